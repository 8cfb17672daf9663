import type { Goods } from '@suite/api';
import { Card, Cover, CoverRow } from '@suite/ui';
import css from './payment.module.css';

/** What is being bought. */
export function GoodsHead({ goods: { name, introduce, cover } }: { goods: Goods }) {
  return (
    <Card label="商品">
      <div className={css.goods}>
        <CoverRow cover={<Cover className={css.cover} src={cover} title={name} seed={0} />}>
          <h1 className={css.name}>{name}</h1>
          <p className={css.introduce}>{introduce}</p>
        </CoverRow>
      </div>
    </Card>
  );
}
