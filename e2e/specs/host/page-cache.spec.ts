import { answerFirst, enter, expect, heading, test } from '../suite';

/**
 * Headless Chromium has no page cache (BackForwardCacheDisabledForDelegate), whatever its switches. An answer
 * without content comes to the same: the page is left, and goes on as it was; the event says so.
 */
test('back from the provider’s login page, the page out of the browser’s cache offers to log in', async ({
  page,
}) => {
  await answerFirst(page, '**/passport/login?*', (route) => route.fulfill({ status: 204 }));
  const left = page.waitForResponse('**/passport/login?*');
  const opening = { signed: false, waitUntil: 'commit' } as const;
  await enter(page, 'mid-course', 'browser', '/user-clock?from=card', opening);
  await left;
  await expect(heading(page)).toHaveCount(0);
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expect(heading(page)).toHaveText('还没有登录');
  await page.getByRole('button', { name: '重新登录' }).click();
  await expect(page.getByLabel('手机号')).toBeVisible();
});
