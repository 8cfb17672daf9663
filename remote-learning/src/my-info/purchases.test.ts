import type { BooksOrderInfo, Contract, Invoice, Order, RefundContract } from '@suite/api';
import * as inbox from './purchases';

type Answers = inbox.Answers & { orders: { pending: Order[]; recent: Order[] } };
const purchasesOf = ({ orders, ...answers }: Answers) =>
  inbox.purchasesOf([...orders.pending, ...orders.recent], answers);

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
const attempt = { attempt_no: 'CS1-1', channel: 'browser', state: 'open' } as const;
const contractWith = (status: Contract['status']) =>
  [{ id: 14, contract_name: '财商课合同', status, sign_time: '', reason: '' }] as Contract[];
const refundWith = (status: RefundContract['status']) =>
  [{ contract_id: 14, order_no: 'CS1', status }] as RefundContract[];
const invoiceWith = (part: Partial<Invoice>) =>
  [
    { id: 3, order_no: 'CS1', red: null, apply_time: '2026-11-22 13:00:00', issue_time: '', ...part },
  ] as Invoice[];
const invoiceable = [{ order_no: 'CS1', goods_name: '财商课', paid: '', left: '998.00', pay_time: '' }];
const paid = { pending: [], recent: [orderWith()] };
const books = { pending: [], recent: [orderWith({ order_no: 'BK1', kind: 'books' })] };
const parcel = (part: Partial<BooksOrderInfo>) =>
  [{ order_no: 'BK1', status: 'paid', address: null, ...part }] as BooksOrderInfo[];
const pendingWith = (part: Partial<Order> = {}) => ({
  pending: [orderWith({ status: 'pending', ...part })],
  recent: [],
});

test.each<[string, Answers, string, string | undefined]>([
  ['not paid', { orders: pendingWith() }, '待付款', '/pay/outside/CS1'],
  ['in doubt', { orders: pendingWith({ attempt }) }, '付款待确认', '/pay/outside/CS1'],
  ['paid', { orders: paid }, '已付款', undefined],
  [
    'to be signed',
    { orders: paid, contracts: contractWith('to_sign'), refunds: refundWith(null) },
    '待签署合同',
    '/sign-contract/14',
  ],
  [
    'rejected',
    { orders: paid, contracts: contractWith('rejected'), refunds: refundWith(null) },
    '合同被退回',
    '/sign-contract/14',
  ],
  [
    'signed',
    { orders: paid, contracts: contractWith('signed'), refunds: refundWith(null) },
    '已签合同',
    '/preview-contract?id=14',
  ],
  ['without an invoice', { orders: paid, invoiceable }, '可以开发票', '/myinfo/invoice/billing?order_no=CS1'],
  [
    'being invoiced',
    { orders: paid, invoices: invoiceWith({ status: 'making' }) },
    '发票开具中',
    '/myinfo/invoice?id=3',
  ],
  [
    'invoiced',
    { orders: paid, invoices: invoiceWith({ status: 'issued' }) },
    '已开发票',
    '/myinfo/invoice?id=3',
  ],
  [
    'invoiced to its payer',
    { orders: { pending: [], recent: [orderWith({ invoice_for: 'payer' })] } },
    '发票开给付款人',
    undefined,
  ],
  [
    'not invoiced for a reason',
    { orders: paid, invoices: invoiceWith({ status: 'failed', fail_reason: '抬头不存在' }) },
    '发票开具失败',
    '/myinfo/invoice?id=3',
  ],
  [
    'without an address',
    { orders: books, parcels: parcel({}) },
    '待填收货地址',
    '/myinfo/notes/address?order_no=BK1',
  ],
  [
    'on its way',
    { orders: books, parcels: parcel({ status: 'shipped', express_no: 'SF1' }) },
    '已发货',
    '/myinfo/notes?tab=orders',
  ],
  ['received', { orders: books, parcels: parcel({ status: 'received' }) }, '已收货', undefined],
])('a purchase that is %s ends with its last event, and its next step', (_, answers, title, to) => {
  const [purchase] = purchasesOf(answers);
  expect(purchase?.steps.slice(-1)[0]?.title).toBe(title);
  expect(purchase?.next?.to).toBe(to);
});

test('order, contract, invoice and refund of one purchase stand in one line; what waits comes first', () => {
  const [purchase] = purchasesOf({
    orders: paid,
    contracts: contractWith('signed'),
    invoices: invoiceWith({ status: 'issued' }),
    refunds: refundWith('failed'),
  });
  expect(purchase?.steps.map(({ title }) => title)).toEqual([
    '已下单',
    '已付款',
    '已签合同',
    '已提交退款申请',
    '审核通过',
    '已打款',
    '退回失败',
  ]);
  expect(purchase).toMatchObject({
    isOpen: true,
    standing: '退款退回失败',
    next: { action: '重新填写银行卡' },
  });
});

test('parts of another order are not mixed in, and what is over says so', () => {
  const recent = [orderWith({ order_no: 'JJ2', kind: 'advanced' }), orderWith({ status: 'refunded' })];
  const [advanced, finance] = purchasesOf({
    orders: { pending: [], recent },
    contracts: contractWith('revoked'),
    refunds: refundWith('arrived'),
    invoices: invoiceWith({ status: 'reversed' }),
  });
  expect(advanced?.steps.map(({ title }) => title)).toEqual(['已下单', '已付款']);
  expect(finance).toMatchObject({ isOpen: false, standing: '已退款' });
});

test.each<[RefundContract['status'], string, string]>([
  ['checking', '退款审核中', '/refund-result?contractId=14'],
  ['to_bind', '退款待填银行卡', '/refund-bind-card?contractId=14'],
])('a refund that is %s is told in the words of its own page: %s', (status, standing, to) => {
  const [purchase] = purchasesOf({ orders: paid, invoiceable, refunds: refundWith(status) });
  expect(purchase).toMatchObject({ isOpen: true, standing, next: { to } });
  expect(purchase?.steps.slice(-1)[0]?.title).toBe('到账');
});

test('after a refund that was taken back an invoice can be asked for', () => {
  const [purchase] = purchasesOf({ orders: paid, invoiceable, refunds: refundWith('withdrawn') });
  expect(purchase?.steps.slice(-1)[0]?.title).toBe('可以开发票');
  expect(purchase).toMatchObject({ isOpen: false, next: { action: '开发票' } });
});

test('an invoice that is made after a refund was refused is under way', () => {
  const [purchase] = purchasesOf({
    orders: paid,
    refunds: refundWith('refused'),
    invoices: invoiceWith({ status: 'making' }),
  });
  expect(purchase).toMatchObject({ isOpen: true, standing: '发票开具中', next: { action: '查看进度' } });
});
