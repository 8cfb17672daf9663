import type { Page } from '@playwright/test';
import { expectNoBarrier } from '../barriers';
import { enter, expect, heading, test } from '../suite';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const progress = (page: Page) => page.getByText(/^已答 \d+\/\d+$/);
const choose = (page: Page) => page.locator('input[type=radio],input[type=checkbox]').first().check();

async function answerTo(page: Page, last: number) {
  for (let number = 1; number <= last; number += 1) {
    await choose(page);
    if ((await button(page, '下一题').count()) === 0) return;
    await button(page, '下一题').click();
  }
}

for (const width of [320, 375]) {
  test(`a week's exam survives a reload and is handed in, at a width of ${width}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 568 });
    await enter(page, 'manage-mid', 'messenger', '/manage-course');
    await expect(heading(page)).toHaveText('管理沟通课', { timeout: 15_000 });
    expect(await page.evaluate(() => sessionStorage.getItem('suite.courseType'))).toBe('2');
    await expectNoBarrier(page);
    await page.getByRole('link', { name: /第四周 团队协作/ }).click();
    await expectNoBarrier(page);
    await button(page, '开始考试').click();
    await answerTo(page, 2);
    await expect(progress(page)).toHaveText('已答 2/5');

    await page.reload();
    await expect(progress(page)).toHaveText('已答 2/5', { timeout: 15_000 });
    await expectNoBarrier(page);
    await answerTo(page, 3);
    await button(page, '交卷').click();
    await page.getByRole('dialog', { name: '确认交卷' }).getByRole('button', { name: '交卷' }).click();
    await expect(page.getByRole('heading', { name: /考试(通过|未通过)/ })).toBeVisible({ timeout: 15_000 });
    await expect(page).toHaveURL(/answer-manage\/4$/);
    await expectNoBarrier(page);
    await button(page, '查看答案与解析').click();
    await expect(page.getByRole('article').first()).toContainText('解析');
  });
}

for (const width of [320, 375]) {
  test(`what could not be sent is listed on the course's home, at a width of ${width}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 667 });
    const saves = '**/api/management/submitExam';
    await page.route(saves, (route) => route.abort());
    await enter(page, 'manage-mid', 'messenger', '/manage-course/answer-manage/3');
    await expect(progress(page)).toHaveText('已答 2/5', { timeout: 15_000 });
    await button(page, '下一题').click();
    await choose(page);
    await page.evaluate(() => (location.hash = '#/manage-course'));
    const list = page.getByRole('region', { name: '待同步' });
    await expect(list.getByRole('listitem')).toContainText(/的答案 1 条.*\d\d:\d\d 起/, { timeout: 20_000 });
    await expectNoBarrier(page);
    await page.unroute(saves);
    await button(page, '立即同步').click();
    await expect(list).toHaveCount(0);
  });
}

test('an evaluation is given, and the course goes on', async ({ page }) => {
  await enter(page, 'manage-wait', 'messenger', '/manage-course');
  await expect(page).toHaveURL(/new-manage-course$/, { timeout: 15_000 });
  await page.getByRole('link', { name: '去评价' }).click();
  await expect(page.getByRole('radiogroup').first()).toBeVisible();
  for (const group of await page.getByRole('radiogroup').all()) {
    const best = group.getByRole('radio', { name: /^5 星/ });
    if ((await best.count()) > 0) await best.check();
  }
  await button(page, '提交评价').click();
  await expect(heading(page)).toHaveText('评价已提交');
  await expectNoBarrier(page);
  await button(page, '返回管理课程').click();
  await expect(page.getByRole('region', { name: '等待公布成绩' })).toBeVisible();
});

test('one phone keeps what each line has apart', async ({ page }) => {
  await enter(page, 'manage-mid', 'messenger', '/manage-course/answer-manage/3');
  await expect(progress(page)).toHaveText('已答 2/5', { timeout: 15_000 });
  expect(await page.evaluate(() => sessionStorage.getItem('suite.courseType'))).toBeNull();
  await choose(page);
  const kept = () => page.evaluate(() => Object.keys(localStorage).filter((key) => /answering/.test(key)));
  await expect
    .poll(kept)
    .toEqual([expect.stringMatching(/^suite\.unsent\.work\/management\..*manage-exam-3\.1$/)]);
  const home = page.url().replace(/#.*/, '#/');
  await page.goto('about:blank');
  await page.goto(home);
  await expect(heading(page)).toBeVisible();
  expect((await kept()).every((key) => key.startsWith('suite.unsent.work/management.'))).toBe(true);
});
