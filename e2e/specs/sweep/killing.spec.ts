import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { expect, open, test, twinOf, type PhoneContext } from '../suite';
import { chanceOf } from './chance';
import { briefly, killBrowser, killPage } from './deaths';
import { thoroughUnless } from './thorough';
import {
  chargesOf,
  endPayment,
  expectPaidOnce,
  expectPaidPage,
  ordersOf,
  payButton,
  tap,
  tapPay,
} from '../commerce/purchase';

const COURSE = '/pay/payment/CS002';
/** `npm test` tries so many of them, all of them deaths of the whole browser. */
const OFTEN = 6;
const KILLS = 50;

/** From the tap to the verdict, with some time before and after. */
const WINDOW = 2500;

const contexts: PhoneContext[] = ['messenger', 'browser', 'app'];
const ends = ['确认支付', '付款，但返回“已取消”', '付款，但通知丢失', '付款，但没有回调', '取消'];

const pick = <Value>(values: readonly Value[], chance: number) =>
  values[Math.floor(chance * values.length)] as Value;

const choice = (page: Page) => page.getByRole('heading', { name: '您完成支付了吗？' });
/** A button that can be tapped: while a dead page still has the right to pay, there is one that is off. */
const unpaid = (page: Page) =>
  page.getByRole('button', { name: /^(立即|继续)支付$/, disabled: false }).first();
const unknown = (page: Page) => page.getByRole('heading', { name: '还没有收到支付结果' });
const isPaid = async (page: Page) =>
  /#\/pay\/pay-success/.test(page.url()) || (await page.getByRole('link', { name: '去学习' }).isVisible());

/** What the page says once it has asked. */
async function verdictOf(page: Page): Promise<'paid' | 'unpaid' | 'unknown'> {
  const isSaid = async () =>
    (await isPaid(page)) || (await unpaid(page).isVisible()) || (await unknown(page).isVisible());
  await expect.poll(isSaid, { timeout: 90_000 }).toBe(true);
  // Back from the cashier the page asks while it offers the choice.
  if (await choice(page).isVisible()) await expectPaidPage(page, 5000).catch(() => undefined);
  if (await isPaid(page)) return 'paid';
  return (await unknown(page).isVisible()) ? 'unknown' : 'unpaid';
}

for (let kill = 0; kill < KILLS; kill++) {
  const chance = (of: string) => chanceOf(`kill ${kill} ${of}`);
  const context = pick(contexts, chance('context'));
  const end = pick(ends, chance('end'));
  const moment = Math.round(chance('moment') * WINDOW);
  const isBrowser = kill % 2 === 0;
  const what = `${isBrowser ? 'browser' : 'page'} killed ${moment} ms after the tap, ${context}, ${end}`;

  test(
    `kill ${kill}: ${what}`,
    thoroughUnless(isBrowser && kill < 2 * OFTEN),
    async ({ page, launchOptions }) => {
      test.setTimeout(240_000);
      const folder = mkdtempSync(join(tmpdir(), 'suite-phone-'));
      const options = { ...launchOptions, ...test.info().project.use, viewport: { width: 375, height: 667 } };
      const { key } = await twinOf(page, 'bound');
      let phone = await chromium.launchPersistentContext(folder, options);
      try {
        const tab = await phone.newPage();
        await open(tab, key, context, COURSE);
        await expect(payButton(tab)).toBeEnabled();
        const paying = tapPay(tab)
          .then(() => endPayment(tab, context === 'browser' && end === '取消' ? '让这次支付失败' : end))
          .catch(() => undefined);
        await new Promise((resolve) => setTimeout(resolve, moment));
        await (isBrowser ? killBrowser(phone) : briefly(killPage(tab)));
        await briefly(paying);

        if (isBrowser) phone = await chromium.launchPersistentContext(folder, options);
        const again = await phone.newPage();
        const charges = await chargesOf(page, key);
        expect(charges).toBeLessThanOrEqual(1);
        await open(again, key, context, COURSE);
        const verdict = await verdictOf(again);
        expect([verdict, charges]).toEqual([verdict, verdict === 'paid' ? 1 : 0]);
        // The same question, the same answer; one in doubt takes a minute to be said, so it is not asked twice.
        if (verdict !== 'unknown') {
          await open(again, key, context, COURSE);
          expect(await verdictOf(again)).toBe(verdict);
        }
        if (verdict === 'unpaid') {
          await payToTheEnd(again);
          await expectPaidPage(again);
        }
        if (verdict !== 'unknown') await expectPaidOnce(page, key);
        const live = (await ordersOf(page, key)).filter(({ status }) => status !== 'closed');
        expect(live.length).toBeLessThanOrEqual(1);
        test
          .info()
          .annotations.push({ type: 'verdict', description: `${verdict}, ${charges} charges at return` });
      } finally {
        await briefly(phone.close());
        rmSync(folder, { recursive: true, force: true });
      }
    },
  );
}

/** Pays from wherever the page stands: a new order, an unpaid one, or back from the cashier. */
async function payToTheEnd(page: Page): Promise<void> {
  const box = page.getByRole('checkbox');
  if (await box.isVisible()) await box.check({ force: true });
  await tap(unpaid(page));
  await endPayment(page, '确认支付');
}
