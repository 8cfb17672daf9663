import { enter, expect, heading, test } from '../suite';

const materials = '/study-material-reform';

/** A text of the current week that `failed-test` has not read yet. */
const unread = '购买力去哪儿了';

test('reading a text to its end counts it as studied, on the list and in the tasks', async ({ page }) => {
  await enter(page, 'failed-test', 'messenger', '/study-material');
  const item = page.getByRole('link', { name: unread });
  await expect(item).toContainText('未开始');
  await item.click();
  await expect(heading(page)).toHaveText(unread);
  await page.getByText('读到这里记为已学').scrollIntoViewIfNeeded();
  await expect(page.getByText('已学', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: '查看全部资料' }).click();
  await expect(item).toContainText('已学');
  await page.evaluate(() => (location.hash = '#/study-task'));
  await expect(page.getByRole('link', { name: unread }).first()).toContainText('已完成');
});

test('a preview leaves no trace', async ({ page }) => {
  await page.clock.install();
  await enter(page, 'failed-test', 'browser', '/study-material');
  const link = await page.getByRole('link', { name: unread }).getAttribute('href');
  await page.evaluate((hash) => (location.hash = hash), String(link).replace('/detail/', '/detail/preview/'));
  await expect(page.getByRole('note')).toContainText('不会记为已学');
  await page.getByRole('link', { name: '查看全部资料' }).scrollIntoViewIfNeeded();
  await page.clock.runFor(1500);
  await page.getByRole('link', { name: '查看全部资料' }).click();
  await expect(page.getByRole('link', { name: unread })).toContainText('未开始');
});

test('if marking a text as studied fails, it is tried again by itself', async ({ page }) => {
  await enter(page, 'failed-test', 'app', '/study-material');
  await page.route(/getWapMaterialInfo.*preview=0/, (route) => route.abort());
  await page.getByRole('link', { name: unread }).click();
  await page.getByText('读到这里记为已学').scrollIntoViewIfNeeded();
  await expect(page.getByText('已经读完，联网后自动记为已学')).toBeVisible();
  await page.unroute(/getWapMaterialInfo.*preview=0/);
  await expect(page.getByText('已学', { exact: true })).toBeVisible({ timeout: 15_000 });
});

test('a video that was watched to its end counts as studied', async ({ page }) => {
  await enter(page, 'mid-course', 'messenger', materials);
  await page.getByRole('link', { name: '短片：看懂再买' }).click();
  await expect(page.getByText('看完视频后记为已学')).toBeVisible();
  await page.getByRole('button', { name: /播放/ }).first().click();
  await expect(page.getByText('已学', { exact: true })).toBeVisible({ timeout: 20_000 });
});

test('a locked week says when it opens; coming back finds the chosen week again', async ({ page }) => {
  await enter(page, 'mid-course', 'messenger', materials);
  await page.getByRole('button', { name: /第五周/ }).click();
  await expect(page.getByText(/\d+月\d+日 周.开放/)).toBeVisible();
  await page.getByRole('button', { name: /第二周/ }).click();
  await page.getByRole('link', { name: '怎样查询和读懂征信报告' }).click();
  await expect(heading(page)).toHaveText('怎样查询和读懂征信报告');
  await page.goBack();
  await expect(page.getByRole('button', { name: /第二周/ })).toHaveAttribute('aria-pressed', 'true');
});

test('the book of the week opens and is read', async ({ page }) => {
  await enter(page, 'mid-course', 'browser', materials);
  await page.getByRole('link', { name: /本周拆书/ }).click();
  await expect(heading(page)).toHaveText(/《.+》/);
  await expect(page.getByText('全文完')).toBeVisible();
  await page.goBack();
  await page.getByRole('tab', { name: '拆书' }).click();
  await expect(page.getByText('全部拆书都在这里了')).toBeVisible();
});

test('homework: from the list to its questions, and notes survive a reload', async ({ page }) => {
  await enter(page, 'mid-course', 'messenger', '/study-task-separate-reform');
  await page.getByRole('region', { name: '待完成' }).getByRole('link').first().click();
  await expect(page.getByRole('heading', { name: '作业要求' })).toBeVisible();
  await page.getByLabel('我的作业笔记').fill('先列出全家的保单');
  await page.reload();
  await expect(page.getByLabel('我的作业笔记')).toHaveValue('先列出全家的保单');
  await page.getByRole('button', { name: /开始作答|继续作答/ }).click();
  await expect(page).toHaveURL(/#\/answer-system-reform\/immediate-paper\/\d+$/);
});

test('graduates of the older course are led to the old homework page', async ({ page }) => {
  await enter(page, 'graduated', 'messenger', '/study-material');
  await page.getByRole('link', { name: /课后作业/ }).click();
  await expect(page).toHaveURL(/#\/study-task-old$/);
  await expect(page.getByRole('region', { name: '已完成' })).toBeVisible();
});

test('without network the list says so and comes back with one tap', async ({ page }) => {
  await page.route('**/homework_list*', (route) => route.abort());
  await enter(page, 'mid-course', 'messenger', '/study-task-reform');
  await expect(page.getByText('没有加载出来，请再试一次')).toBeVisible();
  await page.unroute('**/homework_list*');
  await page.getByRole('button', { name: '重试' }).click();
  await expect(page.getByRole('region', { name: '今日任务' })).toBeVisible();
});

test('wrong answers of a test come back in the tasks, with the moment of the lesson that explains them', async ({
  page,
}) => {
  await enter(page, 'failed-test', 'messenger', '/study-task');
  const review = page.getByRole('link', { name: /错题本：今天 \d+ 题/ });
  const before = Number(/\d+/.exec((await review.textContent()) ?? '')?.[0]);
  await review.click();
  const sheet = page.getByRole('dialog', { name: '错题本' });
  await sheet.getByRole('radio').first().check({ force: true });
  await sheet.getByRole('button', { name: '确定' }).click();
  await expect(sheet.getByText('解析')).toBeVisible();
  const moment = sheet.getByRole('link', { name: /^看讲解 \d\d:\d\d$/ });
  await expect(moment).toHaveAttribute('href', /\/video\?v_id=\d+&t=\d+&play=1$/);
  await moment.click();
  await expect(page).toHaveURL(/\/video\?v_id=\d+&play=1$/);
  await page.goBack();
  await page.goBack();
  await expect(review).toHaveText(new RegExp(`今天 ${before - 1} 题`));
});
