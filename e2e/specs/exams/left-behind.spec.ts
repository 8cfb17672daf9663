import type { Page } from '@playwright/test';
import { expectNoBarrier } from '../barriers';
import { expect, open, test } from '../suite';
import { installProbe, look } from '../sweep/probe';
import { EXAM, begin, button, choose, drafts, handIn, held, opened, sheetOf, solved } from './exam-paper';

/** The exam, which has no limit of time, is over so many milliseconds after it is read first. */
async function limitTime(page: Page, ms: number) {
  const text = (at: number) => new Date(at + 8 * 3600_000).toISOString().slice(0, 19).replace('T', ' ');
  let deadline = '';
  await page.route('**/api/paper/info*', async (route) => {
    const response = await route.fetch();
    const body = await response.json();
    deadline = deadline || text(Date.parse(`${body.data.server_time.replace(' ', 'T')}+08:00`) + ms);
    body.data.user_start.deadline = deadline;
    await route.fulfill({ response, json: body });
  });
}

/** Hands in what the server has, as it does itself a little after the end, or another device does. */
async function closeAtServer(page: Page) {
  const info = await page.request.get('/api/paper/info?paper_id=902');
  const { content, save_time } = (await info.json()).data.user_answer;
  const data = { paper_id: 902, content, save_time, is_draft: 0 };
  const answer = await page.request.post('/api/paper/judge', { data });
  expect((await answer.json()).data.is_draft).toBe(0);
}

/** Answers the questions from the current one to the last. */
async function answerTheRest(page: Page) {
  for (;;) {
    await page.locator('input[type=radio],input[type=checkbox]').first().check();
    if ((await button(page, '下一题').count()) === 0) return;
    await button(page, '下一题').click();
  }
}

const listed = (page: Page) => page.getByRole('region', { name: '10 题没有计入成绩' }).getByRole('listitem');

/** Looks for barriers at 320 in the dark, and at 375 in the light. */
async function expectNoBarrierInAnyLook(page: Page) {
  for (const [width, colorScheme] of [[320, 'dark'] as const, [375, 'light'] as const]) {
    await page.setViewportSize({ width, height: 667 });
    await page.emulateMedia({ colorScheme });
    await expectNoBarrier(page);
  }
}

test('ten answers of an exam that ran out without a network are listed', async ({ page, context }) => {
  await page.clock.install();
  await limitTime(page, 600_000);
  await begin(page);
  await context.setOffline(true);
  await answerTheRest(page);
  await page.clock.fastForward(600_000);
  await expect(page.getByRole('heading', { name: '考试时间到' })).toBeVisible();
  await expect(page.getByText(/没有计入的答案会列出来/)).toBeVisible();
  await expectNoBarrierInAnyLook(page);
  await closeAtServer(page);
  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: '已收卷，部分答案没有计入' })).toBeVisible();
  await expect(listed(page)).toHaveCount(10);
  await expectNoBarrierInAnyLook(page);

  await button(page, '查看结果').click();
  await solved(page);
  await expect(listed(page)).toHaveCount(10);
  // An answer given before midnight has its day.
  const entry = /^第 11 题 .*您的答案 A (?:\d+月\d+日 )?\d\d:\d\d计入成绩：未作答$/;
  await expect(listed(page).first()).toContainText(entry);
  await button(page, '导出复核单').click();
  await expect(page.getByRole('img', { name: /^作答复核单，试卷：.*第 20 题/ })).toBeVisible();
  await expectNoBarrierInAnyLook(page);
  await page.reload();
  await expect(listed(page)).toHaveCount(10);
});

test('a phone that slept past the end without a network closes the paper as soon as it is awake', async ({
  page,
  context,
}) => {
  await page.clock.install();
  await limitTime(page, 1_800_000);
  await begin(page);
  await context.setOffline(true);
  await choose(page, 'B');
  await page.clock.fastForward('01:00:00');
  await expect(page.getByRole('heading', { name: '考试时间到' })).toBeVisible({ timeout: 2000 });
  await closeAtServer(page);
  await context.setOffline(false);
  await page.clock.runFor(5000);
  await expect(page.getByRole('region', { name: '1 题没有计入成绩' })).toContainText('您的答案 B');
});

test('what another device left out when it handed in is listed, also after this one was killed', async ({
  page,
  context,
}) => {
  await page.route(drafts, (route) => route.abort());
  await begin(page);
  await choose(page, 'B');
  const address = page.url();
  await closeAtServer(page);
  await page.close();
  const next = await context.newPage();
  await next.goto(address);
  await solved(next);
  await expect(next.getByRole('region', { name: '1 题没有计入成绩' })).toContainText('您的答案 B');
});

test('handed in without a network, the exam goes from the home page within seconds of a restart', async ({
  page,
  context,
}) => {
  let submissions = 0;
  await context.route(drafts, (route) => {
    if (sheetOf(route).is_draft === 0) submissions += 1;
    return route.continue();
  });
  const twin = await begin(page);
  await choose(page, 'A');
  await context.setOffline(true);
  await handIn(page);
  await expect(page.getByRole('alert')).toContainText('联网后会自动交卷');
  await page.close();
  await context.setOffline(false);
  const next = await context.newPage();
  await open(next, twin.key, 'messenger', '/');
  await expect.poll(async () => (await held(next))?.is_draft, { timeout: 15_000 }).toBe(0);
  await open(next, twin.key, 'messenger', EXAM);
  await solved(next);
  expect(submissions).toBe(1);
});

test('on a page that is open, it goes as soon as the network is back', async ({ page, context }) => {
  const twin = await begin(page);
  await choose(page, 'A');
  await context.setOffline(true);
  await handIn(page);
  await expect(page.getByRole('alert')).toContainText('联网后会自动交卷');
  const address = page.url();
  await page.goto('about:blank');
  await context.setOffline(false);
  // The call is lost until the network is really there.
  await page.route('**/api/paper/*', (route) => route.abort());
  await installProbe(page);
  await open(page, twin.key, 'messenger', '/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await look(page, { rest: 1000 });
  await context.setOffline(true);
  await page.unrouteAll();
  await context.setOffline(false);
  await expect.poll(async () => (await held(page))?.is_draft, { timeout: 10_000 }).toBe(0);
  await page.goto(address);
  await solved(page);
});

test.describe('a clock of the phone that is moved', () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      const real = Date.now;
      let moved = Number(sessionStorage.getItem('world.moved'));
      Date.now = () => real() + moved;
      Object.assign(window, {
        moveClock(ms: number) {
          moved = ms;
          sessionStorage.setItem('world.moved', String(ms));
        },
      });
    });
    await limitTime(page, 1_800_000);
  });
  const moveClock = (page: Page, ms: number) =>
    page.evaluate((by) => (window as unknown as { moveClock: (ms: number) => void }).moveClock(by), ms);
  const timer = (page: Page) => page.getByRole('timer');

  test('ends no exam: without a network it stays open, and the time is right when it is back', async ({
    page,
    context,
  }) => {
    await begin(page);
    await expect(timer(page)).toHaveText(/^(30:00|29:\d\d)$/);
    await context.setOffline(true);
    await moveClock(page, 3_600_000);
    await expect(timer(page)).toHaveText('时间待核对');
    await choose(page, 'B');
    await context.setOffline(false);
    await expect(timer(page)).toHaveText(/^(29|28):\d\d$/);
    await page.reload();
    await opened(page, '已答 11/20');
    await expect(timer(page)).toHaveText(/^(29|28):\d\d$/);
    const before = String(await timer(page).textContent());
    await moveClock(page, -3_600_000);
    await expect(timer(page)).not.toHaveText(before);
    await expect(timer(page)).toHaveText(/^(29|28):\d\d$/);
    await choose(page, 'C');
  });
});
