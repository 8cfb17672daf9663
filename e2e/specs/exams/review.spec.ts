import type { Page } from '@playwright/test';
import { expectNoBarrier } from '../barriers';
import { enter, expect, heading, test } from '../suite';

const units = '**/api/v3/reformExam/show';
const question = (page: Page, number: number) =>
  page.getByRole('article', { name: `第 ${number} 题`, exact: true });

test('from the list of units to the wrong questions of an earlier paper', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await enter(page, 'mid-course', 'messenger', '/answer-system-reform');
  await expect(heading(page)).toHaveText('答题系统');
  await expect(page.getByRole('region', { name: '继续作答' }).getByRole('link')).toHaveCount(2);
  const unit = page.getByRole('listitem').filter({ hasText: '现金与信用' });
  await expect(unit).toContainText('最高 100 分');
  await expectNoBarrier(page);

  await unit.getByRole('link', { name: /历史试卷/ }).click();
  await expect(heading(page)).toHaveText('现金与信用');
  await expect(page.getByRole('link', { name: /第 2 次练习/ })).toContainText('最高分');
  await expectNoBarrier(page);

  await page.getByRole('link', { name: /第 1 次练习/ }).click();
  await expect(page.getByRole('region', { name: '本次练习' })).toContainText('60 分');
  await page.getByRole('button', { name: '只看错题 4' }).click();
  await expect(page.getByRole('article')).toHaveCount(4);
  for (const one of await page.getByRole('article').all()) {
    await expect(one).toContainText('您选错了');
    await expect(one).toContainText('解析');
  }
  await expectNoBarrier(page);

  await page.goBack();
  await expect(page.getByRole('link', { name: /第 1 次练习/ })).toBeVisible();
});

test('a draft that is handed in comes back solved, and counts in the list', async ({ page }) => {
  await enter(page, 'mid-course', 'messenger', '/answer-system-reform');
  const unit = page.getByRole('listitem').filter({ hasText: '保险与保障' });
  await expect(unit).toContainText('做到一半');
  await unit.getByRole('link', { name: /继续作答/ }).click();
  await expect(page.getByText('解析')).toHaveCount(0);
  await page.getByRole('button', { name: /答题卡/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: '交卷' }).click();
  await page.getByRole('dialog').getByRole('button', { name: /交卷/ }).last().click();

  await expect(page).toHaveURL(/history-paper\/30253\?juan=last$/);
  await expect(page.getByRole('region', { name: '本次练习' })).toContainText('50 分');
  await expect(question(page, 1)).toContainText('您选了“对”，答对了');
  await page.goBack();
  await expect(heading(page)).toHaveText('答题系统');
  await expect(unit).toContainText('练过 1 次');
  await expect(unit).toContainText('最高 50 分');
  await expect(unit).toContainText('再练一次');
});

test('the card of numbers brings a question to the top of the screen, under the bars', async ({ page }) => {
  await enter(page, 'failed-test', 'browser', '/chapter-test-analysis/30102');
  await expect(page.getByRole('region', { name: '最近一次测试' })).toContainText('未通过');
  await page.getByRole('button', { name: '答题卡' }).click();
  await page.getByRole('button', { name: '第 8 题，答错' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(question(page, 8)).toBeInViewport();
  const box = await question(page, 8).boundingBox();
  const bars = await page.evaluate(
    () => document.querySelector('[data-review-bar]')!.getBoundingClientRect().bottom,
  );
  expect(box!.y).toBeGreaterThanOrEqual(bars);
  expect(box!.y).toBeLessThan(bars + 60);
  await expectNoBarrier(page);
});

test('after a failed chapter test the learner is led to another try, after a passed one on to the next lesson', async ({
  page,
}) => {
  await enter(page, 'failed-test', 'messenger', '/chapter-test-analysis/30102');
  await page.getByRole('button', { name: '再测一次' }).click();
  await expect(page).toHaveURL(/#\/chapter-test\/30102$/);
  await page.goto('#/chapter-test-analysis/30101');
  await expect(page.getByRole('region', { name: '最近一次测试' })).toContainText('已通过');
  await page.getByRole('button', { name: '继续学习' }).click();
  await expect(page).toHaveURL(/#\/video\?course_id=\d+&after=\d+$/);
});

test('a paper that is still being answered shows no solution, even to a learner who guesses its address', async ({
  page,
}) => {
  const opened = page.waitForResponse((response) =>
    /reformExam\/detail\?.*is_history=0/.test(response.url()),
  );
  await enter(page, 'mid-course', 'messenger', '/answer-system-reform/immediate-paper/30253');
  const answered = await (await opened).text();
  expect(answered).not.toContain('"analysis"');
  expect(answered).not.toContain('"answer"');
  const { juan_id } = JSON.parse(answered).data.juan;
  await page.goto(`#/answer-system-reform/history-paper/30253?juan=${juan_id}`);
  await expect(page.getByText('没有找到这份试卷')).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(0);
});

test('a list that did not load loads with a tap, and stays on screen when the network is lost later', async ({
  page,
}) => {
  await page.route(units, (route) => route.abort());
  await enter(page, 'mid-course', 'messenger', '/answer-system-reform');
  await expect(page.getByRole('alert')).toContainText('没有加载出来');
  await expect(heading(page)).toHaveText('答题系统');
  await page.unroute(units);
  await page.getByRole('button', { name: '重试' }).click();
  const history = page.getByRole('link', { name: '现金与信用的历史试卷' });
  await expect(history).toBeVisible();

  await history.click();
  await expect(heading(page)).toHaveText('现金与信用');
  await page.route(units, (route) => route.abort());
  await page.goBack();
  await expect(history).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a passed exam brings a certificate that can be saved', async ({ page }) => {
  await enter(page, 'graduated', 'browser', '/exam-certificate');
  const picture = page.getByRole('img', { name: /考试合格证书：.+通过“.+”，证书编号 KS\d+/ });
  await expect(picture).toBeVisible();
  const size = await picture.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]);
  expect(size).toEqual([1080, 1500]);
  await expectNoBarrier(page);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: '保存图片' }).click();
  expect((await download).suggestedFilename()).toMatch(/^考试证书-KS\d+\.png$/);
});

test('a failed exam brings no certificate, but the way to score and analysis', async ({ page }) => {
  await enter(page, 'premium', 'messenger', '/exam-certificate');
  await expect(heading(page)).toHaveText('本次考试未获得证书');
  await expectNoBarrier(page);
  await page.getByRole('button', { name: '查看成绩与解析' }).click();
  await expect(page).toHaveURL(/#\/exam\?paper_id=\d+$/);
});
