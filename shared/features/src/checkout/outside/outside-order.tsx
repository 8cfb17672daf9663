import type { Order } from '@suite/api';
import { platform, useQueryClient } from '@suite/kernel';
import { LoadingPage, type LoadedQuery } from '../../loaded';
import { Skeleton } from '@suite/ui/base';
import { useState, type ReactNode } from 'react';
import type { CheckoutOptions } from '../use-checkout';
import { OtherBrowser } from './other-browser';
import { PayOrder, type PayOrderProps } from './pay-order';
import { SettledOrder, type Way } from './settled-order';
import { usePaidTold } from '../use-paid-told';
import { useLearner } from '../../learner';
import { returnedOrder } from '../channels';
import { orderQuery } from '../run/ask-order';
import { useOrder, type OrderByNumber } from './use-order';

export interface OutsideOrderProps {
  orderNo: string;
  /** The page of this order, for the link that is copied. */
  path: string;
  /** What a paid order shows; `read` is the read of what is not known of it yet. */
  paid: (order: OrderByNumber, read: LoadedQuery<unknown>) => ReactNode;
  /** Where its goods can be ordered again; undefined if there is no such page. */
  again: (order: Order) => string | undefined;
  home: Way;
  payment?: PayOrderProps['payment'];
  /** Called once it is paid; by default the page shows it as paid. */
  onPaid?: CheckoutOptions['onPaid'];
}

/** A pay sheet belongs to the buyer's own phone; a cashier in a browser can be paid by anyone. */
const canPayHere = ({ is_mine }: OrderByNumber) => is_mine !== 0 || platform().context === 'browser';

/** An order by its number, to be paid by the learner or for them. */
export function OutsideOrder(props: OutsideOrderProps) {
  const { orderNo, paid, again, home } = props;
  // The address loses this mark once the payment is settled.
  const [isReturn] = useState(() => returnedOrder(window.location.href) === orderNo);
  const { order: read, verdict, error, refetch } = useOrder(orderNo, isReturn);
  usePaidTold(verdict);
  // Of an unpaid order the purchase asks by itself.
  const order = verdict ?? (read?.status === 'pending' ? read : undefined);
  const page = { data: undefined, error, refetch };
  if (!order) return <Waiting query={page} />;
  if (order.status === 'paid') return <>{paid(order, page)}</>;
  if (order.status === 'pending') return <Unpaid {...props} {...{ order, page, isReturn }} />;
  return <SettledOrder order={order} again={again(order)} home={home} />;
}

const Waiting = ({ query }: { query: LoadedQuery<unknown> }) => (
  <LoadingPage title="订单支付" query={query} skeleton={<Skeleton card avatar rows={3} />} />
);

interface UnpaidProps extends OutsideOrderProps {
  order: OrderByNumber;
  /** The read that says whose order it is. */
  page: LoadedQuery<unknown>;
  /** A payment is awaited: the purchase asks for it before it is known whose it is. */
  isReturn: boolean;
}

/** An order that nobody has paid, by whoever is here. */
function Unpaid({ order, page, isReturn, orderNo, path, again, payment, onPaid }: UnpaidProps) {
  const client = useQueryClient();
  const isMine = order.is_mine === 1;
  const learner = useLearner(order.kind === 'management' ? 'management' : 'learner', isMine);
  const login = again(order);
  if (!canPayHere(order)) return <OtherBrowser {...{ order, path, login }} />;
  const owner = order.is_mine === 0 ? 'device' : learner.data;
  const waiting = <Waiting query={isMine ? learner : page} />;
  if (!owner && !isReturn) return waiting;
  const showPaid = (now: Order) => void client.setQueryData(orderQuery(orderNo).queryKey, now);
  return (
    <PayOrder
      {...{ order, owner, waiting, path, login, payment }}
      onPaid={onPaid ?? showPaid}
      onOutdated={() => void page.refetch()}
    />
  );
}
