import type { Page } from '@playwright/test';
import { expect, test } from '../suite';
import {
  begin,
  button,
  choose,
  drafts,
  handIn,
  held,
  heldCount,
  opened,
  progress,
  sheetOf,
  solved,
} from './exam-paper';

test('a submission that arrived but got no answer is asked about, not sent again', async ({ page }) => {
  let submissions = 0;
  await page.route(drafts, async (route) => {
    if (sheetOf(route).is_draft === 1) return route.continue();
    submissions += 1;
    await route.fetch();
    await route.abort('timedout');
  });
  await begin(page);
  await choose(page, 'A');
  await handIn(page);
  await solved(page);
  expect(submissions).toBe(1);
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => /answering/.test(key)))).toEqual(
    [],
  );
});

test('one that was lost is said, the answers stay, and it can be repeated', async ({ page }) => {
  let losses = 1;
  await page.route(drafts, (route) =>
    sheetOf(route).is_draft === 0 && losses-- > 0 ? route.abort('timedout') : route.continue(),
  );
  await begin(page);
  await choose(page, 'A');
  await handIn(page);
  await expect(page.getByRole('alert')).toContainText('交卷没有成功，答案都已保存');
  await expect(progress(page)).toHaveText('已答 11/20');
  expect((await held(page))?.is_draft).toBe(1);
  await handIn(page);
  await solved(page);
});

test('handed in without a network the paper stays open, and goes once when the network is back', async ({
  page,
  context,
}) => {
  let submissions = 0;
  await page.route(drafts, (route) => {
    if (sheetOf(route).is_draft === 0) submissions += 1;
    return route.continue();
  });
  await begin(page);
  await choose(page, 'A');
  await context.setOffline(true);
  await handIn(page);
  await expect(page.getByRole('alert')).toContainText('没有网络，还没有交卷');
  await button(page, '先不交卷').click();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await handIn(page);
  await button(page, '下一题').click();
  await choose(page, 'B');
  await context.setOffline(false);
  await solved(page);
  expect(submissions).toBe(1);
  expect(await heldCount(page)).toBe(12);
});

/** Hands in without a network, leaves the page, and opens it again when the network is back. */
async function leaveWaiting(page: Page) {
  const address = page.url();
  await page.context().setOffline(true);
  await handIn(page);
  await expect(page.getByRole('alert')).toContainText('联网后会自动交卷');
  await page.goto('about:blank');
  await page.context().setOffline(false);
  await page.goto(address);
}

test('the wish to hand in outlives the page: at the next visit the paper goes by itself, once', async ({
  page,
}) => {
  let submissions = 0;
  await page.route(drafts, (route) => {
    if (sheetOf(route).is_draft === 0) submissions += 1;
    return route.continue();
  });
  await begin(page);
  await choose(page, 'A');
  await leaveWaiting(page);
  await expect(page.getByRole('alert')).toContainText('联网后会自动交卷');
  await solved(page);
  await page.reload();
  await solved(page);
  expect(submissions).toBe(1);
});

test('at the next visit the wish can be taken back, for good', async ({ page }) => {
  await page.clock.install();
  await begin(page);
  await choose(page, 'A');
  await page.clock.pauseAt(Date.now() + 60_000);
  await leaveWaiting(page);
  // The page's time goes in small steps: however slow the machine, the paper is still waiting at the tap.
  await expect(async () => {
    await page.clock.runFor(50);
    await expect(button(page, '先不交卷')).toBeVisible({ timeout: 1 });
  }).toPass({ intervals: [50] });
  // A tap that waits for the button to stand still would wait for the clock.
  await button(page, '先不交卷').click({ force: true });
  await page.clock.resume();
  await page.reload();
  await opened(page, '已答 11/20');
  await expect(page.getByRole('alert')).toHaveCount(0);
  // Longer than a waiting paper takes to go.
  await page.clock.runFor(7000);
  expect((await held(page))?.is_draft).toBe(1);
});

test('as long as nobody knows what became of it the paper is locked, also after a kill', async ({
  page,
  context,
}) => {
  await begin(page);
  await choose(page, 'A');
  await page.route(drafts, async (route) => {
    await page.route('**/api/paper/info*', (reading) => reading.abort('timedout'));
    await route.abort('timedout');
  });
  await handIn(page);
  await expect(page.getByRole('heading', { name: '还没收到交卷结果' })).toBeVisible({ timeout: 15_000 });
  await page.unrouteAll();
  const next = await context.newPage();
  await next.goto(page.url());
  await expect(next.getByRole('heading', { name: '还没收到交卷结果' })).toBeVisible();
  // By then it would have arrived.
  await opened(next, '已答 11/20');
  await expect(next.getByRole('alert')).toContainText('交卷没有成功，答案都已保存');
  await button(page, '查询并重试').click();
  await solved(page);
});
