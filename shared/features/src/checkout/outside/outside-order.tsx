import { payOrder, queryOf, type OutsideOrder as Order } from '@suite/api';
import { platform, useQueryClient } from '@suite/kernel';
import { LoadingPage } from '../../loaded';
import { Skeleton } from '@suite/ui/base';
import type { ReactNode } from 'react';
import type { CheckoutOptions } from '../use-checkout';
import { OtherBrowser } from './other-browser';
import { PayOrder, type PayOrderProps } from './pay-order';
import { SettledOrder, type Way } from './settled-order';
import { useLearner } from '../../learner';
import { useOrder } from './use-order';

export interface OutsideOrderProps {
  orderNo: string;
  /** The page of this order, for the link that is copied. */
  path: string;
  /** What a paid order shows. */
  paid: (order: Order) => ReactNode;
  /** Where its goods can be ordered again; undefined if there is no such page. */
  again: (order: Order) => string | undefined;
  home: Way;
  payment?: PayOrderProps['payment'];
  /** Called once it is paid; by default the page shows it as paid. */
  onPaid?: CheckoutOptions['onPaid'];
}

/** A pay sheet belongs to the buyer's own phone; a cashier in a browser can be paid by anyone. */
const canPayHere = ({ is_mine }: Order) => !!is_mine || platform().context === 'browser';

/** Of an unpaid order the purchase asks. */
const askedAgain = ['closed'] as const;

/** An order by its number, to be paid by the learner or for them. */
export function OutsideOrder({ orderNo, path, paid, again, home, payment, onPaid }: OutsideOrderProps) {
  const client = useQueryClient();
  const read = useOrder(orderNo, askedAgain);
  const { data: order, refetch } = read;
  const line = order?.kind === 'management' ? 'management' : 'learner';
  const learner = useLearner(line, order?.status === 'pending' && !!order.is_mine);
  if (!order) {
    return <LoadingPage title="订单支付" query={read} skeleton={<Skeleton card avatar rows={3} />} />;
  }
  if (order.status === 'paid') return <>{paid(order)}</>;
  if (order.status !== 'pending') return <SettledOrder order={order} again={again(order)} home={home} />;
  const login = again(order);
  if (!canPayHere(order)) return <OtherBrowser {...{ order, path, login }} />;
  const owner = order.is_mine ? learner.data : 'device';
  if (!owner)
    return <LoadingPage title="订单支付" query={learner} skeleton={<Skeleton card avatar rows={3} />} />;
  const reload = () => void refetch();
  // Reading it again might fail, and would leave a learner who has paid with a page that only waits.
  const showPaid = ({ status }: Pick<Order, 'status'>) =>
    void client.setQueryData(queryOf(payOrder, { trade_no: orderNo }).queryKey, { ...order, status });
  return (
    <PayOrder {...{ order, owner, path, login, payment }} onPaid={onPaid ?? showPaid} onOutdated={reload} />
  );
}
