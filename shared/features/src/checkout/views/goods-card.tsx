import { fenOf, yuanOf, type Goods, type Order } from '@suite/api';
import { Card, Cover, CoverRow } from '@suite/ui';
import css from './checkout.module.css';

/** What is being bought. */
export const GoodsCard = ({ goods: { name, introduce, cover } }: { goods: Goods }) => (
  <Card label="商品">
    <div className={css.goods}>
      <CoverRow cover={<Cover className={css.cover} src={cover} title={name} seed={0} />}>
        <h1 className={css.name}>{name}</h1>
        <p className={css.introduce}>{introduce}</p>
      </CoverRow>
    </div>
  </Card>
);

interface OrderCardProps {
  order: Pick<Order, 'goods_name' | 'amount'> & { cover?: string };
}

/** What was ordered and for how much. It names no learner. */
export const OrderCard = ({ order: { goods_name, cover = '', amount } }: OrderCardProps) => (
  <Card label="商品">
    <div className={css.goods}>
      <CoverRow cover={<Cover className={css.cover} src={cover} title={goods_name} seed={0} />}>
        <h2 className={css.name}>{goods_name}</h2>
        <p className={css.amount}>{yuanOf(fenOf(amount))}</p>
      </CoverRow>
    </div>
  </Card>
);
