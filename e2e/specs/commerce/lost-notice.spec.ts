import type { BrowserContext, Page } from '@playwright/test';
import { enter, expect, open, test } from '../suite';
import { chargesOf, endPayment, expectPaidOnce, expectPaidPage, ordersOf, tapPay } from './purchase';

const COURSE = '/pay/payment/CS002';
const TOLD = '《财商课 · 点评班》已付款成功';
const queryOrder = '**/api/Pay/queryOrder*';

/** The learner pays, no notice reaches the server, and the phone is switched off before the page has asked. */
async function payAndDie(page: Page, context: BrowserContext): Promise<{ key: string; next: Page }> {
  const { key } = await enter(page, 'bound', 'messenger', COURSE);
  await page.route(queryOrder, (route) => route.abort());
  await tapPay(page);
  await endPayment(page, '付款，但通知丢失');
  await expect(page.getByRole('heading', { name: '正在确认支付结果' })).toBeVisible();
  expect((await ordersOf(page, key))[0]?.status).toBe('pending');
  const next = await context.newPage();
  await page.close();
  return { key, next };
}

test('a payment whose notice was lost is told at the next start, and leads on once', async ({
  page,
  context,
}) => {
  const { key, next } = await payAndDie(page, context);
  await open(next, key, 'messenger', '/');
  // With the course the page becomes a learner's, and a tap in that moment would be lost.
  await expect(next.getByRole('region', { name: '我的班级' })).toBeVisible({ timeout: 30_000 });
  await next.getByRole('link', { name: new RegExp(TOLD) }).click();
  await expectPaidPage(next);
  await expectPaidOnce(next, key);
  const isKept = () => Object.keys(localStorage).some((name) => name.includes('/checkout/'));
  await expect.poll(() => next.evaluate(isKept)).toBe(false);
  await open(next, key, 'messenger', '/');
  await expect(next.getByRole('heading', { level: 1 })).toBeAttached();
  await next.waitForLoadState('networkidle');
  await expect(next.getByText(TOLD)).toHaveCount(0);
});

test('it is told on any page, also if the order is in no list any more', async ({ page, context }) => {
  const { key, next } = await payAndDie(page, context);
  const none = { code: 10000, msg: '', data: { pending: [], recent: [] } };
  await next.route('**/api/pay/getUserStatus*', (route) => route.fulfill({ json: none }));
  await open(next, key, 'messenger', '/myinfo/contract');
  await expect(next.getByText(TOLD).first()).toBeVisible({ timeout: 30_000 });
  await expectPaidOnce(next, key);
});

test('it is told on another phone, which knows the order from the list alone', async ({
  page,
  context,
  browser,
}) => {
  const { key, next } = await payAndDie(page, context);
  await next.close();
  // Unlike this world, a server may give its list without asking the pay service.
  const [made] = await ordersOf(page, key);
  const attempt = { attempt_no: `${made?.order_no}-1`, channel: 'messenger', state: 'open' };
  const order = { ...made, attempt, kind: 'finance', goods_id: 'CS002', status: 'pending' };
  const list = { code: 10000, msg: '', data: { pending: [order], recent: [] } };
  const other = await browser.newPage({ viewport: { width: 375, height: 667 }, hasTouch: true });
  await other.route('**/api/pay/getUserStatus*', (route) => route.fulfill({ json: list }));
  await open(other, key, 'browser', '/myinfo/contract');
  await expect(other.getByText(TOLD).first()).toBeVisible({ timeout: 30_000 });
  await other.close();
});

test('an order that the server does not know leads on to another one', async ({ page }) => {
  const { key } = await enter(page, 'bound', 'messenger', COURSE);
  await tapPay(page);
  await endPayment(page, '取消');
  await expect(page.getByRole('region', { name: '待支付订单' })).toBeVisible();
  const unknown = { code: 40004, msg: '订单不存在', data: null };
  await page.route(queryOrder, (route) => route.fulfill({ json: unknown }));
  await page.reload();
  await expect(page.getByRole('region', { name: '没有查到这笔订单' })).toBeVisible({ timeout: 70_000 });
  await page.unroute(queryOrder);
  await page.getByRole('button', { name: '重新下单' }).click();
  // By now the server knows it after all: it is paid, and no other one is made.
  await endPayment(page, '确认支付');
  await expectPaidPage(page);
  await expectPaidOnce(page, key);
  expect(await ordersOf(page, key)).toHaveLength(1);
});

test('answers that are none do not end the asking, and close no order', async ({ page }) => {
  const { key } = await enter(page, 'bound', 'messenger', COURSE);
  await tapPay(page);
  await endPayment(page, '付款，但没有回调');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const odd: unknown[] = [null, [], { order_no: 'CS0', status: 'closed' }, { order_no: 'CS0' }];
  let asked = 0;
  await page.route(queryOrder, (route) =>
    asked < odd.length
      ? route.fulfill({ json: { code: 10000, msg: '', data: odd[asked++] } })
      : route.fallback(),
  );
  await page.reload();
  await expectPaidPage(page);
  expect([asked, await chargesOf(page, key)]).toEqual([odd.length, 1]);
});
