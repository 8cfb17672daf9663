import { fenOf, yuanOf, type Goods } from '@suite/api';
import css from './checkout.module.css';

export type PriceLinesProps = Pick<Goods, 'origin_price' | 'coupon_price' | 'coupon_name' | 'price'>;

/** Original price, coupon, payable. */
export function PriceLines({ origin_price, coupon_price, coupon_name, price }: PriceLinesProps) {
  const coupon = fenOf(coupon_price);
  return (
    <dl className={css.lines}>
      <div className={css.line}>
        <dt>原价</dt>
        <dd>{yuanOf(fenOf(origin_price))}</dd>
      </div>
      {coupon > 0 ? (
        <div className={css.line}>
          <dt>{coupon_name || '优惠券'}</dt>
          <dd className={css.coupon}>{yuanOf(-coupon)}</dd>
        </div>
      ) : null}
      <div className={css.line}>
        <dt>应付</dt>
        <dd className={css.total}>{yuanOf(fenOf(price))}</dd>
      </div>
    </dl>
  );
}
