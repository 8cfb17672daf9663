import type { Locator, Page } from '@playwright/test';
import { expect, world } from '../suite';

interface OrderRecord {
  order_no: string;
  goods_name: string;
  amount: string;
  status: 'pending' | 'paid' | 'closed' | 'refunded';
  lines: { event: string; detail: string }[];
}

/** The orders of a person as the provider has them, newest first. */
export async function ordersOf(page: Pick<Page, 'request'>, key: string): Promise<OrderRecord[]> {
  return (await page.request.get(`${world}/world/orders?person=${key}`)).json();
}

const count = ({ lines }: OrderRecord, event: string) => lines.filter((line) => line.event === event).length;

/** How often a person's money was taken and kept. */
export const chargesOf = async (page: Pick<Page, 'request'>, key: string): Promise<number> =>
  (await ordersOf(page, key)).reduce(
    (sum, order) => sum + count(order, 'charged') - count(order, 'given-back'),
    0,
  );

/** One order, paid once: what every purchase ends in. */
export async function expectPaidOnce(page: Pick<Page, 'request'>, key: string): Promise<OrderRecord> {
  const live = (await ordersOf(page, key)).filter(({ status }) => status === 'pending' || status === 'paid');
  expect(live.map(({ status }) => status)).toEqual(['paid']);
  expect(await chargesOf(page, key)).toBe(1);
  return live[0] as OrderRecord;
}

export const payButton = (page: Page) => page.getByRole('button', { name: '立即支付' });

/** Taps a pay button beside its middle, over which the console's own button lies in the shell. */
export const tap = (button: Locator) => button.click({ position: { x: 12, y: 12 } });

/** Agrees and taps the pay button. */
export async function tapPay(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: '我已阅读并同意《用户协议与隐私政策》' }).check({ force: true });
  await tap(payButton(page));
}

/** Ends a payment on the pay sheet or at the cashier as that button says. */
export async function endPayment(page: Page, how: string): Promise<void> {
  const button = page.getByRole('button', { name: how, exact: true });
  const others = page.getByText('其他结果', { exact: true });
  await button.or(others).first().waitFor();
  if (!(await button.isVisible())) await others.click();
  await button.click();
}

/** The page has given way to the one after the payment. */
export const expectPaidPage = (page: Page, timeout = 30_000) =>
  expect(page).toHaveURL(/#\/pay\/pay-success\?order_no=\w+/, { timeout });

/** The page is seen again, as after another app or out of the browser's cache. */
export const seeAgain = (page: Page) =>
  page.evaluate(() => {
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    document.dispatchEvent(new Event('visibilitychange'));
  });
