import type { Page } from '@playwright/test';
import { watchShift } from '../layout-shift';
import { enter, expect, test } from '../suite';

const bar = (page: Page) => page.getByRole('region', { name: '报名' });

test('the channel of a campaign is carried to the payment page', async ({ page }) => {
  await enter(page, 'first-week', 'messenger', '/advanced-lesson-operation/autumn-2026');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('给每一笔钱找到方向');
  await expect(bar(page).getByText('¥1,800.00')).toBeVisible();
  await bar(page).getByRole('link', { name: '立即报名' }).click();
  await expect(page).toHaveURL(/#\/pay\/payment-advnaced\/1\?channel=autumn-2026/);
});

test('an upgrade page reloads once, and is read by visitors who are not signed in', async ({ page }) => {
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && /\/(\?|$)/.test(new URL(request.url()).pathname)) documents += 1;
  });
  await enter(page, 'mid-course', 'browser', '/upgrade-lesson-three', { signed: false });
  await expect(page).toHaveURL(/[?&]reloaded=/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('答案常常写在附注里');
  const before = documents;
  await page.waitForTimeout(1000);
  expect(documents).toBe(before);
});

test('an owner is led to studying', async ({ page }) => {
  await enter(page, 'graduated', 'messenger', '/advanced-lesson-analyze');
  await expect(bar(page).getByRole('link', { name: '去学习' })).toBeVisible();
});

test('nothing moves while prices and buyers arrive', async ({ page }) => {
  const shift = await watchShift(page);
  await enter(page, 'first-week', 'browser', '/advanced-lesson-company');
  await expect(bar(page).getByText('¥1,800.00')).toBeVisible();
  await page.waitForTimeout(500);
  expect((await shift()).sum).toBeLessThanOrEqual(0.02);
});

test('a bar that has more to say takes nothing from the poster', async ({ page }) => {
  await page.route('**/api/**', (route) => route.abort());
  await enter(page, 'first-week', 'browser', '/advanced-lesson-company', { signed: false });
  await expect(bar(page).getByText('课程信息没有加载出来，请再试一次')).toBeVisible();
  const hidden = async () => {
    const [facts, own] = await Promise.all([
      page.locator('dl').first().boundingBox(),
      bar(page).boundingBox(),
    ]);
    return (facts?.y ?? 0) + (facts?.height ?? 0) - (own?.y ?? 0);
  };
  await expect.poll(hidden).toBeLessThanOrEqual(0);
});
