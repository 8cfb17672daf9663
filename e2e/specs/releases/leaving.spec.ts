import type { Page } from '@playwright/test';
import { containerOf } from '../../releases/copy-of';
import { throwingWhenLeft } from '../../releases/wrapped';
import { expect, test } from './bed-test';

const app = 'remote-contracts';
const version = '9.0.0';
const calculator = '/myinfo/counter/mortgage';
const title = (page: Page) => page.locator('#root h1');
const goTo = (page: Page, path: string) => page.evaluate((to) => (location.hash = to), path);

test('a page that throws as it is left takes no other page with it, and ops hear of it', async ({
  page,
  bed,
}) => {
  const suite = await bed();
  const edit = throwingWhenLeft(containerOf(app, version), '协议正文');
  await suite.put(app, version, { of: 'Agreement', page: edit });
  await page.goto(`${suite.address}/#${calculator}`);
  const amount = page.getByRole('textbox', { name: '贷款金额' });
  await goTo(page, '/agreement');
  await expect(page.getByText('协议正文')).toBeVisible();
  await goTo(page, calculator);
  await expect(title(page)).toHaveText('房贷计算器');
  await amount.fill('12');
  const told = { app, version, canary: false, kind: 'fault', code: 'error' };
  await expect.poll(() => suite.events).toContainEqual(expect.objectContaining(told));
  await expect(amount).toHaveValue('12');
  // And so each time.
  await goTo(page, '/agreement');
  await expect(page.getByText('协议正文')).toBeVisible();
  await page.goBack();
  await expect(title(page)).toHaveText('房贷计算器');
});
