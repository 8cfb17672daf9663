import type { Page } from '@playwright/test';
import { signIn } from '../suite';
import { expect, test } from './bed-test';

const users = [{ name: 'ops', password: 'a password of a test' }];
const choice = (page: Page) => page.getByRole('radio', { name: '本周' });
const poster = (page: Page) => page.getByRole('heading', { name: '打卡海报' });

test('ops switch a flag, the next visit shows it, and a tester has it another way on one device', async ({
  page,
  browser,
  bed,
}) => {
  const { address } = await bed({ apps: ['host', 'remote-learning'], gateway: { users } });
  const open = async (to = '/') => {
    await page.goto('about:blank');
    await page.goto(`${address}${to}#/user-clock-poster?of=week`);
    await expect(poster(page)).toBeAttached();
  };
  await signIn(page, 'mid-course');
  await open();
  await expect(choice(page)).toBeChecked();

  const httpCredentials = { username: 'ops', password: 'a password of a test' };
  const ops = await (await browser.newContext({ httpCredentials })).newPage();
  await ops.goto(`${address}/ops/`);
  await ops.getByRole('link', { name: '开关' }).click();
  await ops.getByRole('link', { name: '关闭：week-poster' }).click();
  await ops.getByLabel('原因').fill('老手机画不出来');
  await ops.getByRole('button', { name: '确认关闭' }).click();
  await expect(ops.getByRole('status').first()).toContainText('关闭：已完成');
  await ops.context().close();

  // The page that is open keeps its flags.
  await expect(choice(page)).toBeChecked();
  await expect
    .poll(async () => (await (await page.request.get(`${address}/registry.json`)).json()).flags)
    .toEqual({ 'week-poster': { below: 0 } });
  await open('/?vconsole=on');
  await expect(choice(page)).toHaveCount(0);

  await page.locator('.vc-switch').click();
  await page.locator('.vc-tab', { hasText: 'Suite' }).click();
  await expect(page.getByText('这里关闭，线上：关闭')).toBeVisible();
  await page.getByRole('group', { name: 'week-poster' }).getByRole('button', { name: '本机打开' }).click();
  await expect(page.getByText('本机开关：week-poster 开')).toBeVisible();
  await expect(choice(page)).toBeChecked();
  await page.getByRole('button', { name: '恢复线上开关' }).click();
  await expect(page.getByText('本机开关')).toHaveCount(0);
  await expect(choice(page)).toHaveCount(0);
});
