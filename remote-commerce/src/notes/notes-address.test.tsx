import {
  addBooksAddress,
  areas,
  booksOrderList,
  codes,
  isFilledAddress,
  userDetail,
  type BooksOrderInfo,
  type UserDetail,
} from '@suite/api';
import { CallError } from '@suite/kernel';
import { answer, renderPage } from '@suite/ui/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import NotesAddressSuccessPage from './notes-address-success.page';
import NotesAddressPage from './notes-address.page';
import { booksOrderWith, someAddress } from './testing';

const never = () => new Promise<never>(() => undefined);

function visit(
  orders: BooksOrderInfo[],
  at = '/page?order_no=BK1',
  save: () => null = () => null,
  filled?: () => Promise<never>,
) {
  return renderPage(<NotesAddressPage />, {
    at,
    answers: [
      answer(booksOrderList, () => ({ list: [...orders], total: orders.length })),
      answer(userDetail, { userInfo: { id: 7, phone: '19900009999' } } as UserDetail),
      answer(
        isFilledAddress,
        filled ?? {
          is_filled: 1,
          address: { ...someAddress, id: 1, region: '', name: '老地址' },
        },
      ),
      answer(areas, { province_list: {}, city_list: {}, area_list: {} }),
      answer(addBooksAddress, save),
    ],
  });
}
const name = () => screen.findByRole('textbox', { name: /收件人/ });
const save = () => userEvent.click(screen.getByRole('button', { name: '保存地址' }));

beforeAll(() => {
  Element.prototype.scrollIntoView = () => undefined;
});
beforeEach(() => localStorage.clear());

test('an order without an address starts with the one of before', async () => {
  const { callsOf, router } = visit([booksOrderWith()]);
  expect(await name()).toHaveValue('老地址');
  await save();
  await waitFor(() => expect(router.state.location.pathname).toBe('/myinfo/notes/addressSuccess'));
  expect(callsOf(addBooksAddress).map(({ params }) => params)).toEqual([
    { ...someAddress, name: '老地址', order_no: 'BK1' },
  ]);
});

test('as long as the address of before is on its way, the page shows that it waits', async () => {
  visit([booksOrderWith()], undefined, undefined, never);
  expect(await screen.findByRole('status', { name: '加载中' })).toBeInTheDocument();
});

test('an order keeps its own address until it is changed', async () => {
  visit([booksOrderWith({ address: someAddress })]);
  expect(await name()).toHaveValue('许清禾');
});

test('without a number, the paid order that has no address is meant', async () => {
  visit([booksOrderWith({ order_no: 'BK2', address: someAddress }), booksOrderWith()], '/page');
  expect(await name()).toHaveValue('老地址');
});

test.each<[string, BooksOrderInfo[], string]>([
  ['was sent', [booksOrderWith({ status: 'shipped' })], '这笔订单已经发货，不能再修改地址'],
  ["is none of the learner's", [], '没有需要填写地址的订单'],
])('an order that %s has no form', async (_, orders, words) => {
  visit(orders);
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.queryByRole('button', { name: '保存地址' })).toBeNull();
});

test('an address that did not arrive stays in the form', async () => {
  visit([booksOrderWith()], undefined, () => {
    throw new CallError('service', 0, '');
  });
  await name();
  await save();
  expect(await screen.findByRole('alert')).toHaveTextContent('没有收到结果');
});

test('an address that comes too late gives way to what the order says now', async () => {
  const orders = [booksOrderWith()];
  visit(orders, undefined, () => {
    orders[0] = booksOrderWith({ status: 'shipped' });
    throw new CallError('shown', codes.RULE, '订单已经发货，不能再修改地址');
  });
  await name();
  await save();
  expect(await screen.findByText('这笔订单已经发货，不能再修改地址')).toBeVisible();
});

test('afterwards the address can still be changed', () => {
  renderPage(<NotesAddressSuccessPage />, { at: '/page?order_no=BK1' });
  expect(screen.getByRole('link', { name: '查看我的订单' })).toHaveAttribute(
    'href',
    '/myinfo/notes?tab=orders',
  );
  expect(screen.getByRole('link', { name: '修改地址' })).toHaveAttribute(
    'href',
    '/myinfo/notes/address?order_no=BK1',
  );
});
