import {
  contractListV2,
  invoiceIndex,
  invoiceList,
  refundContracts,
  userOrders,
  type Order,
  type UserOrders,
} from '@suite/api';
import { orderWith, purchaseRecord, purchases } from '@suite/features/checkout/testing';
import { seven, visit as visitAs } from '@suite/features/reconciler/testing';
import { CallError } from '@suite/kernel';
import { answer, renderPage, type Answer } from '@suite/ui/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MyOrders } from './my-orders';

const never = () => new Promise<never>(() => undefined);
const parts = [
  answer(contractListV2, { list: [] }),
  answer(refundContracts, { list: [] }),
  answer(invoiceList, { list: [], total: 0 }),
  answer(invoiceIndex, { orders: [], last: null }),
];
const visit = (orders: UserOrders | (() => UserOrders | Promise<never>), others: Answer[] = []) =>
  renderPage(<MyOrders />, { answers: [answer(userOrders, orders), ...others, ...parts] });
const paid = (part: Partial<Order> = {}) => orderWith({ status: 'paid', ...part });

beforeEach(() => localStorage.clear());

test('a learner without an order reads what would stand here', async () => {
  visit({ pending: [], recent: [] });
  expect(await screen.findByText(/还没有订单/)).toBeVisible();
});

test('an answer without data is no empty list', async () => {
  visit(() => null as unknown as UserOrders);
  expect(await screen.findByRole('button', { name: '重试' })).toBeVisible();
  expect(screen.queryByText(/还没有订单/)).toBeNull();
});

test('orders that cannot be read are told, and can be asked for again', async () => {
  let isBack = false;
  visit(() => {
    if (!isBack) throw new CallError('service', 0, '');
    return { pending: [orderWith({ goods_name: '进阶课' })], recent: [] };
  });
  const again = await screen.findByRole('button', { name: '重试' });
  isBack = true;
  await userEvent.click(again);
  expect(await screen.findByRole('region', { name: '进阶课' })).toBeVisible();
});

test('a payment in doubt has its row and its tap before anything else is read', async () => {
  const attempt = { attempt_no: 'CS1-1', channel: 'browser', state: 'open' } as const;
  visit({ pending: [orderWith({ attempt })], recent: [paid({ order_no: 'CS2' })] }, [
    answer(refundContracts, never),
  ]);
  const row = await screen.findByRole('region', { name: /财商课/ });
  expect(row).toHaveTextContent('付款待确认请勿重复支付，先看看结果');
  expect(within(row).getByRole('link', { name: '去确认' })).toHaveAttribute('href', '/pay/outside/CS1');
  expect(screen.queryByText('已完成')).toBeNull();
});

test('what only this phone knows stands there, also without the server; what both know stands once', async () => {
  const leave = visitAs(seven);
  for (const [id, orderNo] of [
    ['finance.CS002', 'CS1'],
    ['advanced.advanced-1', 'JJ9'],
  ] as const) {
    purchases.of(seven, id).save(purchaseRecord({ orderNo, phase: 'unknown', unknownAttempt: 'claimed' }));
  }
  const offline = visit(() => Promise.reject(new CallError('service', 0, '')) as Promise<never>);
  expect(await screen.findAllByRole('region', { name: '有一笔付款待确认' })).toHaveLength(2);
  offline.unmount();
  visit({ pending: [orderWith()], recent: [] });
  expect(await screen.findByRole('region', { name: /财商课/ })).toBeVisible();
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/pay/outside/JJ9',
    '/pay/outside/CS1',
  ]);
  leave();
});

test('a refund under way comes before what is over; parts that are lost can be read again', async () => {
  let isBack = false;
  visit({ pending: [], recent: [paid(), paid({ order_no: 'CS2', goods_name: '进阶课' })] }, [
    answer(refundContracts, {
      list: [
        { contract_id: 14, order_no: 'CS2', paid: '900.00', amount: '900.00', status: 'checking' } as never,
      ],
    }),
    answer(contractListV2, () => {
      if (!isBack) throw new CallError('service', 0, '');
      return { list: [] };
    }),
  ]);
  const running = await screen.findByRole('region', { name: '进阶课' });
  expect(running).toHaveTextContent('退款审核中');
  expect(within(running).getByRole('link', { name: '查看退款' })).toHaveAttribute(
    'href',
    '/refund-result?contractId=14',
  );
  expect(screen.getByRole('region', { name: '已完成' })).toHaveTextContent('财商课');
  isBack = true;
  await userEvent.click(screen.getByRole('button', { name: '重试' }));
  expect(await screen.findByRole('region', { name: '进阶课' })).toBeVisible();
  expect(screen.queryByText('部分进度没有加载出来')).toBeNull();
});
