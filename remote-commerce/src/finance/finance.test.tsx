import {
  areas,
  isFilledAddress,
  payOrder,
  saveOrderAddress,
  userDetail,
  userOrders,
  type OutsideOrder,
  type SavedAddress,
  type UserDetail,
  type UserOrders,
} from '@suite/api';
import { CallError } from '@suite/kernel';
import { answer, renderPage } from '@suite/ui/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { outsideOrderWith as orderWith } from '@suite/features/checkout/testing';
import { buyerOf } from './buyer';
import FinanceInformationPage from './finance-information.page';
import FinanceReceiveSuccessPage from './finance-receive-success.page';
import FinanceReceivePage from './finance-receive.page';
import PaySuccessPage from '../order/pay-success.page';

const learner = { userInfo: { id: 7, phone: '19900001004' } } as UserDetail;
const home: SavedAddress = {
  id: 1,
  region: '浙江省杭州市西湖区',
  name: '许清禾',
  mobile: '19900001004',
  province_id: '330000',
  city_id: '330100',
  area_id: '330106',
  address: '文三路 1 号',
};
const paid = (part: Partial<OutsideOrder> = {}) => orderWith({ status: 'paid', ...part });

beforeAll(() => {
  Element.prototype.scrollIntoView = () => undefined;
});
beforeEach(() => localStorage.clear());

describe('the details of a buyer', () => {
  const visit = (at = '/page?code=CS001&channel=ad') =>
    renderPage(<FinanceInformationPage />, { at, answers: [answer(userDetail, learner)] });
  const name = () => screen.findByRole('textbox', { name: /姓名/ });
  const next = () => userEvent.click(screen.getByRole('button', { name: '下一步，去付款' }));

  test('are kept on the device and lead to the cashier with the course and the channel', async () => {
    const { router, unmount } = visit();
    await userEvent.type(await name(), '许清禾');
    await next();
    await waitFor(() => expect(router.state.location.pathname).toBe('/advanced-lesson-finance-cashier'));
    expect(router.state.location.search).toBe('?code=CS001&channel=ad');
    expect(buyerOf(7).read()).toEqual({ name: '许清禾', mobile: '19900001004', wechat: '' });
    unmount();
    visit();
    expect(await name()).toHaveValue('许清禾');
  });

  test('that are missing or wrong are named', async () => {
    const { router } = visit();
    await userEvent.type(await screen.findByRole('textbox', { name: '微信号' }), '我的');
    await next();
    expect(screen.getByText('请输入姓名')).toBeVisible();
    expect(screen.getByText(/6 至 20 位/)).toBeVisible();
    expect(router.state.location.pathname).toBe('/page');
  });

  test('are taken with the blank that a pasted WeChat name has behind it', async () => {
    const { router } = visit();
    await userEvent.type(await name(), '许清禾');
    await userEvent.type(screen.getByRole('textbox', { name: '微信号' }), 'qinghe_88 ');
    await next();
    await waitFor(() => expect(router.state.location.pathname).toBe('/advanced-lesson-finance-cashier'));
    expect(buyerOf(7).read()?.wechat).toBe('qinghe_88');
  });

  test('that were spoilt on the device are asked for anew', () => {
    localStorage.setItem('suite.learner.7.finance-buyer', '{"name":3}');
    expect(buyerOf(7).read()).toBeUndefined();
  });
});

test('after paying for the finance course, the address of its certificate is one of the next steps', async () => {
  renderPage(<PaySuccessPage edition="finance" />, {
    at: '/page?order_no=CS1',
    answers: [answer(payOrder, paid())],
  });
  const steps = await screen.findByRole('region', { name: '接下来' });
  expect(within(steps).getByRole('link', { name: /填写收货地址/ })).toHaveAttribute(
    'href',
    '#/advanced-lesson-finance/receive?order_no=CS1',
  );
});

describe('the address for a certificate', () => {
  const orders = (recent: OutsideOrder[]): UserOrders => ({ pending: [], recent });
  const visit = (order: OutsideOrder, at = '/page?order_no=CS1', recent: OutsideOrder[] = []) =>
    renderPage(<FinanceReceivePage />, {
      at,
      answers: [
        answer(payOrder, order),
        answer(userDetail, learner),
        answer(userOrders, orders(recent)),
        answer(isFilledAddress, { is_filled: 1, address: home }),
        answer(areas, { province_list: {}, city_list: {}, area_list: {} }),
        answer(saveOrderAddress, null),
      ],
    });

  test('starts with the one that is known, and is saved for the order', async () => {
    const { callsOf, router } = visit(paid());
    expect(await screen.findByRole('textbox', { name: /收件人/ })).toHaveValue('许清禾');
    await userEvent.click(screen.getByRole('button', { name: '提交地址' }));
    await waitFor(() =>
      expect(router.state.location.pathname).toBe('/advanced-lesson-finance/receive/success'),
    );
    const { id: _id, region: _region, ...to } = home;
    expect(callsOf(saveOrderAddress).map(({ params }) => params)).toEqual([{ ...to, order_no: 'CS1' }]);
  });

  test.each<[Partial<OutsideOrder>, string]>([
    [{ status: 'pending' }, '订单付款后才能填写邮寄地址'],
    [{ is_mine: 0 }, '没有找到您的这笔订单'],
  ])('of an order with %j is not asked for', async (part, words) => {
    visit(paid(part));
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.queryByRole('button', { name: '提交地址' })).toBeNull();
  });

  test('that was sent is what the form shows when it is opened again to change it', async () => {
    const { router } = visit(paid());
    const street = () => screen.findByRole('textbox', { name: /详细地址/ });
    await userEvent.type(await street(), ' 2 幢');
    await userEvent.click(screen.getByRole('button', { name: '提交地址' }));
    await waitFor(() => expect(router.state.location.pathname).not.toBe('/page'));
    act(() => router.navigate('/page?order_no=CS1'));
    expect(await street()).toHaveValue('文三路 1 号 2 幢');
  });

  test('without an order belongs to the course that was bought last', async () => {
    const recent = [paid({ kind: 'books', order_no: 'BK1' }), paid({ order_no: 'CS1' })];
    const { callsOf } = visit(paid(), '/page', recent);
    await screen.findByRole('textbox', { name: /收件人/ });
    expect(callsOf(payOrder)[0]?.params).toEqual({ trade_no: 'CS1' });
  });

  test('without an order belongs to a course of months ago, and to none that was refunded', async () => {
    const recent = [paid({ order_no: 'CS2', status: 'refunded' }), paid({ order_no: 'CS1' })];
    const { callsOf } = visit(paid(), '/page', recent);
    await screen.findByRole('textbox', { name: /收件人/ });
    expect(callsOf(userOrders)[0]?.params).toEqual({ all: 1 });
    expect(callsOf(payOrder)[0]?.params).toEqual({ trade_no: 'CS1' });
  });

  test('is not asked for if no course was bought lately', async () => {
    visit(paid(), '/page');
    expect(await screen.findByText('最近没有需要邮寄证书的订单')).toBeVisible();
  });

  test('can be typed without the one of before', async () => {
    renderPage(<FinanceReceivePage />, {
      at: '/page?order_no=CS1',
      answers: [
        answer(payOrder, paid()),
        answer(userDetail, learner),
        answer(areas, { province_list: {}, city_list: {}, area_list: {} }),
        answer(isFilledAddress, () => Promise.reject(new CallError('service', 0, ''))),
      ],
    });
    expect(await screen.findByRole('textbox', { name: /手机号/ })).toHaveValue('19900001004');
  });

  test('as long as the known one is on its way, the page shows that it waits', async () => {
    renderPage(<FinanceReceivePage />, {
      at: '/page?order_no=CS1',
      answers: [
        answer(payOrder, paid()),
        answer(userDetail, learner),
        answer(areas, { province_list: {}, city_list: {}, area_list: {} }),
        answer(isFilledAddress, () => new Promise(() => undefined)),
      ],
    });
    expect(await screen.findByRole('status', { name: '加载中' })).toBeInTheDocument();
  });
});

test('an address that was received can still be changed', () => {
  renderPage(<FinanceReceiveSuccessPage />, { at: '/page?order_no=CS1' });
  expect(screen.getByRole('link', { name: '修改地址' })).toHaveAttribute(
    'href',
    '/advanced-lesson-finance/receive?order_no=CS1',
  );
});
