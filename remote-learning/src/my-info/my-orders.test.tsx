import {
  contractListV2,
  invoiceIndex,
  invoiceList,
  refundContracts,
  userOrders,
  type UserOrders,
} from '@suite/api';
import { orderWith } from '@suite/features/checkout/testing';
import { CallError } from '@suite/kernel';
import { answer, renderPage } from '@suite/ui/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MyOrders } from './my-orders';

test('when the provider answers without data, there is no list of orders, and the page stays', async () => {
  const orders = jest.fn(() => null as unknown as UserOrders);
  const { client } = renderPage(
    <>
      <h1>我的</h1>
      <MyOrders />
    </>,
    { answers: [answer(userOrders, orders)] },
  );
  await waitFor(() => expect(orders).toHaveBeenCalled());
  await waitFor(() => expect(client.isFetching()).toBe(0));
  expect(screen.getByRole('heading', { name: '我的' })).toBeVisible();
  expect(screen.queryByText('我的订单')).toBeNull();
});

test('orders that cannot be read are told, and can be asked for again', async () => {
  let isBack = false;
  renderPage(<MyOrders />, {
    answers: [
      answer(userOrders, () => {
        if (!isBack) throw new CallError('service', 0, '');
        return { pending: [orderWith({ goods_name: '进阶课' })], recent: [] };
      }),
      answer(contractListV2, { list: [] }),
      answer(refundContracts, { list: [] } as never),
      answer(invoiceList, { list: [], total: 0 }),
      answer(invoiceIndex, { orders: [], last: null }),
    ],
  });
  expect(await screen.findByText('订单没有加载出来')).toBeVisible();
  isBack = true;
  await userEvent.click(screen.getByRole('button', { name: '重试' }));
  expect(await screen.findByText('进阶课')).toBeVisible();
  expect(screen.queryByText(/没有加载出来/)).toBeNull();
});

test.each([
  ['at first', 0, true],
  ['later', 1, false],
])(
  'contracts that cannot be read %s: the list says so only if it lacks them',
  async (_, known, isPartial) => {
    let reads = 0;
    const { client } = renderPage(<MyOrders />, {
      answers: [
        answer(userOrders, { pending: [orderWith()], recent: [] }),
        answer(contractListV2, () =>
          (reads += 1) > known ? Promise.reject(new Error('offline')) : { list: [] },
        ),
        answer(refundContracts, { list: [] }),
        answer(invoiceList, { list: [], total: 0 }),
        answer(invoiceIndex, { orders: [], last: null }),
      ],
    });
    expect(await screen.findByText('我的订单')).toBeVisible();
    await waitFor(() => expect(client.isFetching()).toBe(0));
    await act(async () => {
      await client.refetchQueries();
      // The queries tell their pages a task later.
      await new Promise((resolve) => setTimeout(resolve));
    });
    expect(screen.queryAllByText('部分进度没有加载出来')).toHaveLength(isPartial ? 1 : 0);
  },
);
