import type { Page } from '@playwright/test';
import { expectNoBarrier } from '../barriers';
import { enter, expect, heading, test } from '../suite';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const progress = (page: Page) => page.getByText(/^已答 \d+\/\d+$/);

/** Answers the remaining questions with the first option, up to the last question. */
async function answerAll(page: Page) {
  for (;;) {
    await page.locator('input[type=radio],input[type=checkbox]').first().check();
    if ((await button(page, '下一题').count()) === 0) return;
    await button(page, '下一题').click();
  }
}

async function handIn(page: Page) {
  await button(page, '交卷').click();
  await page.getByRole('dialog', { name: '确认交卷' }).getByRole('button', { name: '交卷' }).click();
}

for (const width of [320, 375]) {
  test(`an exam from its draft to its analysis, at a width of ${width}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 568 });
    await enter(page, 'to-sign', 'messenger', '/exam');
    await expect(heading(page)).toHaveText('家庭理财通识课结课考试', { timeout: 15_000 });
    await expect(page).toHaveURL(/#\/exam\?paper_id=902$/);
    await expectNoBarrier(page);
    await button(page, '标记').click();
    await button(page, '答题卡').click();
    const card = page.getByRole('dialog', { name: '答题卡' });
    await expect(card.getByRole('button', { name: '第 11 题，未答，已标记' })).toHaveAttribute(
      'aria-current',
      'step',
    );
    await expect(card.getByRole('button', { name: /已答/ })).toHaveCount(10);
    await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
    await expectNoBarrier(page);
    await card.getByRole('button', { name: '关闭' }).click();

    await answerAll(page);
    await expect(progress(page)).toHaveText('已答 20/20');
    await button(page, '交卷').click();
    await expect(page.getByRole('dialog', { name: '确认交卷' })).toContainText(
      '全部 20 题已作答，1 题做了标记',
    );
    await page.getByRole('dialog', { name: '确认交卷' }).getByRole('button', { name: '交卷' }).click();
    await expect(page.getByRole('heading', { name: /考试(通过|未通过)/ })).toBeVisible({ timeout: 15_000 });
    await expectNoBarrier(page);
    await button(page, '查看答案与解析').click();
    await expect(page.getByRole('article').first()).toContainText('解析');
    await page.reload();
    await expect(page.getByRole('article').first()).toBeVisible();
  });
}

test('when the time is over the exam is handed in by itself', async ({ page }) => {
  const text = (at: number) => new Date(at + 8 * 3600_000).toISOString().slice(0, 19).replace('T', ' ');
  let deadline = '';
  await page.route('**/api/paper/info*', async (route) => {
    const response = await route.fetch();
    const body = await response.json();
    deadline = deadline || text(Date.parse(`${body.data.server_time.replace(' ', 'T')}+08:00`) + 9000);
    body.data.user_start.deadline = deadline;
    await route.fulfill({ response, json: body });
  });
  await enter(page, 'to-sign', 'messenger', '/exam?paper_id=902');
  await expect(page.getByRole('timer')).toHaveText(/^00:0\d$/, { timeout: 15_000 });
  await page.getByRole('radio').first().check();
  await expect(page.getByRole('heading', { name: /考试(通过|未通过)/ })).toBeVisible({ timeout: 20_000 });
  await expect(page.getByText('9 题', { exact: true })).toBeVisible();
});

test('an exam that is not open says so', async ({ page }) => {
  await enter(page, 'failed-test', 'messenger', '/exam?paper_id=901');
  await expect(page.getByText('考试还没有开放，请在开放后参加')).toBeVisible();
});

/** Numbers of a chapter and a video of the reform course whose tests can be taken now. */
const openTests = (page: Page): Promise<{ chapter: number; video: number }> =>
  page.evaluate(async () => {
    const ask = async (path: string) => (await (await fetch(`/api${path}`)).json()).data;
    const { courseList } = await ask('/Index/index');
    const course = courseList.find((one: { line: string }) => one.line === 'reform');
    const { chapters } = await ask(`/v3/reformStudy/courseVideos?course_id=${course.course_id}`).then(
      (data) => ({
        chapters: data.lessonList[0].chapters,
      }),
    );
    const chapter = chapters.find(
      (one: { chapterStatus: string; has_test: number }) => one.chapterStatus === 'done' && one.has_test,
    );
    const video = chapter.videos.find((one: { has_test: number }) => one.has_test);
    return { chapter: chapter.id, video: video.v_id };
  });

test('a chapter test leads to its analysis, a video test to its result and back', async ({ page }) => {
  await enter(page, 'mid-course', 'messenger', '/answer-system-reform');
  await expect(heading(page)).toBeVisible({ timeout: 15_000 });
  const { chapter, video } = await openTests(page);

  await page.goto(page.url().replace(/#.*/, `#/chapter-test-reform/${chapter}`));
  await expect(progress(page)).toHaveText(/^已答 0\//);
  await expectNoBarrier(page);
  await answerAll(page);
  await handIn(page);
  await expect(page).toHaveURL(new RegExp(`#/chapter-test-analysis-reform/${chapter}$`));

  await page.goto(page.url().replace(/#.*/, `#/summary-test-reform?videoId=${video}&chapterId=${chapter}`));
  await expect(page.getByRole('heading', { name: /测试(通过|未通过)/ })).toBeVisible();
  await button(page, '再测一次').click();
  await answerAll(page);
  await handIn(page);
  await expect(page.getByRole('heading', { name: /测试(通过|未通过)/ })).toBeVisible();
  await expectNoBarrier(page);
  await button(page, '返回课程').click();
  await expect(page).toHaveURL(new RegExp(`#/chapter/${chapter}$`));
});
