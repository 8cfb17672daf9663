import type { Locator, Page } from '@playwright/test';
import { enter, expect, test } from '../suite';
import { video } from './watching';

/** Follows a way tap by tap, and tells how many it took. */
async function tapsOf(way: readonly Locator[]): Promise<number> {
  for (const step of way) await step.click();
  return way.length;
}

const today = (page: Page) => page.getByRole('region', { name: '今天' });

test('from home a lesson plays after one tap', async ({ page }) => {
  await enter(page, 'mid-course', 'messenger', '/');
  expect(await tapsOf([today(page).getByRole('link', { name: '继续学习' })])).toBe(1);
  await expect
    .poll(() => video(page).evaluate(({ paused, played }: HTMLVideoElement) => !paused && played.length > 0))
    .toBe(true);
});

test('from home the questions of a homework that presses come after two taps', async ({ page }) => {
  await enter(page, 'mid-course', 'messenger', '/');
  const begin = page.getByRole('button', { name: /^(开始|继续)作答$/ });
  expect(await tapsOf([today(page).getByRole('link', { name: /作业：.*逾期/ }), begin])).toBe(2);
  await expect(page.getByText(/^第 \d+ 题|^\d+\s*\/\s*\d+$/).first()).toBeVisible();
});
