import type { Locator, Page, Request } from '@playwright/test';
import { enter, expect, heading, open, test } from '../suite';
import { begin, pause, plays, startOf, timeOf, video, watchFrom } from './watching';

const reportCall = '**/api/v3/reformStudy/userVideoSubmit';
const media = '**/api/media/videos/**';

interface Report {
  v_id: number;
  report_id: string;
  position: number;
  watched: number;
}

const reportOf = (request: Request) => request.postDataJSON() as Report;
const waitingReports = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('/watch/')).length);

test('a lesson goes on where the learner stopped, on another device too', async ({ page, browser }) => {
  const twin = await enter(page, 'premium', 'messenger', '/zck-lesson');
  // Close to its end a lesson is taken for watched, and begins anew.
  const from = 100;
  await watchFrom(page, from);
  const sent = page.waitForResponse((answer) => answer.url().includes('/v3/zc/saveVideoRecord'));
  await pause(page);
  await sent;
  const stopped = await timeOf(page);
  expect(stopped).toBeGreaterThan(from + 1);

  const other = await (await browser.newContext()).newPage();
  await open(other, twin.key, 'browser', '/zck-lesson');
  expect(await startOf(other)).toBeGreaterThan(from);
  await begin(other).click();
  await plays(other, Math.floor(stopped));
  await other.context().close();
});

test('reports that fail wait on the device, and each counts once', async ({ page }) => {
  const sent: Report[] = [];
  let isOffline = true;
  await page.route(reportCall, async (route) => {
    const isLost = isOffline;
    sent.push(reportOf(route.request()));
    // The provider receives the first report, but its answer is lost.
    if (isLost && sent.length === 1) await route.fetch();
    return isLost ? route.abort() : route.continue();
  });
  await enter(page, 'mid-course', 'messenger', '/videoReform');
  // Close to its end a lesson is taken for watched, and begins anew.
  await watchFrom(page, 100);
  const lost = page.waitForEvent('requestfailed', (one) => one.url().includes('userVideoSubmit'));
  await pause(page);
  // A report that is under way is also on the device, so first its answer has to be lost.
  await lost;
  const stopped = await timeOf(page);
  await expect.poll(() => waitingReports(page)).toBeGreaterThan(0);
  isOffline = false;
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect.poll(() => waitingReports(page)).toBe(0);
  const seconds = new Map(sent.map(({ report_id, watched }) => [report_id, watched]));
  expect(sent.length).toBeGreaterThan(seconds.size);

  await page.reload();
  expect(Math.abs((await startOf(page)) - stopped)).toBeLessThan(2);
});

test('a lesson seen to its end is learned, and its test comes before the next one', async ({
  page,
  errors,
}) => {
  await enter(page, 'mid-course', 'app', '/videoReform');
  await expect(begin(page)).toBeVisible();
  const title = await heading(page).textContent();
  const row = page.getByRole('button', { name: new RegExp(`${title}.*正在看`) });
  await expect(row).toContainText('学习中');
  await begin(page).click();
  const ended = page.getByRole('group', { name: '本节已播完' });
  await expect(ended).toBeVisible({ timeout: 40_000 });
  await expect(ended).toContainText('本节学完');
  await expect(row).toContainText('已学');
  await page
    .getByRole('button', { name: /未解锁/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(`请先通过《${title}》的本节测试`);
  await dialog.getByRole('button', { name: '取消' }).click();
  await page.getByRole('button', { name: '做本节测试' }).click();
  await expect(page).toHaveURL(/\/summary-test-reform\?videoId=\d+&chapterId=\d+&course_id=\d+$/);
  expect(errors).toEqual([]);
});

test('after a change of quality, mirror or speed the video goes on at the same place', async ({ page }) => {
  await enter(page, 'premium', 'browser', '/quality-lesson');
  const from = await startOf(page);
  await begin(page).click();
  await plays(page, from + 1);
  const settings = page.getByRole('button', { name: /^播放设置/ });
  for (const name of ['高清', '线路二', '2x']) {
    await settings.click({ force: true });
    const before = await timeOf(page);
    await page.getByText(name, { exact: true }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await plays(page, before);
    expect(await timeOf(page)).toBeLessThan(before + 5);
  }
  await expect(settings).toHaveAccessibleName('播放设置，2倍速，高清');
});

test('a video that cannot be fetched says so, and a retry goes on where it was', async ({ page }) => {
  await page.route(media, (route) => route.abort());
  await enter(page, 'mid-course', 'messenger', '/videoReform');
  const from = await startOf(page);
  await begin(page).click();
  const card = page.getByRole('alert').filter({ hasText: '视频没有加载出来' });
  await expect(card).toBeVisible({ timeout: 20_000 });
  await expect(card.getByRole('button', { name: '切换线路' })).toBeVisible();
  await page.unroute(media);
  await card.getByRole('button', { name: '重试' }).click();
  await plays(page, from);
});

test('without Media Source and HLS the plain file plays', async ({ page, errors }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'MediaSource');
    HTMLVideoElement.prototype.canPlayType = () => '';
  });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await enter(page, 'bound', 'browser', '/audition-lesson');
  await begin(page).click();
  await plays(page, 1);
  expect(asked.some((url) => url.endsWith('/sd.mp4'))).toBe(true);
  expect(asked.some((url) => /m3u8|hls/.test(url))).toBe(false);
  expect(errors).toEqual([]);
});

test('playbacks are open without a login', async ({ page, errors }) => {
  await enter(page, 'bound', 'browser', '/video-playbackList', { signed: false });
  await page.getByRole('button', { name: /提前还房贷的账/ }).click();
  await expect(heading(page)).toHaveText('答疑片段：提前还房贷的账');
  await plays(page, 1);
  expect(errors).toEqual([]);
});

test('every player fits a narrow screen', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await enter(page, 'premium', 'browser', '/quality-lesson');
  const from = await startOf(page);
  await begin(page).click();
  await plays(page, from);
  // The window's own width grows with what is too wide.
  const wider = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(wider).toBeLessThanOrEqual(0);
  await page.getByRole('button', { name: '选课' }).click();
  const drawer = page.getByRole('dialog', { name: '选课' });
  await drawer.getByRole('button', { name: /单身期/ }).click();
  await expect(drawer).toBeHidden();
  await expect(heading(page)).toContainText('单身期');
  // Sticky: the picture stays while the lessons scroll under it.
  await page.evaluate(() => window.scrollTo(0, 400));
  const top = await video(page).evaluate((element) => element.getBoundingClientRect().top);
  expect(top).toBeGreaterThanOrEqual(0);
  expect(top).toBeLessThan(60);
});

/** A note under a lesson's video, with words that are not saved yet. */
async function typedNote(page: Page): Promise<Locator> {
  await enter(page, 'mid-course', 'browser', '/videoReform');
  await page.getByRole('tab', { name: '笔记' }).click();
  const note = page.getByRole('textbox').first();
  await note.fill('复利是一枚雪球');
  return note;
}

test('the video fills a phone on its side, and leaves the note alone when the keyboard makes the page low', async ({
  page,
}) => {
  const note = await typedNote(page);
  const isOnTop = () =>
    note.evaluate((field) => {
      const { left, top } = field.getBoundingClientRect();
      return document.elementFromPoint(left + 20, top + 20) === field;
    });
  const height = () =>
    page.getByRole('region', { name: /^视频：/ }).evaluate((player) => player.clientHeight);
  await page.setViewportSize({ width: 375, height: 320 });
  // Phones do this when the keyboard comes.
  await note.evaluate((field) => field.scrollIntoView({ block: 'center' }));
  await expect.poll(isOnTop).toBe(true);
  await page.setViewportSize({ width: 667, height: 331 });
  await expect.poll(height).toBe(331);
  await page.setViewportSize({ width: 375, height: 667 });
  await expect.poll(isOnTop).toBe(true);
  await expect(note).toHaveValue('复利是一枚雪球');
});

test('above an open keyboard the bar of the lesson covers neither the note nor its button', async ({
  page,
}) => {
  const note = await typedNote(page);
  const bar = page.getByRole('button', { name: '选课' });
  await expect(bar).toBeInViewport();
  for (const size of [
    { width: 375, height: 320 },
    { width: 320, height: 270 },
  ]) {
    await page.setViewportSize(size);
    // Phones scroll the field into view when the keyboard comes, some no further than needed.
    await note.evaluate((field) => {
      scrollTo(0, 0);
      field.scrollIntoView({ block: 'nearest' });
    });
    const save = page.getByRole('button', { name: '保存笔记' });
    await expect(save).toBeInViewport({ ratio: 1 });
    const isOnTop = () =>
      save.evaluate((button) => {
        const { left, bottom } = button.getBoundingClientRect();
        return document.elementFromPoint(left + 20, bottom - 2) === button;
      });
    await expect.poll(isOnTop).toBe(true);
  }
  await page.setViewportSize({ width: 375, height: 667 });
  await expect(bar).toBeInViewport();
});

test('the sound goes on without the picture, and a note keeps its moment and leads back to it', async ({
  page,
}) => {
  await enter(page, 'mid-course', 'messenger', '/videoReform');
  const from = await startOf(page);
  await begin(page).click();
  await plays(page, from);
  await page.getByRole('button', { name: '只听声音' }).click({ force: true });
  await expect(page.getByText('画面已关闭，只播放声音')).toBeVisible();
  await plays(page, await timeOf(page));
  await page.getByRole('button', { name: '显示画面' }).click({ force: true });
  await page.getByRole('button', { name: '暂停' }).click();
  const stopped = Math.floor(await timeOf(page));

  await page.getByRole('tab', { name: '笔记' }).click();
  await page.getByRole('textbox').fill('先看结余率');
  await page.getByRole('button', { name: '保存笔记' }).click();
  await page.reload();
  await page.getByRole('tab', { name: '笔记' }).click();
  const own = page.getByRole('tabpanel', { name: '笔记' });
  await expect(own.getByRole('listitem')).toContainText('先看结余率');
  await page.getByRole('button', { name: /^从 \d\d:\d\d 播放$/ }).click();
  await plays(page, stopped);
});
