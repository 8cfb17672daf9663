import {
  codes,
  createOrder,
  createPayment,
  queryOrder,
  userOrders,
  type Goods,
  type Order,
  type Payment,
} from '@suite/api';
import { CallError, useSession, type Platform } from '@suite/kernel';
import { momentText } from '@suite/kernel/time';
import { Page as UiPage, Toast } from '@suite/ui/base';
import { answer, renderPage } from '@suite/ui/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CheckoutBar, phaseScreen, useCheckout } from '.';
import { LEASE, leases, RENEWAL } from '../sending';
import { leaseName, purchaseId, purchases, type Purchase } from './purchases';
import { purchaseRecord, orderOf } from './testing/machine-run';

const learner = { line: 'learner', user: 7 } as const;
const purchase: Purchase = { owner: learner, kind: 'finance', goodsId: '1' };
const recordOf = ({ owner }: Pick<Purchase, 'owner'>) => purchases.of(owner, purchaseId(purchase));
const soon = () => momentText(Date.now() + 1800_000);
const live = (parts: Partial<Order> = {}) => orderOf({ expire_time: soon(), ...parts });
const attempt: Payment = {
  attempt_no: 'A1',
  channel: 'messenger',
  state: 'open',
  pay_params: {} as Payment['pay_params'],
  pay_url: '',
};

function Page({
  order = null,
  onPaid,
  onOutdated,
}: {
  order?: Order | null;
  onPaid: jest.Mock;
  onOutdated?: jest.Mock;
}) {
  const goods: Pick<Goods, 'goods_id' | 'kind' | 'price' | 'order'> = {
    goods_id: '1',
    kind: 'finance',
    price: '998.00',
    order,
  };
  const checkout = useCheckout({ goods, create: createOrder, onPaid, onOutdated });
  return (
    phaseScreen(checkout) ?? (
      <UiPage footer={<CheckoutBar checkout={checkout} />}>
        <output aria-label="phase">{checkout.phase}</output>
      </UiPage>
    )
  );
}

interface Given {
  order?: Order | null;
  query?: () => Order;
  create?: () => Order;
  messenger?: () => Promise<'paid' | 'cancelled' | 'unknown'>;
  context?: 'messenger' | 'browser';
}

function visit({
  order,
  query = () => live(),
  create = () => live(),
  messenger,
  context = 'messenger',
}: Given = {}) {
  const [onPaid, onOutdated] = [jest.fn(), jest.fn()];
  const pay = jest.fn(messenger ?? (async () => 'paid' as const));
  const page = renderPage(<Page order={order} onPaid={onPaid} onOutdated={onOutdated} />, {
    context,
    answers: [
      answer(createOrder, create),
      answer(createPayment, () => attempt),
      answer(queryOrder, query),
      answer(userOrders, { pending: [], recent: [] }),
    ],
    platform: { messenger: { pay } as unknown as Platform['messenger'] },
  });
  return { ...page, onPaid, onOutdated, pay };
}

const button = (name = '立即支付') => screen.findByRole('button', { name });

beforeEach(() => {
  localStorage.clear();
  useSession.setState({ user: 7, login: 'in', line: 'learner' });
});

test('from the tap to paid: one order, one attempt, one word of the server', async () => {
  const { callsOf, onPaid, pay } = visit({ query: () => live({ status: 'paid' }) });
  await userEvent.dblClick(await button());
  await waitFor(() => expect(onPaid).toHaveBeenCalledTimes(1));
  expect(pay).toHaveBeenCalledTimes(1);
  expect([createOrder, createPayment, queryOrder].map((call) => callsOf(call).length)).toEqual([1, 1, 1]);
  expect(callsOf(createOrder)[0]?.params).toMatchObject({ goods_id: '1', amount: '998.00' });
  expect(recordOf(purchase).read()).toBeUndefined();
});

test('after a closed order the bar names the price of the next one', async () => {
  const cheaper = { amount: '900.00' };
  visit({ order: live(cheaper), query: () => live({ ...cheaper, status: 'closed' }) });
  expect(await button('重新下单')).toBeVisible();
  expect(screen.getByText('应付').parentElement).toHaveTextContent('¥998.00');
});

test('an order whose payment is unknown is verified before there is any button', async () => {
  recordOf(purchase).save(purchaseRecord());
  const { onPaid, callsOf } = visit({ query: () => live({ status: 'paid' }) });
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByText(/请勿重复支付/)).toBeVisible();
  await waitFor(() => expect(onPaid).toHaveBeenCalledWith(expect.objectContaining({ order_no: 'O1' })));
  expect(callsOf(createOrder)).toHaveLength(0);
});

test('the page seen again drops a loading toast and asks', async () => {
  const { callsOf } = visit({ order: live() });
  await button('继续支付');
  Toast.loading('正在打开');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(screen.queryByText('正在打开')).toBeNull();
  expect(screen.getByText('正在确认支付结果')).toBeVisible();
  await button('继续支付');
  expect(callsOf(queryOrder)).toHaveLength(2);
});

test('another learner on the phone starts from nothing', async () => {
  recordOf({ owner: { ...learner, user: 8 } }).save(purchaseRecord());
  const { callsOf } = visit();
  await button();
  expect(screen.getByLabelText('phase')).toHaveTextContent('idle');
  expect(callsOf(queryOrder)).toHaveLength(0);
});

const otherTab = () =>
  leases.of('device', leaseName(learner, purchaseId(purchase))).save({ tab: 'x', until: Date.now() + LEASE });

test.each([
  ['the goods', null, '立即支付'],
  ['an unpaid order', live(), '继续支付'],
] as const)(
  'while another tab has %s the button is off and the page says why; once that tab is dead it goes on',
  async (_, order, name) => {
    jest.useFakeTimers();
    otherTab();
    visit({ order });
    await act(() => jest.advanceTimersByTimeAsync(100));
    expect(screen.getByRole('button', { name })).toBeDisabled();
    expect(screen.getByRole('alert')).toHaveTextContent('另一个页面');
    await act(() => jest.advanceTimersByTimeAsync(LEASE + RENEWAL));
    expect(screen.getByRole('button', { name })).toBeEnabled();
    expect(screen.queryByRole('alert')).toBeNull();
    jest.useRealTimers();
  },
);

test.each([
  ['the server’s words', '您已购买该课程', '您已购买该课程'],
  ['our own if it has none', '', '暂时无法完成，请稍后再试'],
])('a refusal is said in %s, and the page can read its goods again', async (_, sent, said) => {
  const refuse = () => {
    throw new CallError('silent', codes.ALREADY_BOUGHT, sent);
  };
  const { onOutdated } = visit({ create: refuse });
  await userEvent.click(await button());
  expect(await screen.findByRole('alert')).toHaveTextContent(said);
  expect(onOutdated).toHaveBeenCalledTimes(1);
});

test('back from the cashier a payment is found out by itself', async () => {
  recordOf(purchase).save(purchaseRecord({ channel: 'browser' }));
  const { callsOf, onPaid } = visit({ context: 'browser', query: () => live({ status: 'paid' }) });
  await waitFor(() => expect(onPaid).toHaveBeenCalledTimes(1));
  expect(callsOf(createPayment)).toHaveLength(0);
});

test('a price above what was shown is not paid', async () => {
  const { pay } = visit({ create: () => live({ amount: '1000.00' }) });
  await userEvent.click(await button());
  expect(await screen.findByText('¥1,000.00')).toBeVisible();
  expect(pay).not.toHaveBeenCalled();
});
