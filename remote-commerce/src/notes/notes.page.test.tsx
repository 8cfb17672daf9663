import {
  areas,
  booksOrderList,
  purchasBooksList,
  userBookAccess,
  type BooksOrderInfo,
  type NotesBook,
  type Paged,
} from '@suite/api';
import { CallError, useSession } from '@suite/kernel';
import { answer, renderPage } from '@suite/ui/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import NotesPage from './notes.page';
import { bookWith, booksOrderWith, someAddress } from './testing';

interface Given {
  isAccess?: 0 | 1;
  books?: NotesBook[];
  orders?: BooksOrderInfo[] | (() => Paged<BooksOrderInfo>);
  at?: string;
}

function visit({ isAccess = 1, books = [], orders = [], at = '/page?tab=books' }: Given = {}) {
  return renderPage(<NotesPage />, {
    at,
    answers: [
      answer(userBookAccess, { isAccess }),
      answer(purchasBooksList, () => books),
      answer(booksOrderList, () =>
        typeof orders === 'function' ? orders() : { list: orders, total: orders.length },
      ),
      answer(areas, {
        province_list: { 330000: '浙江省' },
        city_list: { 330100: '杭州市' },
        area_list: { 330106: '西湖区' },
      }),
    ],
  });
}

beforeEach(() => {
  useSession.setState({ login: 'in', user: 7 });
  sessionStorage.clear();
  localStorage.clear();
});

test('the page opens with the learner’s own notes, and asks nothing of printed ones', async () => {
  const { callsOf } = visit({ at: '/page' });
  expect(screen.getByRole('tab', { name: '我的笔记' })).toHaveAttribute('aria-selected', 'true');
  expect(await screen.findByText(/还没有笔记/)).toBeVisible();
  expect(callsOf(userBookAccess)).toEqual([]);
});

test('before a class begins there is nothing to buy', async () => {
  const { callsOf } = visit({ isAccess: 0, books: [bookWith(551)] });
  expect(await screen.findByText('纸质笔记随班级开放，开班后就可以购买')).toBeVisible();
  expect(callsOf(purchasBooksList)).toEqual([]);
});

test('chosen books are summed up to the fen and lead to their order; a reload keeps them', async () => {
  const books = [bookWith(551), bookWith(556, { price: '29.90' }), bookWith(552, { is_buy: 1 })];
  const { router, unmount } = visit({ books });
  for (const box of await screen.findAllByRole('checkbox')) await userEvent.click(box);
  expect(screen.getByText('¥69.70')).toBeVisible();
  expect(screen.getByText('已购买')).toBeVisible();
  unmount();
  visit({ books });
  const [first] = await screen.findAllByRole('checkbox');
  expect(first).toBeChecked();
  await userEvent.click(screen.getByRole('button', { name: '去下单（2 本）' }));
  expect(router.state.location.pathname).toBe('/page');
  expect(screen.getByLabelText('address')).toHaveTextContent('/myinfo/notes/order?books=551%2C556');
});

test('without a choice there is no price, and the button says what is missing', async () => {
  visit({ books: [bookWith(551)] });
  expect(await screen.findByText('—')).toBeVisible();
  expect(screen.queryByText('¥0.00')).toBeNull();
  await userEvent.click(await screen.findByRole('button', { name: '去下单' }));
  expect(screen.getByRole('alert')).toHaveTextContent('请先勾选要买的笔记');
});

test('without books, and when all are bought, there is no button', async () => {
  const { unmount } = visit();
  expect(await screen.findByText('还没有可以购买的纸质笔记')).toBeVisible();
  unmount();
  visit({ books: [bookWith(551, { is_buy: 1 })] });
  expect(await screen.findByText('已购买')).toBeVisible();
  expect(screen.queryByRole('button', { name: /去下单/ })).toBeNull();
});

const openOrders = (orders: Given['orders']) => visit({ orders, at: '/page?tab=orders' });

test.each<[Partial<BooksOrderInfo>, string, string | null, string]>([
  [{ status: 'unpaid' }, '待支付', '去支付', '/pay/outside/BK1'],
  [{}, '待填地址', '填写收货地址', '/myinfo/notes/address?order_no=BK1'],
  [{ address: someAddress }, '待发货', '修改地址', '/myinfo/notes/address?order_no=BK1'],
  [{ status: 'shipped', address: someAddress }, '已发货', null, ''],
  [{ status: 'received', address: someAddress }, '已收货', null, ''],
])('an order with %j is %s', async (part, word, action, to) => {
  openOrders([booksOrderWith(part)]);
  const orders = await screen.findByRole('list', { name: '我的订单' });
  expect(within(orders).getByText(word)).toBeVisible();
  if (action) expect(within(orders).getByRole('link', { name: action })).toHaveAttribute('href', to);
  else expect(within(orders).queryByRole('link')).toBeNull();
});

test('a parcel shows its number to copy, and where it goes', async () => {
  openOrders([
    booksOrderWith({
      status: 'shipped',
      address: someAddress,
      express_company: '顺丰速运',
      express_no: 'SF1400000000001',
    }),
  ]);
  expect(await screen.findByRole('button', { name: '复制快递单号 SF1400000000001' })).toBeVisible();
  expect(await screen.findByText(/浙江省 杭州市 西湖区 文三路 1 号/)).toBeVisible();
});

test('an order keeps the names of its place, though the list of areas has no such county any more', async () => {
  const address = { ...someAddress, area_id: '330104', region: '浙江省杭州市江干区' };
  openOrders([booksOrderWith({ status: 'received', address })]);
  expect(await screen.findByText(/浙江省杭州市江干区 文三路 1 号/)).toBeVisible();
});

test('when more orders do not come, the list says so and asks again', async () => {
  const offset = jest.spyOn(HTMLElement.prototype, 'offsetParent', 'get').mockReturnValue(document.body);
  let pages = 0;
  openOrders(() => {
    pages += 1;
    if (pages === 2) throw new CallError('service', 0, '');
    return { list: [booksOrderWith({ order_no: `BK${pages}` })], total: 2 };
  });
  expect(await screen.findByText('没有加载出来')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: '重试' }));
  expect(await screen.findByText('没有更多了')).toBeVisible();
  expect(screen.getAllByText('待填地址')).toHaveLength(2);
  offset.mockRestore();
});

test('without orders the tab says so, and a failure can be tried again', async () => {
  const { unmount } = openOrders([]);
  expect(await screen.findByText('还没有买过纸质笔记')).toBeVisible();
  expect(screen.getByRole('link', { name: '去选笔记' })).toHaveAttribute('href', '/myinfo/notes?tab=books');
  unmount();
  openOrders(() => {
    throw new CallError('service', 0, '');
  });
  expect(await screen.findByRole('button', { name: '重试' })).toBeVisible();
});
