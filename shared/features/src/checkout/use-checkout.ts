import {
  createPayment,
  fenOf,
  queryOrder,
  userOrders,
  type CreateOrderParams,
  type Goods,
  type Order,
} from '@suite/api';
import { platform, useQueryClient } from '@suite/kernel';
import { useUndisturbed, type Owner } from '@suite/kernel/records';
import type { LinkTo } from '@suite/kernel/links';
import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { useLearner } from '../learner';
import { browserDeps } from './browser-deps';
import { canPay, isCheaper } from './machine/learner';
import type { State } from './machine/types';
import { createCheckout, type Checkout } from './run/create-checkout';
import type { CheckoutCalls } from './run/types';
import { useRemaining } from './use-remaining';
import { ELSEWHERE, problemWords } from './words';
import { useLatest } from '@suite/ui';

/** Calls back whenever the page is seen again: from the background, from another app, from the browser's cache. */
function watchVisits(onReturn: () => void, onLeave: () => void): () => void {
  const onVisibility = () => document.visibilityState === 'visible' && onReturn();
  // A page that opens says this too; only one from the cache has missed something.
  const onShow = ({ persisted }: PageTransitionEvent) => persisted && onReturn();
  document.addEventListener('visibilitychange', onVisibility);
  window.addEventListener('pageshow', onShow);
  window.addEventListener('pagehide', onLeave);
  return () => {
    document.removeEventListener('visibilitychange', onVisibility);
    window.removeEventListener('pageshow', onShow);
    window.removeEventListener('pagehide', onLeave);
  };
}

/** What is bought; any product line can name its goods so. */
export type CheckoutGoods = Pick<Goods, 'goods_id' | 'kind' | 'price' | 'order'>;

export interface CheckoutOptions {
  goods: CheckoutGoods;
  /** Makes the order; the page adds what its kind of goods needs. */
  create: (params: CreateOrderParams) => Promise<Order>;
  /** Called once, by the server's word alone; by then everything that was read counts as out of date. */
  onPaid: (order: Order) => void;
  /** The goods have to be read again: their price has changed, or their order was refused or closed. */
  onOutdated?: () => void;
  /** Under whom the device files it, undefined while that is read; by default the learner who is here. */
  owner?: Owner | undefined;
  /** Calls of a product line that has its own. */
  calls?: Partial<Pick<CheckoutCalls, 'payment' | 'query' | 'pending'>>;
}

/** What a payment page draws and offers. */
export interface CheckoutView extends Pick<
  State,
  'phase' | 'order' | 'orderNo' | 'isChanged' | 'isBack' | 'payUrl' | 'wants'
> {
  /** Fen: the order's amount while there is an order to pay, else the goods' price. */
  amount: number;
  /** What went wrong, in words; '' when nothing did. */
  problem: string;
  /** Fen: how much less the goods cost than the unpaid order; 0 unless the lower price is offered. */
  saved: number;
  /** Whether a tap pays at once. In `ready` without it, `payAgain` asks the server first. */
  canPay: boolean;
  /** Whether this tab may order and pay; without it every such button is off. */
  isLeased: boolean;
  /** Seconds until the unpaid order is closed; 0 without one, undefined when the device's clock cannot tell. */
  remaining: number | undefined;
  pay: () => void;
  /** 继续支付, or a new order after a closed one: the server is asked before the learner pays. */
  payAgain: () => void;
  /** 已完成支付 */
  paidAlready: () => void;
  /** The learner agrees to the changed amount, and pays it. */
  accept: () => void;
  /** The server is asked for the order once more. */
  askAgain: () => void;
  /** Events and times, to be copied for the service. */
  trace: () => string;
}

function callsFor({ goods, create, calls }: CheckoutOptions): CheckoutCalls {
  const isOfGoods = (order: Order) => order.kind === goods.kind && order.goods_id === goods.goods_id;
  return {
    create: (params) => create({ ...params, goods_id: goods.goods_id }),
    payment: (params) => createPayment(params),
    query: (orderNo) => queryOrder({ order_no: orderNo }),
    pending: async () => (await userOrders()).pending.filter(isOfGoods)[0] ?? null,
    ...calls,
  };
}

/** Runs the purchase while the page is open, and gives its state. */
function useRunning(checkout: Checkout, pending: Order | null) {
  const known = useRef(pending);
  useEffect(() => {
    checkout.start(known.current);
    const stopWatching = watchVisits(checkout.resume, checkout.leave);
    return () => {
      stopWatching();
      checkout.stop();
    };
  }, [checkout]);
  return useSyncExternalStore(checkout.subscribe, checkout.state);
}

/** While these last, nothing else may draw the learner’s attention. */
const isPaying = ({ phase }: State) => phase === 'creating' || phase === 'launched' || phase === 'verifying';

/** Leaves the payment page for the one that says that the order is paid. */
export const leaveFor =
  (success: LinkTo<'orderNo'>) =>
  ({ order_no }: Order): void =>
    platform().navigate(success({ orderNo: order_no }), { replace: true });

/**
 * A purchase as a payment page needs it. The page draws what it is told and offers no button of its own to pay:
 * which states there are and what leads where is in `machine/`.
 */
export function useCheckout(options: CheckoutOptions): CheckoutView {
  const { goods } = options;
  const isNamed = 'owner' in options;
  const learner = useLearner(goods.kind === 'management' ? 'management' : 'learner', !isNamed);
  const owner = isNamed ? options.owner : learner.data;
  const client = useQueryClient();
  const newest = useLatest(options);
  const shown = fenOf(goods.price);

  const checkout = useMemo(() => {
    const calls: CheckoutCalls = {
      create: (params) => callsFor(newest.current).create(params),
      payment: (params) => callsFor(newest.current).payment(params),
      query: (orderNo) => callsFor(newest.current).query(orderNo),
      pending: () => callsFor(newest.current).pending(),
    };
    const deps = browserDeps({ owner, kind: goods.kind, goodsId: goods.goods_id }, calls, {
      onPaid: (order) => {
        // What the learner owns stands in many answers: each is read anew when its page is entered.
        void client.invalidateQueries({ refetchType: 'none' });
        newest.current.onPaid(order);
      },
      onRefused: () => newest.current.onOutdated?.(),
    });
    return createCheckout(fenOf(newest.current.goods.price), deps);
  }, [client, owner, goods.kind, goods.goods_id, newest]);

  // The field may be missing when there is no order.
  const state = useRunning(checkout, goods.order ?? null);
  useEffect(() => checkout.setPrice(shown), [checkout, shown]);

  useUndisturbed(isPaying(state));
  const { phase, order, orderNo, isChanged, isBack, payUrl, wants, isLeased } = state;
  // A closed order is followed by one at the goods' price.
  const isOrdered = phase !== 'idle' && phase !== 'creating' && phase !== 'closed';
  const saved = order && isCheaper(state) ? fenOf(order.amount) - shown : 0;
  const isOutdated = isChanged || phase === 'closed';
  useEffect(() => {
    if (isOutdated) newest.current.onOutdated?.();
  }, [isOutdated, newest]);
  // Every purchase that was opened has a serial.
  const isElsewhere = state.serial > 0 && !isLeased;
  const remaining = useRemaining(order, checkout.resume);
  return {
    ...{ phase, order, orderNo, saved, isBack, payUrl, wants, isLeased, remaining },
    isChanged: isChanged && !saved,
    amount: order && isOrdered && !saved ? fenOf(order.amount) : shown,
    problem: problemWords(state) || (isElsewhere ? ELSEWHERE : ''),
    canPay: (phase === 'idle' && isLeased) || canPay(state, Date.now()),
    pay: checkout.pay,
    payAgain: checkout.payAgain,
    paidAlready: checkout.paidAlready,
    accept: checkout.accept,
    askAgain: checkout.resume,
    trace: checkout.trace,
  };
}
