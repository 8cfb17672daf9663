import type { Invoice, RedLetter, RefundStatus } from '@suite/api';
import { orderStory, type StoryFacts } from './story';

const red = (part: Partial<RedLetter> = {}) =>
  ({ state: 'confirming', reason: '抬头填写错误', refusal: '', is_for_refund: 0, ...part }) as RedLetter;
const forRefund = (state: RedLetter['state']) => red({ state, reason: '课程退款', is_for_refund: 1 });

const invoice = (part: Partial<Invoice> = {}) =>
  ({
    id: 3,
    order_no: 'CS1',
    title_type: 'company',
    title: '远山文化',
    amount: '998.00',
    status: 'issued',
    fail_reason: '',
    red: null,
    replaces_id: null,
    ...part,
  }) as Invoice;

const refund = (status: RefundStatus | null, amount = '821.57') => ({
  contract_id: 5,
  paid: '998.00',
  amount,
  status,
});

const told = ({ steps, standing, isOpen, next }: NonNullable<ReturnType<typeof orderStory>>) => ({
  steps: steps.map(({ title, state }) => `${title} ${state}`),
  standing,
  isOpen,
  to: next.to,
});

const RESULT = '/refund-result?contractId=5';
const CARD = '/refund-bind-card?contractId=5';
const submitted = '已提交退款申请 done';
const approved = '审核通过 done';

test.each<[string, StoryFacts, string[], string, boolean, string]>([
  [
    'a refund without a card',
    { refund: refund('to_bind'), invoices: [] },
    ['填写银行卡 now', '审核 coming', '打款 coming', '到账 coming'],
    '退款待填银行卡',
    true,
    CARD,
  ],
  [
    'a refund that is checked, of an invoiced order',
    { refund: refund('checking'), invoices: [invoice()] },
    [submitted, '审核 now', '冲红原发票 coming', '打款 coming', '到账 coming', '开新发票 coming'],
    '退款审核中',
    true,
    RESULT,
  ],
  [
    'an approved refund of an order without an invoice',
    { refund: refund('approved'), invoices: [invoice({ status: 'failed' })] },
    [submitted, approved, '打款 now', '到账 coming'],
    '退款审核通过',
    true,
    RESULT,
  ],
  [
    'an approved refund that waits for the red letter',
    { refund: refund('approved'), invoices: [invoice({ red: forRefund('confirming') })] },
    [submitted, approved, '发票冲红待确认 now', '打款 coming', '到账 coming', '开新发票 coming'],
    '退款中，发票冲红待确认',
    true,
    RESULT,
  ],
  [
    'money on its way: the invoice is gone before',
    { refund: refund('on_way'), invoices: [invoice({ status: 'reversed', red: forRefund('issued') })] },
    [submitted, approved, '原发票已冲红 done', '已打款 done', '到账 now', '开新发票 coming'],
    '退款已打款',
    true,
    RESULT,
  ],
  [
    'money that came back',
    { refund: refund('failed'), invoices: [] },
    [submitted, approved, '已打款 done', '退回失败 failed'],
    '退款退回失败',
    true,
    CARD,
  ],
  [
    'a part that has arrived: the rest can be invoiced',
    { refund: refund('arrived'), invoices: [invoice({ status: 'reversed', red: forRefund('issued') })] },
    [submitted, approved, '原发票已冲红 done', '已打款 done', '已到账 done', '开新发票 now'],
    '退款已到账',
    true,
    '/myinfo/invoice/billing?order_no=CS1',
  ],
  [
    'an invoice for the rest',
    {
      refund: refund('arrived'),
      invoices: [
        invoice({ id: 4, amount: '176.43' }),
        invoice({ status: 'reversed', red: forRefund('issued') }),
      ],
    },
    [submitted, approved, '原发票已冲红 done', '已打款 done', '已到账 done', '已开新发票 done'],
    '退款已到账',
    false,
    '/myinfo/invoice?id=4',
  ],
  [
    'all of the money: nothing is left to invoice',
    {
      refund: refund('arrived', '998.00'),
      invoices: [invoice({ status: 'reversed', red: forRefund('issued') })],
    },
    [submitted, approved, '原发票已冲红 done', '已打款 done', '已到账 done'],
    '退款已到账',
    false,
    RESULT,
  ],
  [
    'a refund that was refused',
    { refund: refund('refused'), invoices: [invoice()] },
    [submitted, '审核未通过 over'],
    '退款未通过',
    false,
    RESULT,
  ],
  [
    'a refund that was taken back',
    { refund: refund('withdrawn'), invoices: [] },
    [submitted, '已撤回 done'],
    '退款已撤回',
    false,
    RESULT,
  ],
  [
    'a red letter that waits',
    { refund: refund(null), invoices: [invoice({ red: red() })] },
    ['已申请重开发票 done', '发票冲红待确认 now', '开新发票 coming'],
    '发票冲红待确认',
    true,
    '/myinfo/invoice?id=3',
  ],
  [
    'a red letter that was refused',
    { invoices: [invoice({ red: red({ state: 'refused' }) })] },
    ['已申请重开发票 done', '冲红未通过 over'],
    '冲红未通过',
    false,
    '/myinfo/invoice?id=3',
  ],
  [
    'a red letter that nobody confirmed',
    { invoices: [invoice({ red: red({ state: 'void' }) })] },
    ['已申请重开发票 done', '冲红已作废 over'],
    '冲红已作废',
    false,
    '/myinfo/invoice?id=3',
  ],
  [
    'a new invoice that is being made',
    {
      invoices: [
        invoice({ id: 4, status: 'making', replaces_id: 3 }),
        invoice({ status: 'reversed', red: red({ state: 'issued' }) }),
      ],
    },
    ['已申请重开发票 done', '原发票已冲红 done', '新发票开具中 now'],
    '新发票开具中',
    true,
    '/myinfo/invoice?id=4',
  ],
  [
    'a new invoice that could not be made',
    {
      invoices: [
        invoice({ id: 4, status: 'failed', replaces_id: 3 }),
        invoice({ status: 'reversed', red: red({ state: 'issued' }) }),
      ],
    },
    ['已申请重开发票 done', '原发票已冲红 done', '新发票开具失败 failed'],
    '新发票开具失败',
    true,
    '/myinfo/invoice?id=4',
  ],
  [
    'an invoice that was replaced, and a refund after it: the refund is the story, of the new invoice',
    {
      refund: refund('approved'),
      invoices: [
        invoice({ id: 4, replaces_id: 3, red: forRefund('confirming') }),
        invoice({ status: 'reversed', red: red({ state: 'issued' }) }),
      ],
    },
    [submitted, approved, '发票冲红待确认 now', '打款 coming', '到账 coming', '开新发票 coming'],
    '退款中，发票冲红待确认',
    true,
    RESULT,
  ],
])('%s', (_, facts, steps, standing, isOpen, to) => {
  expect(told(orderStory(facts)!)).toEqual({ steps, standing, isOpen, to });
});

test('an order that was neither refunded nor invoiced anew has no story', () => {
  expect(orderStory({ invoices: [] })).toBeUndefined();
  expect(orderStory({ refund: refund(null), invoices: [invoice()] })).toBeUndefined();
});

test('a state that this version does not know is told as being looked at', () => {
  const story = orderStory({ refund: refund('paused' as RefundStatus), invoices: [] });
  expect(story?.standing).toBe('退款处理中');
  expect(story?.isOpen).toBe(true);
});
