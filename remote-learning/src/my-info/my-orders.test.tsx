import { userOrders, type UserOrders } from '@suite/api';
import { answer, renderPage } from '@suite/ui/testing';
import { screen, waitFor } from '@testing-library/react';
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
