import { enter, expect, open, test } from '../suite';
import {
  chargesOf,
  endPayment,
  expectPaidOnce,
  expectPaidPage,
  ordersOf,
  payButton,
  tapPay,
} from './purchase';

const COURSE = '/pay/payment/CS002';

test('a page that dies under its sheet: the next one soon offers to pay on, and the old sheet is worth nothing', async ({
  page,
  context,
}) => {
  const { key } = await enter(page, 'bound', 'messenger', COURSE);
  await tapPay(page);
  await expect(page.getByRole('button', { name: '确认支付' })).toBeVisible();
  // A crash, unlike a closed page, says no word to the other pages of the device.
  await page.goto('chrome://crash').catch(() => undefined);
  const next = await context.newPage();
  await open(next, key, 'messenger', COURSE);
  await expect(next.getByRole('region', { name: '待支付订单' })).toBeVisible({ timeout: 20_000 });
  await next.getByRole('button', { name: '继续支付' }).click();
  await endPayment(next, '确认支付');
  await expectPaidPage(next);
  const { lines } = await expectPaidOnce(next, key);
  expect(lines.filter(({ event }) => event === 'attempt-closed')).toHaveLength(1);
});

test('of two tabs only one can pay, and the other goes on when it is closed', async ({ page, context }) => {
  const { key } = await enter(page, 'bound', 'messenger', COURSE);
  await expect(payButton(page)).toBeEnabled();
  // The same session: a new login would reload the first tab, and either could be first afterwards.
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(payButton(other)).toBeDisabled();
  await expect(other.getByRole('alert')).toContainText('另一个页面');
  await tapPay(page);
  await endPayment(page, '取消');
  await expect(page.getByRole('region', { name: '待支付订单' })).toBeVisible();
  await page.close();
  await other.getByRole('button', { name: '继续支付' }).click({ timeout: 30_000 });
  await other.getByRole('checkbox').check({ force: true });
  await other.getByRole('button', { name: '继续支付' }).click();
  await endPayment(other, '确认支付');
  await expectPaidPage(other);
  await expectPaidOnce(other, key);
  expect(await ordersOf(other, key)).toHaveLength(1);
});

test('of two devices only the later attempt can be paid, and both learn the verdict', async ({
  page,
  browser,
}) => {
  const { key } = await enter(page, 'bound', 'messenger', COURSE);
  await tapPay(page);
  await expect(page.getByRole('button', { name: '确认支付' })).toBeVisible();
  const other = await (await browser.newContext()).newPage();
  await open(other, key, 'browser', COURSE);
  await other.getByRole('button', { name: '继续支付' }).click();
  await expect(other.getByRole('button', { name: '确认支付' })).toBeVisible();
  await page.getByRole('button', { name: '确认支付' }).click();
  await expect(page.getByRole('region', { name: '待支付订单' })).toBeVisible();
  expect(await chargesOf(page, key)).toBe(0);
  await endPayment(other, '确认支付');
  await expectPaidPage(other);
  await page.getByRole('button', { name: '继续支付' }).click();
  await expectPaidPage(page);
  await expectPaidOnce(page, key);
  await other.context().close();
});

test('another person on the same phone does not resume an order', async ({ page }) => {
  const first = await enter(page, 'bound', 'messenger', COURSE);
  await tapPay(page);
  await endPayment(page, '让这次支付失败');
  const second = await enter(page, 'bound', 'messenger', COURSE);
  await expect(payButton(page)).toBeEnabled();
  await expect(page.getByRole('region', { name: '待支付订单' })).toHaveCount(0);
  await tapPay(page);
  await endPayment(page, '确认支付');
  await expectPaidPage(page);
  await expectPaidOnce(page, second.key);
  expect(await chargesOf(page, first.key)).toBe(0);
});
