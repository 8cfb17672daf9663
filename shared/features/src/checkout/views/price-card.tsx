import { fenOf, yuanOf, type Order } from '@suite/api';
import { platform, type Context } from '@suite/kernel';
import { Card } from '@suite/ui';
import type { ReactNode } from 'react';
import css from './checkout.module.css';
import { PriceLines, type PriceLinesProps } from './price-lines';

const channels: Readonly<Record<Context, string>> = {
  messenger: '微信支付',
  'desktop-messenger': '微信支付',
  browser: '前往收银台支付',
  shell: 'App 支付',
};

export interface PriceCardProps {
  goods: PriceLinesProps;
  /** The learner's unpaid order, which keeps the amount that it was made for. */
  order: Order | null;
  /** More facts about the purchase, by name. */
  facts?: Readonly<Record<string, string>>;
  /** What else there is to know about the price. */
  children?: ReactNode;
}

/** What is paid, what for, and how. */
export function PriceCard({ goods, order, facts = {}, children }: PriceCardProps) {
  const price = fenOf(goods.price);
  const ordered = order ? fenOf(order.amount) : price;
  return (
    <Card title="费用明细">
      {ordered < price ? (
        <p className={css.note}>
          您的订单金额是 <strong>{yuanOf(ordered)}</strong>，按下单时的价格计算，比现在的价格 {yuanOf(price)}{' '}
          少付 {yuanOf(price - ordered)}。
        </p>
      ) : (
        <PriceLines {...goods} />
      )}
      {ordered > price ? (
        <p className={css.note}>
          价格已降低，比您的订单少付 <strong>{yuanOf(ordered - price)}</strong>
          。按新价格支付后，原订单自动关闭。
        </p>
      ) : null}
      <dl className={css.facts}>
        {Object.entries({ 支付方式: channels[platform().context], ...facts }).map(([name, fact]) => (
          <div className={css.line} key={name}>
            <dt>{name}</dt>
            <dd>{fact}</dd>
          </div>
        ))}
      </dl>
      {children}
    </Card>
  );
}
