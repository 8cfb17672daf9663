import type { ExamStanding, Order, PayAttempt, UserDetail } from '@suite/api';
import { noticesFor } from './notice';
import { detailWith } from './testing';

const toSign = { id: 3, contract_name: '合同', is_signed: 0, is_show_notice: 1 } as const;
const older = { ...detailWith().userInfo, version_id: 1 };
const told = { isBuy: 1, seenActs: ['card'] } as const;

test.each<[string, Partial<UserDetail>, string[]]>([
  ['nothing is bought', {}, []],
  ['a contract waits', { ...told, seenActs: ['card'], contractInfo: toSign }, ['sign']],
  ['its notice was closed', { contractInfo: { ...toSign, is_show_notice: 0 } }, []],
  ['it is signed', { contractInfo: { ...toSign, is_signed: 1 } }, []],
  ['the staff opened the account', { isBuy: 1, isTemporary: 1 }, ['information']],
  ['an exam is open', { paperId: 9 }, ['exam']],
  ['no exam is named', { paperId: undefined }, []],
  ['the card is new', { isBuy: 1 }, ['card']],
  ['the card was seen', { isBuy: 1, seenActs: ['card'] }, []],
  ['a course is over', { isBuy: 1, isJieke: 1, seenActs: ['card'] }, ['graduate']],
  ['the congratulation was seen', { isBuy: 1, isJieke: 1, seenActs: ['card', 'graduate'] }, []],
  ['the course is of an older version', { isBuy: 1, userInfo: older, seenActs: ['card'] }, ['upgrade']],
  ['the offer was seen', { isBuy: 1, userInfo: older, seenActs: ['card', 'upgrade'] }, []],
  ['the older course is over', { isBuy: 1, isBiye: 1, userInfo: older, seenActs: ['card', 'graduate'] }, []],
  ['nothing is bought of the older version', { userInfo: older }, []],
  [
    'everything comes together',
    { isBuy: 1, contractInfo: toSign, paperId: 9, isSyBiye: 1, userInfo: older },
    ['sign', 'exam', 'graduate', 'upgrade', 'card'],
  ],
])('when %s', (_, part, keys) => {
  expect(
    noticesFor({ detail: detailWith(part), exam: part.paperId ? 'open' : undefined }).map(({ key }) => key),
  ).toEqual(keys);
});

test('a notice names the step that it asks for', () => {
  const due = noticesFor({
    detail: detailWith({ isBuy: 1, isTemporary: 1, contractInfo: toSign, paperId: 9 }),
    exam: 'open',
  });
  expect(due.map(({ action, to }) => [action, to])).toEqual([
    ['去签署', '/sign-contract/3'],
    ['去填写', '/fill-information'],
    ['去考试', '/exam?paper_id=9'],
  ]);
});

test.each<[ExamStanding | undefined, string[]]>([
  [undefined, []],
  ['open', ['去考试', '/exam?paper_id=9']],
  ['begun', ['继续考试', '/exam?paper_id=9']],
  ['submitted', []],
  ['passed', ['看证书', '/exam-certificate?paper_id=9']],
  ['failed', ['联系老师', '/look-teach-weachat']],
])('an exam that is %s asks for %p', (exam, asked) => {
  const due = noticesFor({ detail: detailWith({ paperId: 9 }), exam });
  expect(due.flatMap(({ action, to }) => [action, to])).toEqual(asked);
});

test('what the device has to tell is a notice of its own, which can be closed once there is no more to come', async () => {
  const dismiss = jest.fn();
  const paid = {
    id: 'p',
    name: '《财商课》已付款成功',
    text: '看看',
    to: '/pay/pay-success?order_no=1',
    since: 1,
  };
  const strokes = {
    id: 's',
    name: '合同的签名还没有提交',
    text: '7 天后清除',
    to: '/sign-contract/3',
    since: 2,
  };
  const due = noticesFor({
    detail: detailWith({ contractInfo: toSign }),
    waiting: [{ ...paid, dismiss }, strokes, { id: 'w', name: '学习记录', since: 3 }],
  });
  // The contract that waits is the one of the strokes.
  expect(due.map(({ key, isUrgent }) => [key, isUrgent])).toEqual([
    ['p', false],
    ['s', true],
    ['waiting', false],
  ]);
  expect(due[2]).toMatchObject({ title: '1 条记录待同步' });
  await due[0]?.close?.();
  expect([dismiss.mock.calls.length, due[1]?.close]).toEqual([1, undefined]);
});

const orderWith = (attempt: PayAttempt | null): Order => ({
  order_no: 'CS1',
  kind: 'finance',
  goods_id: 'CS001',
  goods_name: '财商课',
  amount: '1998.00',
  status: 'pending',
  create_time: '2026-03-11 12:00:00',
  expire_time: '2026-03-11 12:30:00',
  pay_time: null,
  attempt,
});
const attemptOf = (state: PayAttempt['state']): PayAttempt => ({
  attempt_no: 'CS1-1',
  channel: 'browser',
  state,
});

test.each([
  [null, '您有一笔订单待支付', '去支付'],
  [attemptOf('closed'), '您有一笔订单待支付', '去支付'],
  [attemptOf('open'), '有一笔付款待确认', '去确认'],
])('an unpaid order comes first, with its one next tap (%j)', (attempt, title, action) => {
  const orders = { pending: [orderWith(attempt)], recent: [] };
  const [first] = noticesFor({ detail: detailWith({ contractInfo: toSign }), orders });
  expect(first).toMatchObject({ title, action, to: '/pay/outside/CS1', text: '财商课，¥1,998.00' });
});

test('an order of the management line opens in its line', () => {
  const order: Order = { ...orderWith(null), kind: 'management', order_no: 'GL1' };
  const [first] = noticesFor({ detail: detailWith(), orders: { pending: [order], recent: [] } });
  expect(first?.to).toBe('/manage-course/pay-course/outside?trade_no=GL1');
});

test('a paid order needs no notice', () => {
  const orders = { pending: [], recent: [orderWith(null)] };
  expect(noticesFor({ detail: detailWith(), orders })).toEqual([]);
});
