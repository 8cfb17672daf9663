import type { GoodsMutex } from '@suite/api';
import { goods } from '../../../content';
import { boughtBy, type Asked } from '../course/access';
import { onSale } from '../orders/sale';

/** What the learner owns that excludes the goods. */
export async function mutexOf(asked: Asked & { params: { goods_id: string } }): Promise<GoodsMutex> {
  const { content } = await onSale(asked, asked.params.goods_id);
  const bought = await boughtBy(asked);
  const owned = (content.excludes ?? []).filter((product) => bought.has(product));
  return {
    is_mutex: owned.length > 0 ? 1 : 0,
    goods_name: content.name,
    names: owned.map((product) => goods.find((one) => one.product === product)?.name ?? ''),
    reason: owned.length > 0 ? (content.excludeWords ?? '') : '',
  };
}
