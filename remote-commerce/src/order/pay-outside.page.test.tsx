import {
  createPayment,
  payOrder,
  queryOrder,
  userDetail,
  type OutsideOrder,
  type UserDetail,
} from '@suite/api';
import { CallError, useSession, type Context } from '@suite/kernel';
import { answer, renderPage, type Answer } from '@suite/ui/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import PayOutsidePage from './pay-outside.page';

import { outsideOrderWith as orderWith } from '@suite/features/checkout/testing';

const payment = {
  attempt_no: 'CS1-1',
  channel: 'browser',
  state: 'open',
  pay_params: null,
  pay_url: 'none',
} as const;

interface Given {
  order?: OutsideOrder | (() => never);
  now?: () => OutsideOrder;
  context?: Context;
}

function visit({
  order = orderWith(),
  now = typeof order === 'function' ? order : () => order,
  context = 'browser',
}: Given = {}) {
  return renderPage(<PayOutsidePage />, {
    path: '/pay/outside/:tradeNo',
    at: '/pay/outside/CS1',
    context,
    answers: [
      answer(payOrder, order),
      answer(queryOrder, now),
      answer(createPayment, payment),
      answer(userDetail, { userInfo: { id: 7 } } as UserDetail),
    ],
  });
}

beforeEach(() => {
  localStorage.clear();
  window.history.replaceState(null, '', '/');
  useSession.setState({ user: 7, login: 'in', line: 'learner' });
});

test('an unpaid order shows its goods, its number and the time left, and is paid at the cashier', async () => {
  const { callsOf } = visit();
  await userEvent.click(await screen.findByRole('button', { name: '继续支付' }));
  expect(callsOf(createPayment)[0]?.params).toMatchObject({ order_no: 'CS1', channel: 'browser' });
  expect(callsOf(payOrder)[0]?.params).toEqual({ trade_no: 'CS1' });
});

test('as it opens the payment service is asked once, for the page and for the purchase', async () => {
  useSession.setState({ user: undefined, login: 'unknown' });
  const { callsOf } = visit();
  await screen.findByRole('button', { name: '继续支付' });
  expect(callsOf(queryOrder)).toHaveLength(1);
});

test('back from the cashier the page asks: paid, or go on paying', async () => {
  window.history.replaceState(null, '', '/#/pay/outside/CS1?paying=CS1');
  visit();
  expect(await screen.findByRole('button', { name: '已完成支付' })).toBeVisible();
  expect(screen.getByRole('button', { name: '继续支付' })).toBeVisible();
});

test('opened directly it files the purchase under its learner, whom the server names, and under the goods', async () => {
  useSession.setState({ user: undefined, login: 'unknown' });
  visit();
  await userEvent.click(await screen.findByRole('button', { name: '继续支付' }));
  const records = Object.keys(localStorage).filter((key) => /\/checkout\//.test(key));
  expect(records).toEqual(['suite.unsent.work/learner.7/checkout/finance.CS002']);
});

test('a purchase for somebody else is filed under no learner', async () => {
  useSession.setState({ user: undefined, login: 'unknown' });
  const { callsOf } = visit({ order: orderWith({ is_mine: 0 }) });
  await userEvent.click(await screen.findByRole('button', { name: '继续支付' }));
  const records = Object.keys(localStorage).filter((key) => /\/checkout\//.test(key));
  expect(records).toEqual(['suite.unsent.work/device/checkout/finance.CS1']);
  expect(callsOf(userDetail)).toHaveLength(0);
});

test('once the server says paid, the page of success takes its place', async () => {
  const { router } = visit({ now: () => orderWith({ status: 'paid' }) });
  await waitFor(() => expect(router.state.location.pathname).toBe('/pay/pay-success'));
  expect(router.state.location.search).toBe('?order_no=CS1');
});

test('an order that was made on another phone is paid, though an earlier one has expired on this one', async () => {
  const earlier = visit();
  await screen.findByRole('button', { name: '继续支付' });
  earlier.unmount();
  const later = orderWith({ order_no: 'CS2' });
  const asked = ({ order_no }: { order_no: string }) =>
    order_no === 'CS2' ? later : orderWith({ status: 'closed' });
  renderPage(<PayOutsidePage />, {
    path: '/pay/outside/:tradeNo',
    at: '/pay/outside/CS2',
    context: 'browser',
    answers: [answer(payOrder, later), answer(queryOrder, asked), answer(createPayment, payment)],
  });
  expect(await screen.findByRole('button', { name: '继续支付' })).toBeVisible();
  expect(screen.getByText('订单号 CS2')).toBeVisible();
  expect(screen.getByRole('timer')).toBeVisible();
});

test('an order whose amount did not come is not paid', async () => {
  const unknown = orderWith({ amount: null as never });
  const { callsOf } = visit({ order: unknown, now: () => unknown });
  await userEvent.click(await screen.findByRole('button', { name: '重新获取价格' }));
  expect(screen.queryByRole('button', { name: '确认并支付' })).toBeNull();
  expect(callsOf(createPayment)).toHaveLength(0);
});

test('a stranger pays the same order in a browser, without a login', async () => {
  useSession.setState({ user: undefined, login: 'out', line: 'learner' });
  const stranger = orderWith({ is_mine: 0 });
  const { callsOf } = visit({ order: stranger, now: () => stranger });
  await userEvent.click(await screen.findByRole('button', { name: '继续支付' }));
  expect(callsOf(createPayment)[0]?.params).toMatchObject({ order_no: 'CS1', channel: 'browser' });
});

test('an order of which the provider does not say whose it is, is somebody else’s', async () => {
  useSession.setState({ user: undefined, login: 'out', line: 'learner' });
  const stranger = orderWith({ is_mine: null as never });
  const { callsOf } = visit({ order: stranger, now: () => stranger });
  expect(await screen.findByText('您正在替他人付款')).toBeVisible();
  await userEvent.click(await screen.findByRole('button', { name: '继续支付' }));
  expect(callsOf(createPayment)[0]?.params).toMatchObject({ order_no: 'CS1', channel: 'browser' });
});

test.each(['messenger', 'shell'] as const)(
  "someone else's order is not paid in the %s: its link is copied",
  async (context) => {
    visit({ order: orderWith({ is_mine: 0 }), context });
    expect(await screen.findByRole('heading', { name: '请在浏览器中付款' })).toBeVisible();
    expect(screen.getByRole('button', { name: '复制付款链接' })).toBeVisible();
    expect(screen.queryByRole('button', { name: '继续支付' })).toBeNull();
  },
);

test('the link to pay carries the order and nothing else', async () => {
  window.history.replaceState(null, '', '/?platform=app#/pay/outside/CS1?paying=CS1');
  const copied: string[] = [];
  const writeText = async (text: string) => void copied.push(text);
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  visit({ order: orderWith({ is_mine: 0 }), context: 'messenger' });
  await userEvent.click(await screen.findByRole('button', { name: '复制付款链接' }));
  expect(copied).toEqual(['http://localhost/#/pay/outside/CS1']);
});

test.each([
  ['paid', 1, '欢迎加入', '去签署合同', '/myinfo/contract'],
  ['closed', 1, '订单已关闭', '重新下单', '/pay/payment/CS002'],
  ['refunded', 1, '订单已退款', '返回个人中心', '/'],
] as const)(
  'an order that is %s (mine: %i) says so and leads on',
  async (status, is_mine, title, name, to) => {
    visit({ order: orderWith({ status, is_mine }) });
    expect(await screen.findByRole('heading', { name: title })).toBeVisible();
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', to);
  },
);

test.each([
  ['paid', '支付成功'],
  ['closed', '订单已关闭'],
  ['refunded', '订单已退款'],
] as const)(
  'a payer of an order that is %s is led nowhere: the goods are not theirs',
  async (status, title) => {
    visit({ order: orderWith({ status, is_mine: 0 }) });
    expect(await screen.findByRole('heading', { name: title })).toBeVisible();
    expect(screen.queryByRole('link')).toBeNull();
  },
);

test('a payer reads whose order it is, whose refund and whose invoice, before they pay', async () => {
  visit({ order: orderWith({ is_mine: 0, learner_name: '王**' }) });
  expect(await screen.findByText(/这是“王\*\*”的订单/)).toBeVisible();
  expect(screen.getByText(/退回原支付方式或下单人的银行卡/)).toBeVisible();
  expect(screen.getByText(/发票由下单人申请，开给下单人/)).toBeVisible();
  // Somebody who is logged in is known not to be the learner.
  expect(screen.queryByRole('link')).toBeNull();
});

test.each(['messenger', 'browser'] as const)(
  'a visitor whose session has ended is offered the login in the %s',
  async (context) => {
    useSession.setState({ user: undefined, login: 'unknown' });
    visit({ order: orderWith({ is_mine: 0 }), context });
    const login = await screen.findByRole('link', { name: /登录后支付/ });
    expect(login.getAttribute('href')).toMatch(/\/pay\/payment\/CS002$/);
  },
);

test.each(['messenger', 'browser'] as const)(
  'somebody else who is logged in is offered no login in the %s, also where only the server knows it',
  async (context) => {
    useSession.setState({ user: undefined, login: 'unknown' });
    visit({ order: orderWith({ is_mine: 0, is_visitor: 0 }), context });
    expect(await screen.findByText('您正在替他人付款')).toBeVisible();
    expect(screen.queryByRole('link', { name: /登录后支付/ })).toBeNull();
  },
);

test('a payer of an order that has closed is not offered to order again', async () => {
  visit({ order: orderWith({ is_mine: 0 }), now: () => orderWith({ status: 'closed' }) });
  await waitFor(() => expect(screen.getByRole('heading', { name: '订单已关闭' })).toBeVisible());
  expect(screen.queryByText('重新下单')).toBeNull();
});

test('an order that is no longer sold to its learner says why, and leads to the study', async () => {
  const closed_reason = '精品课已包含管理沟通课的全部内容，无需重复购买';
  visit({ order: orderWith({ status: 'closed', closed_reason }) });
  expect(await screen.findByText(closed_reason)).toBeVisible();
  expect(screen.getByRole('link', { name: '去学习' })).toHaveAttribute('href', '/');
});

test('an amount above the price of its level is not paid', async () => {
  const dearer = orderWith({ level: 1, amount: '1000.00' });
  visit({ order: dearer, now: () => dearer });
  expect(await screen.findByRole('alert')).toHaveTextContent('价格信息有误');
  expect(screen.queryByRole('button', { name: '继续支付' })).toBeNull();
});

test('a refund is not promised to the payment account: it may go to a bank card', async () => {
  visit({ order: orderWith({ status: 'refunded' }) });
  expect(await screen.findByText('款项会退回原支付方式或购买人的银行卡，请留意到账通知')).toBeVisible();
});

test('that nothing was charged is said of a closed order only after the payment service was asked', async () => {
  let order = orderWith({ status: 'closed' });
  renderPage(<PayOutsidePage />, {
    path: '/pay/outside/:tradeNo',
    at: '/pay/outside/CS1',
    context: 'browser',
    answers: [
      answer(payOrder, () => order),
      answer(queryOrder, () => (order = orderWith({ status: 'paid' }))),
    ],
  });
  expect(await screen.findByRole('heading', { name: '欢迎加入' })).toBeVisible();
  expect(screen.queryByText(/没有扣款/)).toBeNull();
});

test('an order that does not exist says so', async () => {
  visit({
    order: () => {
      throw new CallError('shown', 40004, '订单不存在');
    },
  });
  expect(await screen.findByText('订单不存在')).toBeVisible();
});

const never = () => new Promise<never>(() => undefined);
const lost = () => Promise.reject(new CallError('service', 0, ''));

/** Back from the cashier of an order that is paid, while another read gives nothing. */
function visitPaid(answers: Answer[]) {
  window.history.replaceState(null, '', '/#/pay/outside/CS1?paying=CS1');
  useSession.setState({ user: undefined, login: 'unknown' });
  return renderPage(<PayOutsidePage />, {
    path: '/pay/outside/:tradeNo',
    at: '/pay/outside/CS1',
    context: 'browser',
    answers,
  });
}

test.each([
  ['hangs', never],
  ['fails', lost],
] as const)('the verdict does not wait for the learner, whose read %s', async (_, reply) => {
  let asked = 0;
  const { router } = visitPaid([
    answer(payOrder, orderWith()),
    // The payment service hears of it a moment later.
    answer(queryOrder, () => orderWith({ status: asked++ ? 'paid' : 'pending' })),
    answer(userDetail, reply),
  ]);
  await waitFor(() => expect(router.state.location.pathname).toBe('/pay/pay-success'));
});

test.each([
  ['hangs', never],
  ['fails', lost],
] as const)('the verdict does not wait for the page of the order, whose read %s', async (_, reply) => {
  visitPaid([answer(payOrder, reply), answer(queryOrder, orderWith({ status: 'paid' }))]);
  expect(await screen.findByRole('heading', { name: '支付成功' })).toBeVisible();
});

test('as long as nobody knows whose order it is, asking goes on and nothing can be paid', async () => {
  visitPaid([answer(payOrder, never), answer(queryOrder, orderWith())]);
  expect(await screen.findByRole('button', { name: '已完成支付' })).toBeVisible();
  expect(screen.getByRole('button', { name: '继续支付' })).toBeDisabled();
});

const forOthers = (part: Partial<OutsideOrder> = {}) => visit({ order: orderWith({ is_mine: 0, ...part }) });
const pay = () => userEvent.click(screen.getByRole('button', { name: '继续支付' }));

test('a payer who wants the invoice fills in a title before they pay, and it goes along with the payment', async () => {
  const { callsOf } = forOthers();
  await userEvent.click(await screen.findByRole('radio', { name: '付款人（我）' }));
  expect(screen.getByText(/发票开给付款人/)).toBeVisible();
  await pay();
  expect(await screen.findByText('请填写姓名')).toBeVisible();
  expect(callsOf(createPayment)).toHaveLength(0);
  await userEvent.type(screen.getByRole('textbox', { name: /姓名/ }), '方舟');
  await userEvent.type(screen.getByRole('textbox', { name: /邮箱/ }), 'fz@example.com');
  await pay();
  expect(callsOf(createPayment)[0]?.params).toMatchObject({
    payer_title: { title_type: 'person', title: '方舟', tax_no: '', email: 'fz@example.com' },
  });
});

test('a payer who says nothing leaves what was chosen, and one who gives it back says so', async () => {
  const first = forOthers({ invoice_for: 'payer' });
  expect(await screen.findByText('抬头已经填写过，要修改请重新选择。')).toBeVisible();
  await pay();
  expect(first.callsOf(createPayment)[0]?.params).not.toHaveProperty('payer_title', null);
  first.unmount();
  localStorage.clear();
  const second = forOthers({ invoice_for: 'payer' });
  await userEvent.click(await screen.findByRole('radio', { name: '下单人' }));
  await pay();
  expect(second.callsOf(createPayment)[0]?.params).toMatchObject({ payer_title: null });
});

test('payer and learner read the same of the invoice once it is paid, and the learner is not asked to apply', async () => {
  for (const is_mine of [0, 1] as const) {
    const { unmount } = visit({ order: orderWith({ status: 'paid', is_mine, invoice_for: 'payer' }) });
    expect(await screen.findByText('发票开给付款人')).toBeVisible();
    expect(screen.queryByText('申请发票')).toBeNull();
    unmount();
  }
});
