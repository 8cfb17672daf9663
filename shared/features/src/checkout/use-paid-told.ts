import type { Order } from '@suite/api';
import { useOwner } from '@suite/kernel/records';
import { useEffect } from 'react';
import { purchaseTold } from './look-after';
import { purchaseId } from './purchases';

/** The page says that an order is paid: no other page needs to tell it. */
export function usePaidTold(order: Order | undefined): void {
  const owner = useOwner();
  const isPaid = order?.status === 'paid';
  const [id, orderNo] = order
    ? [purchaseId({ kind: order.kind, goodsId: order.goods_id }), order.order_no]
    : ['', ''];
  useEffect(() => {
    if (owner && isPaid) purchaseTold(owner, id, orderNo);
  }, [owner, isPaid, id, orderNo]);
}
