import { codes, queryOf, queryOrder, userOrders, type Order, type UserOrders } from '@suite/api';
import { CallError, QueryClient } from '@suite/kernel';
import { provideReconciler, type LearnerId, type Reconciler } from '@suite/kernel/records';
import { Toast } from '@suite/ui/base';
import { serve as serveCalls } from '../reconciler/testing';
import { leases } from '../sending';
import { purchaseDuty } from './look-after';
import { leaseName, purchases } from './purchases';
import { orderOf, purchaseRecord } from './testing/machine-run';

const learner: LearnerId = { line: 'learner', user: 7 };
const record = purchases.of(learner, 'finance.1');
const waiting = () => purchaseDuty.waiting(learner);
const told = () => jest.mocked(Toast.success).mock.calls.map(([words]) => words);

/** A server that says so of an order, and has that list of orders. */
const serve = (query: () => unknown, orders: () => Partial<UserOrders> | null = () => ({})) =>
  serveCalls((path) => {
    const list = orders();
    return path === userOrders.path ? list && { pending: [], recent: [], ...list } : query();
  });

const offline = () => {
  throw new CallError('service', 0, 'offline');
};
let now = Date.now();
let queries: QueryClient;
/** Another page, later. */
const look = () => {
  now += 61_000;
  return purchaseDuty.run!(learner, queries);
};

beforeEach(async () => {
  localStorage.clear();
  queries = new QueryClient();
  jest.useFakeTimers();
  jest.spyOn(Date, 'now').mockImplementation(() => now);
  jest.spyOn(Toast, 'success').mockImplementation(() => undefined);
  // The page has not heard yet that the order is over.
  record.save(purchaseRecord());
  serve(() => orderOf());
  await look();
  localStorage.clear();
  queries = new QueryClient();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test.each([
  ['in no list any more', {}],
  ['in the list', { recent: [orderOf({ status: 'paid' })] }],
])('a payment whose notice was lost is told, its order being %s', async (_, orders) => {
  record.save(purchaseRecord());
  serve(
    () => orderOf({ status: 'paid' }),
    () => orders,
  );
  await look();
  expect(told()).toEqual(['《财务课》已付款成功']);
  expect(waiting()).toMatchObject([{ name: '《财务课》已付款成功', to: '/pay/pay-success?order_no=O1' }]);
  await look();
  expect(told()).toHaveLength(1);
  waiting()[0]?.dismiss?.();
  expect([waiting(), record.read()]).toEqual([[], undefined]);
});

test('an unpaid order of another phone is asked about, and told when it is paid', async () => {
  const order = orderOf({ attempt: { attempt_no: 'A1', channel: 'browser', state: 'open' } });
  let answer: Order = order;
  serve(
    () => answer,
    () => ({ pending: answer === order ? [order] : [] }),
  );
  await look();
  expect([told(), waiting()]).toEqual([[], []]);
  // It is in no list any more: the device has made a note of it.
  answer = { ...order, status: 'paid' };
  await look();
  expect(told()).toEqual(['《财务课》已付款成功']);
});

test('an order that nobody has tried to pay is left alone', async () => {
  const calls = serve(offline, () => ({ pending: [orderOf()] }));
  await look();
  expect(calls).toEqual([userOrders.path]);
});

test.each([
  ['no answer', offline],
  ['no data', () => null],
  ['another order', () => orderOf({ order_no: 'O9', status: 'paid' })],
  ['an order without a status', () => ({ ...orderOf(), status: undefined })],
])('%s changes nothing, and the list is not needed', async (_, answer) => {
  record.save(purchaseRecord({ unknownAttempt: 'claimed' }));
  serve(answer, () => null);
  await look();
  expect(record.read()).toEqual(purchaseRecord({ unknownAttempt: 'claimed' }));
  expect(told()).toEqual([]);
  const [one] = waiting();
  expect(one).toMatchObject({ name: '有一笔付款待确认', to: '/pay/outside/O1' });
  expect(one?.dismiss).toBeUndefined();
});

test.each([
  ['closed', () => orderOf({ status: 'closed' }), '订单已关闭，没有查到付款'],
  ['refunded', () => orderOf({ status: 'refunded' }), '订单已退款'],
  [
    'missing',
    () => {
      throw new CallError('silent', codes.NOT_FOUND, '订单不存在');
    },
    '没有查到这笔订单，请联系老师核对',
  ],
])(
  'an order that the learner believes to have paid and that is %s can be put away',
  async (_, answer, words) => {
    record.save(purchaseRecord({ unknownAttempt: 'claimed' }));
    serve(answer);
    await look();
    expect(waiting()).toMatchObject([{ name: '有一笔付款待确认', text: words }]);
    waiting()[0]?.dismiss?.();
    expect(waiting()).toEqual([]);
  },
);

test('a purchase that a tab has open is left to that tab', async () => {
  record.save(purchaseRecord());
  leases.of('device', leaseName(learner, 'finance.1')).save({ tab: 'x', until: Date.now() + 100_000 });
  const calls = serve(() => orderOf({ status: 'paid' }));
  await look();
  expect(calls).toEqual([userOrders.path]);
  // It may have died: it is looked at again without another page.
  const soon = jest.fn();
  provideReconciler({ soon } as unknown as Reconciler);
  jest.advanceTimersByTime(15_000);
  expect(soon).toHaveBeenCalledWith('checkout');
  provideReconciler(undefined);
});

test('what a page has told meanwhile is not told again', async () => {
  record.save(purchaseRecord());
  serve(() => {
    record.remove();
    return orderOf({ status: 'paid' });
  });
  await look();
  expect([told(), waiting()]).toEqual([[], []]);
});

test('a closed order that nobody believes to have paid is asked about for two days, and then forgotten', async () => {
  const closed = purchaseRecord({ phase: 'closed', unknownAttempt: 'none' });
  const calls = serve(() => orderOf({ status: 'closed' }));
  record.save({ ...closed, since: now - 86_400_000 });
  await look();
  await purchaseDuty.run!(learner, queries);
  expect(calls.filter((path) => path === queryOrder.path)).toHaveLength(1);
  expect(record.read()).toBeDefined();
  now += 86_400_000;
  await look();
  expect(record.read()).toBeUndefined();
});

test('the list is not read on each page, and what is not known yet is asked about on each', async () => {
  record.save(purchaseRecord());
  const calls = serve(() => orderOf());
  await look();
  now += 3000;
  await purchaseDuty.run!(learner, queries);
  expect(calls).toEqual([userOrders.path, queryOrder.path, queryOrder.path]);
});

test('the management line has no list of orders: what the device knows is asked about', async () => {
  const manager: LearnerId = { line: 'management', user: 7 };
  purchases.of(manager, 'management.1').save(purchaseRecord({ phase: 'verifying' }));
  const order = '/manage-course/pay-course/outside?trade_no=O1';
  expect(purchaseDuty.waiting(manager)).toMatchObject([{ to: order }]);
  const calls = serve(() => orderOf({ status: 'paid' }));
  await purchaseDuty.run!(manager, queries);
  expect(calls).toEqual([queryOrder.path]);
  expect(purchaseDuty.waiting(manager)).toMatchObject([{ to: '/manage-course' }]);
});

test('an order that its page has just asked about is not asked about again', async () => {
  record.save(purchaseRecord());
  const calls = serve(() => orderOf());
  now += 61_000;
  await queries.fetchQuery(queryOf(queryOrder, { order_no: orderOf().order_no }));
  await purchaseDuty.run!(learner, queries);
  const asked = () => calls.filter((path) => path === queryOrder.path).length;
  expect(asked()).toBe(1);
  now += 3000;
  await purchaseDuty.run!(learner, queries);
  expect(asked()).toBe(2);
});
