import {
  createBooksOrder,
  purchasBooksList,
  queryOrder,
  refundOffer,
  userOrders,
  type NotesBook,
  type Order,
  type UserOrders,
} from '@suite/api';
import * as checkout from '@suite/features/checkout/testing';
import { useSession } from '@suite/kernel';
import { answer, renderPage } from '@suite/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { offer } from '../refund/testing';
import { bookIdsIn } from './books';
import NotesOrderPage from './notes-order.page';
import { bookWith } from './testing';

const orderWith = (part: Partial<Order> = {}): Order =>
  checkout.orderWith({
    order_no: 'BK1',
    kind: 'books',
    goods_id: 'books:551,556',
    goods_name: '笔记等 2 本',
    amount: '69.70',
    ...part,
  });
const two = [bookWith(551), bookWith(556, { price: '29.90' })];

function visit({
  books = two,
  at = '/page?books=556,551',
  pending = [],
  now = () => orderWith(),
  orders = async () => ({ pending, recent: [] }),
}: {
  books?: NotesBook[];
  at?: string;
  pending?: Order[];
  now?: () => Order;
  orders?: () => Promise<UserOrders>;
} = {}) {
  const { visit } = checkout.visitToPay({
    at,
    query: now,
    answers: [
      answer(purchasBooksList, () => books),
      answer(userOrders, orders),
      answer(refundOffer, offer({ destination: 'origin', arrives_in: '1 到 3 个工作日' })),
      answer(createBooksOrder, { order_no: 'BK1', amount: '69.70' }),
    ],
  });
  return renderPage(<NotesOrderPage />, visit);
}

beforeEach(() => {
  localStorage.clear();
  useSession.setState({ user: 7, login: 'in', line: 'learner' });
});

test('the chosen books are ordered together, once, and paid', async () => {
  let isPaid = false;
  const { callsOf, router } = visit({
    now: () => {
      const order = orderWith({ status: isPaid ? 'paid' : 'pending' });
      isPaid = true;
      return order;
    },
  });
  await userEvent.click(await screen.findByRole('checkbox'));
  await userEvent.dblClick(screen.getByRole('button', { name: '立即支付' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/pay/pay-success'));
  expect(callsOf(createBooksOrder).map(({ params }) => params)).toEqual([{ book_ids: [551, 556] }]);
  expect(router.state.location.search).toBe('?order_no=BK1');
});

test('how a refund would come back is read before paying', async () => {
  visit();
  await userEvent.click(await screen.findByRole('button', { name: /退款试算/ }));
  const sheet = await screen.findByRole('dialog', { name: '退款试算' });
  expect(
    await within(sheet).findByText('联系老师申请，审核通过后退回原支付方式，1 到 3 个工作日到账。'),
  ).toBeVisible();
});

test('as long as the orders are on their way, the page shows that it waits', async () => {
  visit({ orders: () => new Promise(() => undefined) });
  expect(await screen.findByRole('status', { name: '加载中' })).toBeInTheDocument();
});

test('an unpaid order keeps its amount when a book has become dearer, and no other one is called due', async () => {
  const dearer = [bookWith(551, { price: '49.80' }), bookWith(556, { price: '29.90' })];
  visit({ books: dearer, pending: [orderWith()] });
  expect(await screen.findByText(/按下单时的价格计算/)).toHaveTextContent(
    '您的订单金额是 ¥69.70，按下单时的价格计算，比现在的价格 ¥79.70 少付 ¥10.00。',
  );
  expect(screen.getByText('应付').parentElement).toHaveTextContent('应付¥69.70');
});

test('what became of a payment waits for no other read', async () => {
  const { purchases, purchaseRecord } = checkout;
  purchases
    .of({ line: 'learner', user: 7 }, 'books.books:551,556')
    .save(purchaseRecord({ orderNo: 'BK1', amount: 6970 }));
  const { router } = visit({
    books: new Promise<never>(() => undefined) as never,
    now: () => orderWith({ status: 'paid' }),
  });
  await waitFor(() => expect(router.state.location.pathname).toBe('/pay/pay-success'));
});

test('without the agreement nothing is ordered', async () => {
  const { callsOf } = visit();
  await userEvent.click(await screen.findByRole('button', { name: '立即支付' }));
  expect(screen.getByRole('alert')).toHaveTextContent('请先阅读并同意《用户协议与隐私政策》');
  expect(callsOf(createBooksOrder)).toEqual([]);
});

test('an unpaid order of the same books is gone on with', async () => {
  const { callsOf } = visit({ pending: [orderWith({ goods_id: 'books:551' }), orderWith()] });
  expect(await screen.findByRole('button', { name: '继续支付' })).toBeVisible();
  expect(screen.getByRole('region', { name: '待支付订单' })).toHaveTextContent('BK1');
  expect(callsOf(queryOrder)[0]?.params).toEqual({ order_no: 'BK1' });
  expect(callsOf(createBooksOrder)).toEqual([]);
});

test('an order that was closed says so before the books are ordered again', async () => {
  visit({ pending: [orderWith()], now: () => orderWith({ status: 'closed' }) });
  expect(await screen.findByRole('button', { name: '重新下单' })).toBeVisible();
  expect(screen.getByRole('region', { name: '订单已关闭' })).toHaveTextContent(
    /如果您已付款，请先不要重新下单/,
  );
});

test.each<[string, string, NotesBook[], string]>([
  ['no books', '/page', two, '还没有选择要买的笔记'],
  ['a book that is gone', '/page?books=551,999', two, '有的笔记已经下架，请重新选择'],
  ['a bought book', '/page?books=551', [bookWith(551, { is_buy: 1 })], '您已经购买过其中的笔记'],
])('with %s the page leads back to the choice', async (_, at, books, words) => {
  visit({ at, books });
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: '购买笔记' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '去选笔记' })).toHaveAttribute('href', '/myinfo/notes?tab=books');
});

test.each([
  [null, []],
  ['', []],
  ['556,551,551', [551, 556]],
  ['x,-1,2.5,7', [7]],
])('the ids in %j are %j', (text, ids) => {
  expect(bookIdsIn(text)).toEqual(ids);
});
