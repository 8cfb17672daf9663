import type { BooksOrderInfo, Contract, Order } from '@suite/api';
import { purchasesOf } from './purchases';

const orderWith = (part: Partial<Order> = {}): Order => ({
  order_no: 'CS1',
  kind: 'finance',
  goods_id: 'CS001',
  goods_name: '财商课',
  amount: '998.00',
  status: 'paid',
  create_time: '2026-11-22 12:00:00',
  expire_time: '2026-11-22 12:30:00',
  pay_time: '2026-11-22 12:05:00',
  attempt: null,
  ...part,
});
const open = { attempt_no: 'CS1-1', channel: 'browser', state: 'open' } as const;
const contract = { id: 14, contract_name: '财商课合同', status: 'to_sign' } as Contract;
const parcelWith = (part: Partial<BooksOrderInfo>) =>
  ({ order_no: 'BK1', status: 'paid', address: null, ...part }) as BooksOrderInfo;
const books = orderWith({ order_no: 'BK1', kind: 'books' });

test.each<[string, Parameters<typeof purchasesOf>[0], string, string | undefined]>([
  [
    'not paid',
    { orders: { pending: [orderWith({ status: 'pending' })], recent: [] } },
    '待付款',
    '/pay/outside/CS1',
  ],
  [
    'in doubt',
    { orders: { pending: [orderWith({ status: 'pending', attempt: open })], recent: [] } },
    '付款待确认',
    '/pay/outside/CS1',
  ],
  ['paid', { orders: { pending: [], recent: [orderWith()] } }, '已付款', undefined],
  [
    'to be signed',
    { orders: { pending: [], recent: [orderWith()] }, contracts: [contract] },
    '待签署合同',
    '/sign-contract/14',
  ],
  [
    'without an address',
    { orders: { pending: [], recent: [books] }, parcels: [parcelWith({})] },
    '待填收货地址',
    '/myinfo/notes/address?order_no=BK1',
  ],
  [
    'on its way',
    {
      orders: { pending: [], recent: [books] },
      parcels: [parcelWith({ status: 'shipped', express_no: 'SF1' })],
    },
    '已发货',
    '/myinfo/notes?tab=orders',
  ],
  [
    'received',
    { orders: { pending: [], recent: [books] }, parcels: [parcelWith({ status: 'received' })] },
    '已收货',
    undefined,
  ],
])('a purchase that is %s ends with its last event, and its next step', (_, answers, title, to) => {
  const [purchase] = purchasesOf(answers);
  expect(purchase?.steps.slice(-1)[0]?.title).toBe(title);
  expect(purchase?.next?.to).toBe(to);
});

test('a contract belongs to the course that was bought last, and to no book', () => {
  const recent = [books, orderWith({ order_no: 'JJ2', kind: 'advanced' }), orderWith()];
  const purchases = purchasesOf({ orders: { pending: [], recent }, contracts: [contract] });
  const signed = purchases.filter(({ steps }) => steps.some(({ title }) => title === '待签署合同'));
  expect(signed.map(({ orderNo }) => orderNo)).toEqual(['JJ2']);
});
