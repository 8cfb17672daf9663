import type { Page } from '@playwright/test';
import { enter, expect, heading, test as base } from '../suite';

/** Playwright switches off the cache that keeps a page which was left as it is; phones have it. */
const test = base.extend({
  launchOptions: async ({ launchOptions }, use) =>
    use({
      ...launchOptions,
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
      args: [...(launchOptions.args ?? []), '--enable-features=BackForwardCache'],
    }),
});

/** Notes in the page whether it came back out of the cache: such a page runs on, it is not loaded again. */
const watchCache = (page: Page) =>
  page.addInitScript(() =>
    addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted })),
  );

const fromCache = (page: Page) =>
  page.evaluate(() => (window as unknown as { persisted?: boolean }).persisted).catch(() => undefined);

test('back from the provider’s login page, the page out of the browser’s cache offers to log in', async ({
  page,
}) => {
  await watchCache(page);
  await enter(page, 'mid-course', 'browser', '/user-clock?from=card', { signed: false });
  await expect(page.getByLabel('手机号')).toBeVisible();
  await page.evaluate(() => history.back());
  await expect(heading(page)).toHaveText('还没有登录');
  expect(await fromCache(page)).toBe(true);
  await page.getByRole('button', { name: '重新登录' }).click();
  await expect(page.getByLabel('手机号')).toBeVisible();
});
