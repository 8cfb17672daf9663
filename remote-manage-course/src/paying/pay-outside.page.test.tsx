import {
  createPayment,
  getMangeUserInfo,
  payOrder,
  wapPaymentOutside,
  type ManageEditionName,
  type OutsideOrder,
  type PayContractStatus,
} from '@suite/api';
import { CallError, useSession, type Context } from '@suite/kernel';
import { answer } from '@suite/ui/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { enterManagement } from '../testing';
import PayOutsidePage from './pay-outside.page';
import { orderWith, visitPaying } from './testing';

const outside = (part: Partial<OutsideOrder> = {}): OutsideOrder => ({
  ...orderWith(),
  cover: '',
  is_mine: 1,
  steps: ['contract'],
  ...part,
});

const visit = (
  order: OutsideOrder,
  {
    context = 'browser',
    edition = 'new',
    at = '/page?trade_no=GL1',
    state,
  }: {
    context?: Context;
    edition?: ManageEditionName;
    at?: string;
    state?: Partial<PayContractStatus>;
  } = {},
) =>
  visitPaying(<PayOutsidePage edition={edition} />, {
    context,
    at,
    state,
    answers: [answer(payOrder, order)],
    query: () => order,
  });

beforeEach(() => {
  localStorage.clear();
  window.history.replaceState(null, '', '/');
  enterManagement();
});

test.each([
  ['old', createPayment],
  ['new', wapPaymentOutside],
] as const)("the %s edition pays the order on the cashier's page", async (edition, payment) => {
  const { callsOf } = visit(outside(), { edition });
  await userEvent.click(await screen.findByRole('button', { name: /支付$/ }));
  expect(callsOf(payment)[0]?.params).toMatchObject({ order_no: 'GL1' });
  expect(callsOf(payOrder)[0]?.params).toEqual({ trade_no: 'GL1' });
});

test('a visitor who is not logged in pays in a browser', async () => {
  useSession.setState({ user: undefined, login: 'out' });
  const { callsOf } = visit(outside({ is_mine: 0 }));
  await userEvent.click(await screen.findByRole('button', { name: /支付$/ }));
  expect(callsOf(wapPaymentOutside)).toHaveLength(1);
});

test("someone else's order is not paid in the messenger: its link is copied", async () => {
  visit(outside({ is_mine: 0 }), { context: 'messenger' });
  expect(await screen.findByText('请在浏览器中付款')).toBeVisible();
  expect(screen.getByRole('button', { name: '复制付款链接' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /支付$/ })).toBeNull();
});

test.each([
  ['paid', 1, '订单已支付', '去签署合同'],
  ['closed', 1, '订单已关闭', '重新下单'],
  ['refunded', 1, '订单已退款', '返回管理课程'],
] as const)('an order that is %s says so and leads on', async (status, is_mine, title, name) => {
  visit(outside({ status, is_mine }));
  expect(await screen.findByText(title)).toBeVisible();
  expect(await screen.findByRole('link', { name })).toBeVisible();
});

test.each([
  [{ is_sign: 1, is_face: 0 }, '去人脸核验'],
  [{ is_sign: 1, is_face: 1 }, '去学习'],
] as const)('with the contract at %j a paid order leads on to the step that is left', async (state, name) => {
  visit(outside({ status: 'paid' }), { state });
  expect(await screen.findByRole('link', { name })).toBeVisible();
  expect(screen.queryByText(/签署/)).toBeNull();
});

test('a stranger who has paid is thanked and led nowhere', async () => {
  visit(outside({ status: 'paid', is_mine: 0 }));
  expect(await screen.findByText('感谢您的付款，课程已为下单人开通')).toBeVisible();
  expect(screen.queryByRole('link')).toBeNull();
});

test('a link without a number says so', async () => {
  const { callsOf } = visit(outside(), { at: '/page' });
  expect(await screen.findByText('链接里没有订单号')).toBeVisible();
  expect(callsOf(payOrder)).toEqual([]);
});

test('an order that was found to be paid is told as paid, although it cannot be read again', async () => {
  let reads = 0;
  const again = () => (reads++ ? Promise.reject(new CallError('service', 0, '')) : outside());
  visitPaying(<PayOutsidePage edition="new" />, {
    context: 'browser',
    at: '/page?trade_no=GL1',
    answers: [answer(payOrder, again)],
    query: () => outside({ status: 'paid' }),
  });
  expect(await screen.findByText('订单已支付')).toBeVisible();
  expect(await screen.findByRole('link', { name: '去签署合同' })).toBeVisible();
});

test.each(['old', 'new'] as const)(
  'in the %s edition the verdict waits neither for the learner nor for the page of the order',
  async (edition) => {
    const never = () => new Promise<never>(() => undefined);
    useSession.setState({ user: undefined, login: 'unknown' });
    for (const order of [outside(), never]) {
      // Back from the cashier.
      window.history.replaceState(null, '', '/#/page?trade_no=GL1&paying=GL1');
      const { unmount } = visitPaying(<PayOutsidePage edition={edition} />, {
        context: 'browser',
        at: '/page?trade_no=GL1',
        answers: [answer(payOrder, order), answer(getMangeUserInfo, never)],
        query: () => outside({ status: 'paid' }),
      });
      expect(await screen.findByText('订单已支付')).toBeVisible();
      unmount();
    }
  },
);
