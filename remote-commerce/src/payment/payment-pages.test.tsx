import {
  advancedGoods,
  advancedProperty,
  canBuyTools,
  createAdvancedOrder,
  createIndustryOrder,
  createInvestmentOrder,
  createOrder,
  createPremiumOrder,
  createToolsOrder,
  industryGoods,
  industryProperty,
  investmentGoods,
  investmentProperty,
  premiumGoods,
  premiumProperty,
  queryGoodsInfo,
  toolsGoods,
  type Call,
  type Goods,
  type Order,
  type PayProperty,
} from '@suite/api';
import { answer } from '@suite/ui/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import PaymentPage from './payment.page';
import { paymentRoutes } from './routes';
import { goodsWith, orderWith, visitPayment } from './testing';

beforeEach(() => localStorage.clear());

interface Row {
  at: string;
  goods: Call<never, Goods>;
  create: Call<never, Order>;
  about?: Call<void, PayProperty>;
  asked: object | undefined;
}

const advanced = { goods: advancedGoods, create: createAdvancedOrder, about: advancedProperty };
const rows: Record<string, Row> = {
  Payment: {
    at: '/pay/payment/CS002?invite_code=HELLO2026&channel=wx-menu',
    goods: queryGoodsInfo,
    create: createOrder,
    asked: { code: 'CS002', invite_code: 'HELLO2026' },
  },
  PaymentAdvnaced: { at: '/pay/payment-advnaced?channel=wx-menu', ...advanced, asked: { id: undefined } },
  PaymentAdvnacedId: { at: '/pay/payment-advnaced/2?channel=wx-menu', ...advanced, asked: { id: 2 } },
  PaymentInvestment: {
    at: '/pay/payment-investment?channel=wx-menu',
    goods: investmentGoods,
    create: createInvestmentOrder,
    about: investmentProperty,
    asked: undefined,
  },
  PaymentIndustry: {
    at: '/pay/payment-industry?channel=wx-menu',
    goods: industryGoods,
    create: createIndustryOrder,
    about: industryProperty,
    asked: undefined,
  },
  PaymentPremium: {
    at: '/pay/payment-premium?channel=wx-menu',
    goods: premiumGoods,
    create: createPremiumOrder,
    about: premiumProperty,
    asked: undefined,
  },
  PaymentTools: {
    at: '/pay/payment-tools?channel=wx-menu',
    goods: toolsGoods,
    create: createToolsOrder,
    asked: undefined,
  },
};

test.each(Object.entries(rows))('%s: from the goods to pay-success', async (name, row) => {
  const route = paymentRoutes.find((one) => one.name === name)!;
  const { default: Page } = await route.page();
  const { callsOf, router } = visitPayment(<Page edition={route.edition as never} />, {
    path: route.path,
    at: row.at,
    goods: [row.goods, goodsWith()],
    create: [row.create],
    about: row.about,
    answers: [answer(canBuyTools, { can_buy: 1, reason: '' })],
    query: () => orderWith({ status: 'paid' }),
  });
  expect(await screen.findByRole('heading', { level: 1, name: '财商课 · 点评班' })).toBeVisible();
  for (const title of ['费用明细', '包含内容', '适合谁', '支付之后', '购买须知']) {
    expect(await screen.findByRole('region', { name: title })).toBeVisible();
  }
  expect(screen.getByRole('region', { name: '费用明细' })).toHaveTextContent(
    '原价¥1,000.00开班立减券−¥100.00应付¥900.00支付方式微信支付',
  );
  expect(screen.getByRole('link', { name: '《用户协议与隐私政策》' })).toHaveAttribute('href', '/agreement');
  await userEvent.click(screen.getByRole('checkbox'));
  await userEvent.dblClick(screen.getByRole('button', { name: '立即支付' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/pay/pay-success'));
  expect(router.state.location.search).toBe('?order_no=CS1');
  expect(router.state.historyAction).toBe('REPLACE');
  expect(callsOf(row.goods)[0]?.params).toEqual(row.asked);
  expect(callsOf(row.create)).toHaveLength(1);
  expect(callsOf(row.create)[0]?.params).toMatchObject({
    goods_id: 'CS002',
    amount: '900.00',
    channel: 'wx-menu',
    ...(name === 'Payment' && { invite_code: 'HELLO2026' }),
  });
});

test('tools that this learner cannot buy have no button, and the reason of the server', async () => {
  const reason = '理财工具只面向学员，请先报名课程';
  visitPayment(<PaymentPage edition="tools" />, {
    goods: [toolsGoods, goodsWith()],
    answers: [answer(canBuyTools, { can_buy: 0, reason })],
  });
  expect(await screen.findByText(reason)).toBeVisible();
  expect(screen.getByRole('link', { name: '返回个人中心' })).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

test('the routes hold work, as they are never reloaded while money is on its way', () => {
  const loose = paymentRoutes.filter(({ holdsWork }) => !holdsWork).map(({ name }) => name);
  expect(loose).toEqual(['PaymentToolsContact']);
});
