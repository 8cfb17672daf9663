import type { Page } from '@playwright/test';
import { enter, expect, test } from '../suite';

const subscribe = (page: Page) => page.getByRole('button', { name: '订阅打新提醒' });
const unsubscribe = (page: Page) => page.getByRole('button', { name: '取消订阅' });

test('a learner subscribes, takes it back, and finds their choice after a reload', async ({ page }) => {
  await enter(page, 'mid-course', 'messenger', '/make-new');
  await subscribe(page).dblclick();
  await expect(page.getByText('订阅成功，有新股安排时会提醒您')).toBeVisible();
  await page.reload();
  await expect(unsubscribe(page)).toBeVisible();
  await unsubscribe(page).click();
  await expect(page.getByText('已取消订阅')).toBeVisible();
  await page.getByRole('button', { name: '撤销' }).click();
  await expect(unsubscribe(page)).toBeVisible();
  await page.reload();
  await expect(unsubscribe(page)).toBeVisible();
});

test('without a network the last calendar is there with its time, and a retry brings the new one', async ({
  page,
}) => {
  await enter(page, 'mid-course', 'browser', '/make-new');
  const month = page.getByRole('table', { name: /^打新日历/ });
  await expect(month).toBeVisible();
  await page.route('**/api/makeNew/calendarList', (route) => route.abort());
  await page.reload();
  await expect(page.getByText(/^网络不可用，显示的是 .+ 的数据$/)).toBeVisible();
  await expect(month).toBeVisible();
  await page.unroute('**/api/makeNew/calendarList');
  await page.getByRole('button', { name: '刷新' }).click();
  await expect(page.getByText(/^网络不可用/)).toHaveCount(0);
});

test('the dates of a share are saved as a calendar file', async ({ page }) => {
  await enter(page, 'mid-course', 'browser', '/make-new?view=list');
  await page.getByRole('region', { name: '待申购' }).getByRole('button').first().click();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: '加入手机日历' }).click();
  expect((await saved).suggestedFilename()).toMatch(/^打新日程-.+\.ics$/);
});

test('a rehearsal keeps its marks, and funds are compared', async ({ page }) => {
  await enter(page, 'mid-course', 'messenger', '/make-new?view=rehearsal');
  await page.getByRole('checkbox').first().check();
  await expect(page.getByRole('region', { name: '演练结果' })).toContainText('全部中一签需');
  await page.reload();
  await expect(page.getByRole('checkbox').first()).toBeChecked();

  await enter(page, 'mid-course', 'messenger', '/market-tools');
  await page.getByRole('checkbox').nth(0).check();
  await page.getByRole('checkbox').nth(1).check();
  await page.getByRole('button', { name: '对比 2 只基金' }).click();
  await expect(page.getByRole('slider')).toBeVisible();
  await expect(page.locator('.uplot canvas')).toBeVisible();
});
