import { payOrder, queryOrder, type OutsideOrder, type PayStep } from '@suite/api';
import { CallError } from '@suite/kernel';
import { answer, renderPage } from '@suite/ui/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { goodsPage } from './goods-page';
import { nextSteps } from './next-steps';
import PaySuccessPage from './pay-success.page';
import { outsideOrderWith as orderWith } from '@suite/features/checkout/testing';

const paid = (part: Partial<OutsideOrder> = {}) => orderWith({ status: 'paid', ...part });
const visit = (
  order: OutsideOrder,
  hasPage: (to: string) => boolean = () => true,
  at = '/page?order_no=CS1',
) =>
  renderPage(<PaySuccessPage edition="any" />, {
    at,
    answers: [answer(payOrder, order), answer(queryOrder, order)],
    platform: { hasPage },
  });

test('the buyer sees what comes next, the first of it as the one button', async () => {
  const { callsOf } = visit(paid());
  expect(await screen.findByRole('heading', { name: '欢迎加入' })).toBeVisible();
  const next = await screen.findByRole('region', { name: '接下来' });
  expect(within(next).getByText('约 5 分钟，请备好身份证')).toBeVisible();
  expect(within(next).queryByText('名额有限，满员请换一天')).toBeNull();
  expect(
    within(next)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['#/myinfo/contract', '#/look-teach-weachat', '#/class-info', '#/myinfo/invoice']);
  expect(screen.getByRole('link', { name: '去签署合同' })).toHaveAttribute('href', '/myinfo/contract');
  expect(callsOf(payOrder)).toHaveLength(1);
});

test.each<[Partial<OutsideOrder>, PayStep, string]>([
  [{ kind: 'advanced' }, 'teacher', '/look-teach-weachat?line=advanced'],
  [{ kind: 'tools' }, 'teacher', '/pay/payment-tools-contact'],
  [{ kind: 'tools' }, 'study', '/market-tools'],
  [{ kind: 'jingpin' }, 'study', '/'],
  [{ kind: 'management' }, 'contract', '/manage-course/pay-course'],
  [{ kind: 'management' }, 'study', '/manage-course'],
  [{ kind: 'books' }, 'address', '/myinfo/notes/address?order_no=CS1'],
  [{ kind: 'advanced' }, 'address', '/advanced-lesson-finance/receive?order_no=CS1'],
])('of %j the step "%s" leads to %s', (part, step, to) => {
  expect(nextSteps(paid({ ...part, steps: [step] }))[0]?.to).toBe(to);
});

test.each([
  ['finance', 'CS006', '/pay/payment/CS006'],
  ['advanced', 'advanced-2', '/pay/payment-advnaced/2'],
  ['books', 'books:551,552', '/myinfo/notes/order?books=551,552'],
  ['management', 'management', '/manage-course/pay-course'],
] as const)('%s %s is ordered again on its own page', (kind, goods_id, page) => {
  expect(decodeURIComponent(goodsPage({ kind, goods_id }) ?? '')).toBe(page);
});

test('a step whose page no app has is told without a link, and the next one becomes the button', async () => {
  visit(paid(), (to) => to !== '/myinfo/contract');
  expect(await screen.findByRole('link', { name: '去添加老师' })).toBeVisible();
  expect(screen.getByText('签署课程合同')).toBeVisible();
  expect(screen.queryByRole('link', { name: /签署课程合同/ })).toBeNull();
});

test('a receipt without a name can be copied, also by the payer', async () => {
  const copied: string[] = [];
  const writeText = async (text: string) => void copied.push(text);
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  visit(
    paid({
      is_mine: 0,
      learner_name: '许**',
      pay_time: '2026-11-27 12:00:00',
      attempt: { attempt_no: 'CS1-2', channel: 'browser', state: 'paid' },
    }),
  );
  await userEvent.click(await screen.findByRole('button', { name: '复制收据' }));
  expect(copied).toEqual([
    '付款收据：财商课 · 点评班\n金额：¥900.00\n付款时间：2026年11月27日 12:00\n订单号：CS1\n支付流水号：CS1-2',
  ]);
});

test('a stranger sees that it is paid, and nothing that belongs to the buyer', async () => {
  visit(paid({ is_mine: 0 }));
  expect(await screen.findByRole('heading', { name: '支付成功' })).toBeVisible();
  expect(screen.queryByText('接下来')).toBeNull();
  expect(screen.queryByRole('link')).toBeNull();
});

test('opened without an order it leads to the learner’s orders and home, and asks for nothing', async () => {
  const { callsOf } = visit(paid(), () => true, '/page');
  expect(screen.getByRole('heading', { name: '没有找到要查看的订单' })).toBeVisible();
  expect(screen.getByRole('link', { name: '查看我的订单' })).toHaveAttribute('href', '/myinfo?tab=orders');
  expect(screen.getByRole('link', { name: '返回个人中心' })).toHaveAttribute('href', '/');
  expect(callsOf(payOrder)).toEqual([]);
});

test('an order that is not paid offers to look again and to pay', async () => {
  const { callsOf } = visit(orderWith());
  expect(await screen.findByRole('heading', { name: '还没有收到付款' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: '刷新' }));
  expect(callsOf(payOrder)).toHaveLength(2);
  expect(screen.getByRole('link', { name: '还没付款，去付款' })).toHaveAttribute('href', '/pay/outside/CS1');
});

test.each(['pending', 'closed'] as const)(
  'an order that is %s by what the provider was told is asked about, and paid',
  async (status) => {
    let order = orderWith({ status });
    renderPage(<PaySuccessPage edition="any" />, {
      at: '/page?order_no=CS1',
      answers: [answer(payOrder, () => order), answer(queryOrder, () => (order = paid()))],
    });
    expect(await screen.findByRole('heading', { name: '欢迎加入' })).toBeVisible();
    expect(screen.queryByText(/没有扣款|还没有收到/)).toBeNull();
  },
);

test.each(['closed', 'refunded'] as const)('an order that is %s is no success', async (status) => {
  visit(orderWith({ status }));
  expect(await screen.findByRole('heading', { name: /订单已/ })).toBeVisible();
  expect(screen.queryByText('支付成功')).toBeNull();
});

const never = () => new Promise<never>(() => undefined);

test.each([
  ['hangs', never, 'status'],
  ['fails', () => Promise.reject(new CallError('service', 0, '')), 'alert'],
] as const)('the verdict does not wait for what comes next, whose read %s', async (_, reply, role) => {
  renderPage(<PaySuccessPage edition="any" />, {
    at: '/page?order_no=CS1',
    answers: [answer(payOrder, reply), answer(queryOrder, paid())],
  });
  expect(await screen.findByRole('heading', { name: '支付成功' })).toBeVisible();
  expect(screen.getByText('已付 ¥900.00')).toBeVisible();
  expect(await screen.findByRole(role)).toBeVisible();
});

test('an order that was read as paid does not wait for the payment service', async () => {
  renderPage(<PaySuccessPage edition="any" />, {
    at: '/page?order_no=CS1',
    answers: [answer(payOrder, paid()), answer(queryOrder, never)],
  });
  expect(await screen.findByRole('link', { name: '去签署合同' })).toBeVisible();
});

test('an answer about another order is no verdict', async () => {
  renderPage(<PaySuccessPage edition="any" />, {
    at: '/page?order_no=CS1',
    answers: [answer(payOrder, orderWith()), answer(queryOrder, paid({ order_no: 'CS9' }))],
  });
  expect(await screen.findByRole('button', { name: '重试' })).toBeVisible();
  expect(screen.queryByText('支付成功')).toBeNull();
});
