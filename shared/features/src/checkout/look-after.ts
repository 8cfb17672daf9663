import { queryOf, userOrders, type Order, type OrderStatus, type UserOrders } from '@suite/api';
import {
  days,
  doSoon,
  isUndisturbed,
  waitingChanged,
  type Duty,
  type LearnerId,
  type Waiting,
} from '@suite/kernel/records';
import { links } from '@suite/kernel/links';
import { Toast } from '@suite/ui/base';
import { orderLink, PURCHASES as KIND } from '../order-link';
import { leases } from '../sending';
import { foundOrder } from './machine/state';
import type { PurchaseRecord } from './machine/types';
import { leaseName, purchaseId, purchases } from './purchases';
import { askOrder, isOrder, orderQuery } from './run/ask-order';

type End = OrderStatus | 'missing';

/** Without an answer the server is asked again then, and so it is about what another tab had open. */
const RETRY = 15_000;

/** A round begins on each page: the list of orders, and an order that is over, are asked for no more often than this. */
const PAUSE = 60_000;

/** A payment may be told late: so long an order that is over is asked about. */
const LATE = days(2);

/** What the server has said to this page of the orders that it was asked about, and when. */
const ends = new Map<string, { end: End; at: number }>();

const endWords: Partial<Record<End, string>> = {
  closed: '订单已关闭，没有查到付款',
  refunded: '订单已退款',
  missing: '没有查到这笔订单，请联系老师核对',
};

/** Whether the learner may believe that they have paid, while no page has told them what became of it. */
const isUnknown = ({ phase, attempt, unknownAttempt }: PurchaseRecord) =>
  !!attempt && (unknownAttempt === 'claimed' || phase === 'verifying' || phase === 'unknown');

const paidWords = (goods: string) => `《${goods}》已付款成功`;

/** Where the learner goes on. */
function wayOn({ line }: LearnerId, { orderNo, paidGoods }: PurchaseRecord): string {
  const kind = line === 'management' ? line : 'finance';
  if (!paidGoods) return orderLink({ kind, order_no: orderNo });
  return line === 'management' ? links.manageCourse() : links.paySuccess({ orderNo });
}

function waiting(owner: LearnerId): Waiting[] {
  return purchases
    .all(owner)
    .filter(({ value }) => value.paidGoods || isUnknown(value))
    .map(({ id, value }) => {
      const { orderNo, paidGoods, since } = value;
      const end = endWords[ends.get(orderNo)?.end ?? 'pending'];
      return {
        id: `${KIND} ${id}`,
        name: paidGoods ? paidWords(paidGoods) : '有一笔付款待确认',
        text: paidGoods ? '看看接下来要做什么' : (end ?? '请勿重复支付，收到结果后自动更新'),
        since,
        to: wayOn(owner, value),
        dismiss: paidGoods || end ? () => purchaseTold(owner, id, orderNo) : undefined,
      };
    });
}

/** The learner has been told that an order is paid, or does not want to hear of it any more. */
export function purchaseTold(owner: LearnerId, id: string, orderNo: string): void {
  const record = purchases.of(owner, id);
  if (record.read()?.orderNo !== orderNo) return;
  record.remove();
  waitingChanged();
}

/** A tab that has the purchase open asks about it itself. */
const isOpen = (owner: LearnerId, id: string) =>
  (leases.of('device', leaseName(owner, id)).read()?.until ?? 0) > Date.now();

type Queries = Parameters<NonNullable<Duty['run']>>[1];

/** The learner's orders, which a page may have read a moment ago; the management line has no list of them. */
async function ordersOf({ line }: LearnerId, queries: Queries): Promise<UserOrders> {
  const none = { pending: [], recent: [] };
  if (line === 'management') return none;
  const read = { ...queryOf(userOrders, undefined), staleTime: PAUSE };
  return (await queries.fetchQuery(read).catch(() => null)) ?? none;
}

/** Makes a note of the orders that somebody has tried to pay on another phone: they may be paid when they are closed. */
function noteOrders(owner: LearnerId, orders: readonly Order[]): void {
  for (const order of orders) {
    if (!isOrder(order) || !order.attempt) continue;
    const record = purchases.of(owner, purchaseId({ kind: order.kind, goodsId: order.goods_id }));
    if (!record.read()) record.save({ ...foundOrder(order, Date.now()), phase: 'ready' });
  }
}

/** Follows the server's word. True if it was "paid" and has been told, unless a page has told it meanwhile. */
function follow(owner: LearnerId, id: string, { order_no, goods_name, status }: Order): boolean {
  const record = purchases.of(owner, id);
  const now = record.read();
  if (now?.orderNo !== order_no || now.paidGoods) return false;
  if (status === 'paid') {
    const paidGoods = goods_name || '课程';
    record.save({ ...now, phase: 'paid', unknownAttempt: 'none', paidGoods });
    if (!isUndisturbed()) Toast.success(paidWords(paidGoods));
    return true;
  }
  if (status !== 'pending' && !isUnknown(now) && Date.now() - now.since > LATE) record.remove();
  return false;
}

/** Whether the server has said a moment ago that an order is over. */
function isOver(orderNo: string): boolean {
  const { end = 'pending', at = 0 } = ends.get(orderNo) ?? {};
  return end !== 'pending' && Date.now() - at < PAUSE;
}

let retry: ReturnType<typeof setTimeout> | undefined;

/** Asks the server about every purchase whose end the learner has not been told. */
async function run(owner: LearnerId, queries: Queries): Promise<boolean> {
  clearTimeout(retry);
  const { pending, recent } = await ordersOf(owner, queries);
  noteOrders(owner, pending);
  const ask = (orderNo: string) => queries.fetchQuery(orderQuery(orderNo));
  let isTold = false;
  for (const { id, value } of purchases.all(owner)) {
    const { orderNo, paidGoods } = value;
    if (!orderNo || paidGoods || isOver(orderNo)) continue;
    const listed = recent.filter(({ order_no }) => order_no === orderNo)[0];
    const order = isOpen(owner, id) ? undefined : (listed ?? (await askOrder(orderNo, ask)));
    if (!order) {
      clearTimeout(retry);
      retry = setTimeout(() => doSoon(KIND), RETRY);
    } else {
      ends.set(orderNo, { end: order === 'missing' ? order : order.status, at: Date.now() });
      if (order !== 'missing') isTold = follow(owner, id, order) || isTold;
    }
  }
  waitingChanged();
  return isTold;
}

/** What the host's reconciler does about purchases on any page. */
export const purchaseDuty: Duty = { kind: KIND, waiting, run };
