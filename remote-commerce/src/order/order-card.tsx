import { fenOf, yuanOf, type Order, type OutsideOrder } from '@suite/api';
import { Card, Cover, CoverRow } from '@suite/ui';
import css from './order-card.module.css';

/** What was ordered and for how much. It names no learner. */
export function OrderCard({ order }: { order: Order & Partial<Pick<OutsideOrder, 'cover'>> }) {
  return (
    <Card label="商品">
      <div className={css.goods}>
        <CoverRow cover={<Cover className={css.cover} src={order.cover} title={order.goods_name} seed={0} />}>
          <span className={css.name}>{order.goods_name}</span>
          <span className={css.amount}>{yuanOf(fenOf(order.amount))}</span>
        </CoverRow>
      </div>
    </Card>
  );
}
