import type { BrowserContext, Page } from '@playwright/test';
import { enter, expect, heading, open, test } from '../suite';
import { begin, pause, video, watchFrom } from './watching';

const waiting = (page: Page) =>
  page.evaluate(
    () =>
      Object.keys(localStorage).filter((key) => /^suite\.unsent\.work\/.*\/(watch|material-mark)\//.test(key))
        .length,
  );

/** The phone comes out of the tunnel, and the learner opens the home page. */
async function home(context: BrowserContext, address: string): Promise<Page> {
  await context.setOffline(false);
  const page = await context.newPage();
  await page.goto(address.replace(/#.*/, '#/'));
  return page;
}

/** Makes the report that waits tell of the whole lesson: no test can watch for an hour. */
const watchedWhole = (page: Page) =>
  page.evaluate(() => {
    const key = Object.keys(localStorage).find((one) => one.includes('/watch/')) ?? '';
    const record = JSON.parse(localStorage.getItem(key) ?? '');
    Object.assign(record.value.value, { watched: 3600, position: 7200 });
    localStorage.setItem(key, JSON.stringify(record));
  });

test('what was watched without a network goes out on the home page, and tasks and percentages follow', async ({
  page,
  context,
}) => {
  await enter(page, 'mid-course', 'messenger', '/');
  const progress = (of: Page) => of.getByRole('region', { name: '今天' }).getByRole('progressbar');
  const done = async (of: Page) =>
    Number(/已完成 (\d+)/.exec((await of.getByRole('region', { name: '今天' }).textContent()) ?? '')?.[1]);
  const before = Number(await progress(page).getAttribute('aria-valuenow'));
  // How much is done is said once all of the day is known.
  await expect.poll(() => done(page)).toBeGreaterThanOrEqual(0);
  const doneBefore = await done(page);
  await page.evaluate(() => (location.hash = '#/videoReform'));
  await begin(page).click();
  // It goes on near the lesson's end: the place alone does not tell that it plays.
  const watched = ({ played, currentTime }: HTMLVideoElement) =>
    played.length > 0 ? currentTime - played.start(0) : 0;
  await expect.poll(() => video(page).evaluate(watched)).toBeGreaterThan(1);
  await context.setOffline(true);
  await pause(page);
  await expect(page.getByText(/条学习记录待补传/)).toBeVisible();
  await watchedWhole(page);
  const address = page.url();
  await page.close();

  const back = await home(context, address);
  await back.waitForResponse((answer) => answer.url().includes('userVideoSubmit') && answer.ok());
  await expect.poll(() => waiting(back)).toBe(0);
  await expect
    .poll(async () => Number(await progress(back).getAttribute('aria-valuenow')))
    .toBeGreaterThan(before);
  await expect.poll(() => done(back)).toBeGreaterThan(doneBefore);
  expect(back.url()).not.toContain('video');
});

test('a text that was read without a network becomes studied from the home page', async ({
  page,
  context,
}) => {
  await enter(page, 'failed-test', 'messenger', '/study-material');
  await page.getByRole('link', { name: '购买力去哪儿了' }).click();
  await expect(heading(page)).toHaveText('购买力去哪儿了');
  await context.setOffline(true);
  await page.getByText('读到这里记为已学').scrollIntoViewIfNeeded();
  await expect(page.getByText('已经读完，联网后自动记为已学')).toBeVisible();
  const address = page.url();
  await page.close();

  const back = await home(context, address);
  await back.waitForResponse((answer) => answer.url().includes('preview=0') && answer.ok());
  await expect.poll(() => waiting(back)).toBe(0);
  await back.evaluate(() => (location.hash = '#/study-material'));
  await expect(back.getByRole('link', { name: '购买力去哪儿了' })).toContainText('已学');
});

test('what waits is told on the home page and listed under 待同步, until it has gone out', async ({
  page,
}) => {
  await page.route(/preview=0/, (route) => route.abort());
  await enter(page, 'failed-test', 'browser', '/study-material');
  await page.getByRole('link', { name: '购买力去哪儿了' }).click();
  await page.getByText('读到这里记为已学').scrollIntoViewIfNeeded();
  await expect(page.getByText('已经读完，联网后自动记为已学')).toBeVisible();
  await page.evaluate(() => (location.hash = '#/'));
  await page.getByRole('link', { name: /1 条记录待同步/ }).click();
  const list = page.getByRole('region', { name: '待同步' });
  await expect(list.getByRole('listitem')).toContainText('资料学习记录 1 条');
  await list.getByRole('button', { name: '立即同步' }).click();
  await expect(list.getByRole('status')).toHaveText('还有内容没有传上去，稍后自动再试');
  await page.unroute(/preview=0/);
  await list.getByRole('button', { name: '立即同步' }).click();
  await expect(list).toHaveCount(0);
});

test('a phone whose clock is an hour wrong resumes where the other device stopped', async ({
  page,
  browser,
}) => {
  const submit = '**/api/v3/reformStudy/userVideoSubmit';
  const twin = await enter(page, 'mid-course', 'messenger', '/videoReform');
  await page.route(submit, (route) => route.abort());
  const watches = async (of: Page, at: number) => {
    await watchFrom(of, at);
    await pause(of);
  };
  // This phone's clock is an hour fast: its report looks newer than all that comes.
  await page.addInitScript(() => {
    const now = Date.now.bind(Date);
    Date.now = () => now() + 3_600_000;
  });
  await page.reload();
  await watches(page, 60);
  await expect(page.getByText(/条学习记录待补传/)).toBeVisible();

  const other = await (await browser.newContext()).newPage();
  await open(other, twin.key, 'browser', '/videoReform');
  const sent = other.waitForResponse((answer) => answer.url().includes('userVideoSubmit') && answer.ok());
  await watches(other, 120);
  await sent;
  await other.context().close();

  await page.reload();
  await expect(begin(page)).toHaveAccessibleName(/从 02:0\d 继续播放/);
});
