import { fenOf, yuanOf } from '@suite/api';
import { links } from '@suite/kernel/links';
import { ButtonLink, ResultScreen } from '@suite/ui';
import { CopyButton } from '../views/copy-button';
import type { OrderByNumber } from './use-order';

/** A link that leads on. */
export interface Way {
  words: string;
  to: string;
}

export interface SettledOrderProps {
  order: OrderByNumber;
  /** Where the buyer can order the goods again. */
  again?: string;
  home: Way;
}

/** An order that was not paid in time or was given back; its buyer is led to the goods again. */
export function SettledOrder({ order, again, home }: SettledOrderProps) {
  const isRefunded = order.status === 'refunded';
  const canRepeat = again !== undefined && !!order.is_mine && !isRefunded;
  const { words, to } = canRepeat ? { words: '重新下单', to: again } : home;
  const study = order.closed_reason ? (
    <ButtonLink block type="default" to={links.home()}>
      去学习
    </ButtonLink>
  ) : null;
  return (
    <ResultScreen
      state="failed"
      title={isRefunded ? '订单已退款' : '订单已关闭'}
      reason={
        <>
          <p>
            {isRefunded
              ? '款项会退回原支付方式或购买人的银行卡，请留意到账通知'
              : order.closed_reason || '没有在时限内付款，订单已自动关闭，没有扣款'}
          </p>
          <p>
            {order.goods_name}，{yuanOf(fenOf(order.amount))}
          </p>
        </>
      }
      action={
        // A payer is led nowhere: the goods are not theirs.
        order.is_mine ? (
          <ButtonLink block type={canRepeat ? 'primary' : 'default'} to={to}>
            {words}
          </ButtonLink>
        ) : undefined
      }
      secondary={
        <>
          {order.is_mine ? study : null}
          <CopyButton text={order.order_no}>复制订单号</CopyButton>
        </>
      }
    />
  );
}
