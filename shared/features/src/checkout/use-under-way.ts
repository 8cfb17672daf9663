import { amountOf, payOrder, useCall, type GoodsKind } from '@suite/api';
import { useOwner } from '@suite/kernel/records';
import { useMemo } from 'react';
import { returnedOrder } from './channels';
import { purchases } from './purchases';
import type { CheckoutGoods } from './use-checkout';

/**
 * Goods whose payment may have been made: the device's record of them, or the order from whose cashier the learner has
 * come back. A page starts its checkout from these, so that the verdict waits for no other read. Without `goodsId` any
 * goods of the kind count.
 */
export function useUnderWay(kind: GoodsKind, goodsId?: string): CheckoutGoods | undefined {
  const owner = useOwner();
  const returned = useMemo(() => returnedOrder(window.location.href), []);
  const kept = useMemo((): CheckoutGoods | undefined => {
    const isOf = (id: string) => (goodsId ? id === `${kind}.${goodsId}` : id.indexOf(`${kind}.`) === 0);
    const [newest] = (owner ? purchases.all(owner) : [])
      .filter(({ id, value: { orderNo, amount, attempt, unknownAttempt } }) => {
        const isOpen = (!!attempt && unknownAttempt !== 'none') || orderNo === returned;
        return isOf(id) && !!orderNo && amount > 0 && isOpen;
      })
      .sort((one, other) => other.value.since - one.value.since);
    if (!newest) return undefined;
    const { id, value } = newest;
    return { kind, goods_id: id.slice(kind.length + 1), price: amountOf(value.amount), order: null };
  }, [owner, kind, goodsId, returned]);
  const { data: order } = useCall(payOrder, { trade_no: returned }, { enabled: returned !== '' && !kept });
  // Anybody can put the number of somebody else's order into a link, and whoever has the number may read the order.
  const isOwn = order?.is_mine === 1 && order.kind === kind && (!goodsId || goodsId === order.goods_id);
  if (kept || !isOwn) return kept;
  return { kind, goods_id: order.goods_id, price: order.amount, order };
}
