import { createOrder, queryGoodsInfo } from '@suite/api';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buyerOf } from '../finance/buyer';
import FinanceCashierPage from './finance-cashier.page';
import { goodsWith, orderWith, visitPayment } from './testing';

const visit = (
  query = '?code=CS002&channel=landing',
  goods = goodsWith(),
  known = orderWith({ status: 'paid' }),
  pay?: () => Promise<'paid'>,
) =>
  visitPayment(<FinanceCashierPage />, {
    path: '/advanced-lesson-finance-cashier',
    at: `/advanced-lesson-finance-cashier${query}`,
    goods: [queryGoodsInfo, goods],
    create: [createOrder],
    query: () => known,
    pay,
  });

const form = '/advanced-lesson-finance/information?code=CS002&channel=landing';

beforeEach(() => localStorage.clear());

test('the buyer’s details are shown, and can be corrected', async () => {
  visit().unmount();
  buyerOf(7).save({ name: '欧阳静怡', mobile: '13800000001', wechat: '' });
  visit();
  const card = await screen.findByRole('region', { name: '购课人信息' });
  expect(card).toHaveTextContent('姓名欧阳静怡手机号13800000001');
  expect(card).not.toHaveTextContent('微信号');
  expect(screen.getByRole('link', { name: '修改' })).toHaveAttribute('href', form);
});

test('without details the page asks for them', async () => {
  visit();
  expect(await screen.findByRole('link', { name: '去填写' })).toHaveAttribute('href', form);
});

test('the course of the address is paid, and its own page tells of it', async () => {
  const { callsOf, router } = visit();
  await userEvent.click(await screen.findByRole('checkbox'));
  await userEvent.click(screen.getByRole('button', { name: '立即支付' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/advanced-lesson-finance/success'));
  expect(callsOf(createOrder)[0]?.params).toMatchObject({ goods_id: 'CS002', channel: 'landing' });
});

test('the details go with the order', async () => {
  visit().unmount();
  const buyer = { name: '欧阳静怡', mobile: '13800000001', wechat: 'jingyi_88' };
  buyerOf(7).save(buyer);
  const { callsOf } = visit();
  await userEvent.click(await screen.findByRole('checkbox'));
  await userEvent.click(screen.getByRole('button', { name: '立即支付' }));
  await waitFor(() => expect(callsOf(createOrder)[0]?.params).toMatchObject({ buyer }));
});

test('details that were corrected in another tab are those that are shown and ordered with', async () => {
  visit().unmount();
  const buyer = { name: '欧阳静怡', mobile: '13800000001', wechat: '' };
  buyerOf(7).save({ ...buyer, mobile: '13800000009' });
  const { callsOf } = visit();
  await userEvent.click(await screen.findByRole('checkbox'));
  buyerOf(7).save(buyer);
  const { key } = buyerOf(7);
  const saved = { key, newValue: localStorage.getItem(key) };
  act(() => void window.dispatchEvent(new StorageEvent('storage', saved)));
  expect(screen.getByRole('region', { name: '购课人信息' })).toHaveTextContent('手机号13800000001');
  await userEvent.click(screen.getByRole('button', { name: '立即支付' }));
  await waitFor(() => expect(callsOf(createOrder)[0]?.params).toMatchObject({ buyer }));
});

test('an order keeps the details that it was made with', async () => {
  visit(undefined, goodsWith({ order: orderWith() }), orderWith());
  expect(await screen.findByText(/老师会按下单时填写的信息联系您/)).toBeVisible();
  expect(screen.queryByRole('link', { name: '去填写' })).not.toBeInTheDocument();
});

test('details are not changed any more while the pay sheet of the order is open', async () => {
  const pending = orderWith();
  const { sheet } = visit(
    undefined,
    goodsWith({ order: pending }),
    pending,
    () => new Promise(() => undefined),
  );
  await userEvent.click(await screen.findByRole('button', { name: '继续支付' }));
  await waitFor(() => expect(sheet).toHaveBeenCalled());
  expect(screen.getByText(/老师会按下单时填写的信息联系您/)).toBeVisible();
});

test('without a course the page leads to the courses', async () => {
  const { callsOf } = visit('');
  expect(await screen.findByRole('link', { name: '去看看财商课' })).toHaveAttribute(
    'href',
    '/advanced-lesson-finance',
  );
  expect(callsOf(queryGoodsInfo)).toHaveLength(0);
});
