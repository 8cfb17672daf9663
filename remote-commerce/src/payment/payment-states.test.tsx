import {
  codes,
  createOrder,
  payOrder,
  queryGoodsInfo,
  refundOffer,
  type Goods,
  type Order,
  type RefundOffer,
  type RefundRule,
} from '@suite/api';
import { outsideOrderWith, purchaseRecord, purchases } from '@suite/features/checkout/testing';
import { CallError } from '@suite/kernel';
import { momentText } from '@suite/kernel/time';
import { answer, type Visit } from '@suite/ui/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import PaymentPage from './payment.page';
import { goodsWith, orderWith, visitPayment } from './testing';

interface Given extends Visit {
  goods?: Partial<Goods> | (() => Goods);
  create?: () => Order;
  query?: () => Order;
  pay?: () => Promise<'paid' | 'cancelled' | 'unknown'>;
}

const visit = ({ goods = {}, create, ...given }: Given = {}) =>
  visitPayment(<PaymentPage edition="finance" />, {
    path: '/pay/payment/:code',
    at: '/pay/payment/CS002',
    goods: [queryGoodsInfo, typeof goods === 'function' ? goods : goodsWith(goods)],
    create: [createOrder, create],
    ...given,
  });

const tick = async () => userEvent.click(await screen.findByRole('checkbox'));
const button = (name: string) => screen.findByRole('button', { name });

beforeEach(() => localStorage.clear());

test('without the agreement no order is made, and the page says what is missing', async () => {
  const { callsOf } = visit();
  await userEvent.click(await button('立即支付'));
  expect(screen.getByRole('alert')).toHaveTextContent('请先阅读并同意《用户协议与隐私政策》');
  expect(callsOf(createOrder)).toHaveLength(0);
  await tick();
  expect(screen.queryByRole('alert')).toBeNull();
});

describe('goods that cannot be bought', () => {
  test.each([
    ['sold-out', '名额已满，请关注下一期', '看看其他班次', '/advanced-lesson-finance'],
    ['owned', '您已购买，可直接去学习', '去学习', '/'],
    ['not-allowed', '该课程凭邀请码购买', '填写邀请码', '/pay/invite-code'],
    ['exclusive', '您已拥有旧版财商课，可免费升级到新版，无需重复购买', '去学习', '/'],
  ] as const)('%s: %s', async (sale_state, sale_reason, words, to) => {
    visit({ goods: { sale_state, sale_reason } });
    expect(await screen.findByText(sale_reason)).toBeVisible();
    expect(screen.getByRole('link', { name: words })).toHaveAttribute('href', to);
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  test.each([
    ['not-allowed', '填写邀请码', '/pay/invite-code?channel=c7'],
    ['sold-out', '看看其他班次', '/advanced-lesson-finance?channel=c7'],
  ] as const)('%s: the way on takes the channel along', async (sale_state, words, to) => {
    visit({ goods: { sale_state }, at: '/pay/payment/CS002?channel=c7' });
    expect(await screen.findByRole('link', { name: words })).toHaveAttribute('href', to);
  });

  test('the way on is home while no app has the page', async () => {
    visit({ goods: { sale_state: 'sold-out' }, platform: { hasPage: (to) => to === '/' } });
    expect(await screen.findByRole('link', { name: '返回个人中心' })).toHaveAttribute('href', '/');
  });

  test('what is owned shows no price to pay', async () => {
    visit({ goods: { sale_state: 'owned' } });
    await screen.findByRole('region', { name: '无需再次购买' });
    expect(screen.queryByText('应付')).toBeNull();
  });
});

describe('a sale that has not begun', () => {
  beforeEach(() => jest.useFakeTimers({ now: 1_700_000_000_000 }));
  afterEach(() => jest.useRealTimers());

  test('counts down, and opens by the provider’s word', async () => {
    const sale_time = momentText(Date.now() + 2000);
    let state: Goods['sale_state'] = 'not-yet';
    const { callsOf } = visit({
      goods: () => goodsWith({ sale_state: state, sale_time: state === 'open' ? null : sale_time }),
    });
    expect(await button('尚未开售')).toBeDisabled();
    expect(screen.getByRole('timer')).toHaveTextContent('0:00:02');
    await act(() => jest.advanceTimersByTimeAsync(2000));
    expect(callsOf(queryGoodsInfo)).toHaveLength(2);
    expect(screen.getByText('马上开售，正在更新')).toBeVisible();
    state = 'open';
    await act(() => jest.advanceTimersByTimeAsync(5000));
    expect(callsOf(queryGoodsInfo)).toHaveLength(3);
    expect(await button('立即支付')).toBeEnabled();
  });

  test.each([
    ['behind', 3 * 3600_000],
    ['ahead of', -24 * 3600_000],
  ])('begins by the provider’s clock on a device that is hours %s it', async (_, off) => {
    const told = () => momentText(Date.now() + off);
    const sale_time = momentText(Date.now() + off + 61_000);
    const { callsOf } = visit({
      goods: () => goodsWith({ sale_state: 'not-yet', sale_time, server_time: told() }),
    });
    await button('尚未开售');
    expect(screen.getByRole('timer')).toHaveTextContent('0:01:01');
    await act(() => jest.advanceTimersByTimeAsync(60_000));
    expect(callsOf(queryGoodsInfo)).toHaveLength(1);
    await act(() => jest.advanceTimersByTimeAsync(1000));
    expect(callsOf(queryGoodsInfo)).toHaveLength(2);
    expect(screen.getByText('马上开售，正在更新')).toBeVisible();
  });

  test('on a device that is a day ahead of a provider that does not tell its time, it does not begin at once for hours', async () => {
    const sale_time = momentText(Date.now() - 20 * 3600_000);
    const { callsOf } = visit({ goods: goodsWith({ sale_state: 'not-yet', sale_time }) });
    expect(await screen.findByText('到时本页会自动开放购买')).toBeVisible();
    expect(screen.queryByRole('timer')).toBeNull();
    const before = callsOf(queryGoodsInfo).length;
    for (let minute = 0; minute < 10; minute++) await act(() => jest.advanceTimersByTimeAsync(60_000));
    expect(callsOf(queryGoodsInfo).length - before).toBe(10);
  });
});

test('prices that do not add up are not payable, and are asked for again', async () => {
  let price = '901.00';
  visit({ goods: () => goodsWith({ price }) });
  expect(await screen.findByRole('alert')).toHaveTextContent('价格信息有误');
  price = '900.00';
  await userEvent.click(await button('重新获取价格'));
  expect(await button('立即支付')).toBeEnabled();
});

test('goods that come without the field of an unpaid order are ordered and paid', async () => {
  const { order: _none, ...goods } = goodsWith();
  const { sheet } = visit({ goods: () => goods as Goods });
  await tick();
  await userEvent.click(await button('立即支付'));
  await waitFor(() => expect(sheet).toHaveBeenCalledTimes(1));
});

test('goods that the provider does not know lead on', async () => {
  visit({
    goods: () => {
      throw new CallError('shown', codes.NOT_FOUND, '课程不存在或已下架');
    },
  });
  expect(await screen.findByText('课程不存在或已下架')).toBeVisible();
});

describe('an order', () => {
  test('that is unpaid shows its time and number, and is paid on', async () => {
    const { callsOf, sheet } = visit({ goods: { order: orderWith() } });
    const bar = await screen.findByRole('region', { name: '待支付订单' });
    expect(within(bar).getByRole('timer')).toHaveTextContent(/^(20:00|19:5\d)$/);
    expect(bar).toHaveTextContent('订单号 CS1');
    expect(screen.getByRole('checkbox')).toBeChecked();
    await userEvent.click(await button('继续支付'));
    await waitFor(() => expect(sheet).toHaveBeenCalledTimes(1));
    expect(callsOf(createOrder)).toHaveLength(0);
  });

  test('whose sheet was closed is paid on without another tick', async () => {
    const { sheet } = visit({ pay: async () => 'cancelled' });
    await tick();
    await userEvent.click(await button('立即支付'));
    await waitFor(() => expect(sheet).toHaveBeenCalledTimes(1));
    expect(await screen.findByRole('checkbox', undefined, { timeout: 8000 })).toBeChecked();
    await userEvent.click(await button('继续支付'));
    await waitFor(() => expect(sheet).toHaveBeenCalledTimes(2));
  }, 15_000);

  test('that was made at another price keeps its amount, and takes the learner’s word', async () => {
    const { sheet } = visit({
      goods: { order: orderWith({ amount: '800.00' }) },
      query: () => orderWith({ amount: '800.00' }),
    });
    expect(await screen.findByText(/按下单时的价格计算/)).toHaveTextContent('您的订单金额是 ¥800.00');
    expect(screen.getByRole('alert')).toHaveTextContent('现在需要支付 ¥800.00');
    await userEvent.click(await button('确认并支付'));
    await waitFor(() => expect(sheet).toHaveBeenCalledTimes(1));
  });

  test('at a price that changed meanwhile is not paid before the learner agrees', async () => {
    let goods = goodsWith();
    const dearer = { origin_price: '1100.00', price: '1000.00' };
    const { sheet, callsOf } = visit({
      goods: () => goods,
      create: () => {
        goods = goodsWith(dearer);
        return orderWith({ amount: '1000.00' });
      },
      query: () => orderWith({ amount: '1000.00' }),
    });
    await tick();
    await userEvent.click(await button('立即支付'));
    expect(await screen.findByRole('alert')).toHaveTextContent('现在需要支付 ¥1,000.00');
    expect(await screen.findByText('¥1,100.00')).toBeVisible();
    expect(callsOf(queryGoodsInfo)).toHaveLength(2);
    expect(sheet).not.toHaveBeenCalled();
    await userEvent.click(await button('确认并支付'));
    await waitFor(() => expect(sheet).toHaveBeenCalledTimes(1));
  });

  test('that costs more than the goods do now is offered at the new price, with what is saved', async () => {
    const amount = '980.00';
    let made = orderWith({ amount });
    const { callsOf, sheet } = visit({
      goods: { order: made },
      create: () => (made = orderWith({ order_no: 'CS2' })),
      query: () => made,
    });
    expect(await screen.findByText(/价格已降低/)).toHaveTextContent('比您的订单少付 ¥80.00');
    expect(screen.getByText('应付', { selector: 'span' }).parentElement).toHaveTextContent('¥900.00');
    await userEvent.click(await button('按新价格支付'));
    await waitFor(() => expect(sheet).toHaveBeenCalledTimes(1));
    expect(callsOf(createOrder)[0]?.params).toMatchObject({ amount: '900.00' });
  });

  test.each(['owned', 'exclusive'] as const)(
    'of goods that are %s by now is not paid, though it is open: there is a way to study',
    async (sale_state) => {
      visit({ goods: { order: orderWith(), sale_state, sale_reason: '无需重复购买' } });
      expect(await screen.findByRole('link', { name: '去学习' })).toBeVisible();
      expect(screen.queryByRole('button', { name: '继续支付' })).toBeNull();
      expect(screen.queryByRole('region', { name: '待支付订单' })).toBeNull();
    },
  );

  test.each(['kept', 'returned'] as const)(
    'that may have been paid (%s) has its verdict while the goods cannot be read',
    async (how) => {
      const id = { line: 'learner', user: 7 } as const;
      if (how === 'returned') window.location.hash = '#/pay/payment/CS002?paying=CS1';
      else purchases.of(id, 'finance.CS002').save(purchaseRecord({ orderNo: 'CS1', amount: 90000 }));
      const { router } = visit({
        context: how === 'kept' ? 'messenger' : 'browser',
        goods: () => {
          throw new CallError('service', 0, '');
        },
        query: () => orderWith({ status: 'paid' }),
        answers: [answer(payOrder, outsideOrderWith())],
      });
      await waitFor(() => expect(router.state.location.search).toBe('?order_no=CS1'));
      window.location.hash = '';
    },
  );

  test('that was not paid in time is followed by another', async () => {
    let status: Order['status'] = 'closed';
    const { callsOf, sheet } = visit({
      goods: { order: orderWith() },
      create: () => orderWith({ order_no: 'CS-NEXT' }),
      query: () => orderWith({ status }),
    });
    expect(await screen.findByRole('region', { name: '订单已关闭' })).toHaveTextContent('CS1');
    await userEvent.click(await button('重新下单'));
    await waitFor(() => expect(sheet).toHaveBeenCalledTimes(1));
    expect(callsOf(createOrder)).toHaveLength(1);
    status = 'pending';
  });

  test('that was closed while the goods sold out leads on', async () => {
    visit({
      goods: { order: orderWith(), sale_state: 'sold-out', sale_reason: '名额已满，请关注下一期' },
      query: () => orderWith({ status: 'closed' }),
    });
    expect(await screen.findByText('名额已满，请关注下一期')).toBeVisible();
    expect(screen.getByRole('link', { name: '看看其他班次' })).toBeVisible();
  });

  test('that the provider refuses is told in its words, and the goods are read again', async () => {
    let state: Goods['sale_state'] = 'open';
    visit({
      goods: () => goodsWith({ sale_state: state, sale_reason: '您已购买，可直接去学习' }),
      create: () => {
        state = 'owned';
        throw new CallError('silent', codes.ALREADY_BOUGHT, '您已购买，可直接去学习');
      },
    });
    await tick();
    await userEvent.click(await button('立即支付'));
    expect(await screen.findByRole('link', { name: '去学习' })).toBeVisible();
    expect(screen.getByText('您已购买，可直接去学习')).toBeVisible();
  });

  test('that is in doubt shows no button until the provider has spoken, and its number when it does not', async () => {
    jest.useFakeTimers({ now: 1_700_000_000_000 });
    const kept = { phase: 'launched', orderNo: 'CS1', amount: 90000, channel: 'messenger', doubt: 'open' };
    localStorage.setItem('suite.unsent.learner.7.checkout.finance.CS002.order', JSON.stringify(kept));
    visit({
      query: () => {
        throw new CallError('service', 0, '');
      },
    });
    await act(() => jest.advanceTimersByTimeAsync(1000));
    expect(screen.getByRole('heading', { level: 1, name: '正在确认支付结果' })).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
    await act(() => jest.advanceTimersByTimeAsync(70_000));
    expect(screen.getByRole('alert')).toHaveTextContent('请勿重复支付');
    expect(screen.getByText('订单号 CS1')).toBeVisible();
    jest.useRealTimers();
  });

  test('that is somebody else’s, in a link with the mark of a cashier, is neither shown nor paid here', async () => {
    window.location.hash = '#/pay/payment/CS002?paying=CS9';
    let arrive: (goods: Goods) => void = () => undefined;
    const { callsOf } = visit({
      context: 'browser',
      goods: () => new Promise<Goods>((resolve) => (arrive = resolve)) as never,
      query: () => orderWith({ order_no: 'CS9' }),
      answers: [answer(payOrder, outsideOrderWith({ order_no: 'CS9', is_mine: 0 }))],
    });
    await act(() => new Promise((resolve) => setTimeout(resolve, 100)));
    expect(screen.queryByRole('heading', { name: '您完成支付了吗？' })).toBeNull();
    await act(async () => arrive(goodsWith()));
    await tick();
    await userEvent.click(await button('立即支付'));
    await waitFor(() => expect(callsOf(createOrder)).toHaveLength(1));
    window.location.hash = '';
  });

  test('from whose cashier the learner comes back asks whether they have paid', async () => {
    window.location.hash = '#/pay/payment/CS002?paying=CS1';
    let status: Order['status'] = 'pending';
    const { router } = visit({
      context: 'browser',
      goods: { order: orderWith() },
      query: () => orderWith({ status }),
    });
    expect(await screen.findByRole('heading', { level: 1, name: '您完成支付了吗？' })).toBeVisible();
    expect(screen.getByRole('button', { name: '继续支付' })).toBeVisible();
    status = 'paid';
    await userEvent.click(await button('已完成支付'));
    await waitFor(() => expect(router.state.location.search).toBe('?order_no=CS1'));
    window.location.hash = '';
  });
});

test('what would come back on which day can be read before paying', async () => {
  const rule: RefundRule = {
    paid: '998.00',
    free_until: '2026-03-18',
    begins_on: '2026-03-15',
    ends_on: '2026-05-13',
    last_on: '2026-05-13',
    fees: [],
  };
  const { callsOf } = visit({ answers: [answer(refundOffer, { rule, today: '2026-03-11' } as RefundOffer)] });
  await userEvent.click(await screen.findByRole('button', { name: /退款试算/ }));
  const sheet = await screen.findByRole('dialog', { name: '退款试算' });
  expect(await within(sheet).findByText(/（含）以前全额退/)).toBeVisible();
  expect(callsOf(refundOffer)[0]?.params).toEqual({ goods_id: goodsWith({}).goods_id });
});
