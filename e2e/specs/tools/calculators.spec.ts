import type { Page } from '@playwright/test';
import { enter, expect, heading, keepToken, test, tokenFor, twinOf } from '../suite';

const summary = (page: Page) => page.getByRole('status', { name: '结果摘要' });
/** A plot is loaded when the learner comes near it. */
const toPlot = (page: Page) => page.getByRole('slider', { name: '拖动查看各期' }).scrollIntoViewIfNeeded();
const plot = /\/releases\/remote-tools\/[^/]+\/calculator-plot\.[^/]+\.js/;

test('a result is shared by the link that the learner copies, comes back on another phone, and stands in the list', async ({
  page,
  browser,
}) => {
  await enter(page, 'mid-course', 'browser', '/myinfo/counter');
  await page.getByRole('link', { name: /收益计算器/ }).click();
  await page.getByLabel('本金', { exact: true }).fill('20000');
  await page.getByRole('radio', { name: '单利' }).check();
  await expect(summary(page)).toContainText('¥26,000.00');
  // The address itself, which a menu of the browser would share, has no figure.
  await expect(page).toHaveURL(/#\/myinfo\/counter\/income$/);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: '复制带数字的链接' }).click();
  await expect(page.getByText('链接已复制，里面有上面填的数字')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(/principal=20000&.*compounding=simple/);

  const other = await browser.newPage();
  await other.goto(link);
  await expect(summary(other)).toContainText('¥26,000.00');
  await other.close();

  await page.reload();
  await expect(summary(page)).toContainText('¥26,000.00');
  await page.goBack();
  await expect(page.getByRole('link', { name: /收益计算器/ })).toContainText('到期本息 ¥26,000.00');
});

test('who takes over the phone sees nothing of what the learner before them has calculated', async ({
  page,
}) => {
  await enter(page, 'mid-course', 'browser', '/user-clock');
  await expect(page.getByRole('button', { name: '打卡' })).toBeVisible();
  await page.evaluate(() => (location.hash = '/myinfo/counter/mortgage'));
  await page.getByLabel('贷款金额', { exact: true }).fill('321');
  await expect(summary(page)).toContainText('月供');
  await page.evaluate(() => (location.hash = '/myinfo/counter'));
  await expect(page.getByRole('link', { name: /房贷计算器/ })).toContainText('上次');

  // The next person logs in without a logout of the first one.
  const { key } = await twinOf(page, 'mid-course');
  await keepToken(page, await tokenFor(page, key));
  // Left first: a page that is open reloads itself for another person, and would do so at the same time.
  const address = page.url();
  await page.goto('about:blank');
  await page.goto(address.replace(/#.*/, '#/user-clock'));
  await expect(page.getByRole('button', { name: '打卡' })).toBeVisible();
  await page.evaluate(() => (location.hash = '/myinfo/counter'));
  await expect(page.getByRole('link', { name: /房贷计算器/ })).not.toContainText('上次');
  await page.getByRole('link', { name: /房贷计算器/ }).click();
  await expect(page.getByLabel('贷款金额', { exact: true })).not.toHaveValue('321');
});

test('the page stays where it is while its result follows what is typed', async ({ page }) => {
  await enter(page, 'bound', 'browser', '/myinfo/counter/realty');
  await expect(heading(page)).toBeVisible();
  const field = page.getByLabel('贷款年限');
  await field.scrollIntoViewIfNeeded();
  await field.fill('');
  const before = await field.boundingBox();
  await field.fill('20');
  await expect(page.getByText('5 年及以下的贷款用')).toBeVisible();
  await expect(field).toHaveValue('20');
  expect((await field.boundingBox())?.y).toBeCloseTo(before?.y ?? 0, 0);
});

test('a plot whose file fails once comes from another address; one that fails again says so, with a retry', async ({
  page,
}) => {
  const asked: string[] = [];
  await page.route(plot, (route) => {
    asked.push(route.request().url());
    return asked.length === 1 ? route.abort() : route.continue();
  });
  await page.goto('/#/myinfo/counter/income');
  await expect(summary(page)).toContainText('¥13,439.16');
  expect(asked).toEqual([]);
  await toPlot(page);
  await expect(page.locator('canvas')).toBeVisible();
  expect(new Set(asked).size).toBe(2);

  await page.unroute(plot);
  await page.route(plot, (route) => route.abort());
  await page.reload();
  await toPlot(page);
  await expect(page.getByRole('alert').getByText('图表没有加载出来，请再试一次')).toBeVisible();
  await expect(summary(page)).toContainText('¥13,439.16');
  await page.unroute(plot);
  await page.getByRole('button', { name: '重试' }).click();
  await expect(page.locator('canvas')).toBeVisible();
});

test('a salary has its own view, and a capital its thousand paths', async ({ page }) => {
  await page.goto('/#/myinfo/counter/income?view=pay');
  await expect(summary(page)).toContainText('全年到手 ¥215,040.00');
  await page.goto('/#/myinfo/counter/free');
  await page.getByRole('region', { name: '市场有涨有跌，够用多久' }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('region', { name: /1000 种行情中够用的/ })).toContainText('次');
});

test('a browser whose language is no tag has its plot', async ({ browser }) => {
  const page = await browser.newPage();
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'language', { value: 'en-US@posix', configurable: true }),
  );
  await page.goto('/#/myinfo/counter/mortgage');
  await toPlot(page);
  await expect(page.locator('canvas')).toBeVisible();
  await page.close();
});

test('without a course the calculators are closed and say what opens them', async ({ page }) => {
  await enter(page, 'bound', 'messenger', '/myinfo/counter');
  await expect(page.getByText(/购买任意一门课程后/)).toBeVisible();
  await page.getByRole('link', { name: '去看看课程' }).click();
  await expect(page).toHaveURL(/#\/$/);
});
