import type { Page } from '@playwright/test';
import { enter, expect, heading, test } from '../suite';

const tap = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).click();

/** All stars of the page. */
async function rateAll(page: Page) {
  const groups = page.getByRole('radiogroup');
  await expect(groups.first()).toBeVisible();
  for (const group of await groups.all()) {
    const best = group.getByRole('radio', { name: /^5 星/ });
    if ((await best.count()) > 0) await best.check();
  }
}

test('a teacher is rated; refused words are named, the draft survives a reload', async ({ page }) => {
  await enter(page, 'mid-course', 'messenger', '/evaluate');
  await tap(page, '提交评价');
  await expect(page.getByText('请为老师打分')).toBeVisible();
  await rateAll(page);
  await page.getByRole('checkbox').first().check();
  await page.getByRole('textbox').fill('老师从不说稳赚不赔');
  await tap(page, '提交评价');
  await expect(page.getByRole('alert')).toContainText('“稳赚不赔”');
  await page.reload();
  await expect(page.getByRole('textbox')).toHaveValue('老师从不说稳赚不赔');
  await page.getByRole('textbox').fill('讲得很清楚');
  await tap(page, '提交评价');
  await expect(heading(page)).toHaveText('评价已提交');
  await expect(page.getByRole('region', { name: '我的评价' })).toContainText('讲得很清楚');
});

test('the survey is answered once, also when the first attempt finds no network', async ({ page }) => {
  await enter(page, 'mid-course', 'browser', '/user-survery');
  await rateAll(page);
  await page.getByRole('radio', { name: '每天都学' }).check();
  await page.getByRole('checkbox', { name: '每日打卡' }).check();
  await page.route('**/userResearch/save', (route) => route.abort());
  await tap(page, '提交');
  await expect(page.getByRole('alert')).toContainText('没有收到结果');
  await page.unroute('**/userResearch/save');
  await tap(page, '提交');
  await expect(heading(page)).toHaveText('感谢您的反馈');
  await page.reload();
  await expect(heading(page)).toHaveText('感谢您的反馈');
});

test('a learner without an open evaluation is told when it begins', async ({ page }) => {
  await enter(page, 'first-week', 'app', '/evaluate');
  await expect(page.getByText(/暂时没有需要评价的老师/)).toBeVisible();
});
