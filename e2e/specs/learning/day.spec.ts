import type { Page } from '@playwright/test';
import { enter, expect, open, test } from '../suite';

const DAY = 24 * 3600_000;

/** The rows of today's path, once the homework that comes after the page is among them. */
async function path(page: Page): Promise<string[]> {
  const today = page.getByRole('region', { name: '今天' });
  await expect(today.getByText(/作业：.*逾期 \d+ 天/)).toBeVisible();
  return today.getByRole('listitem').allInnerTexts();
}

test('a phone with a wrong clock has the path of the same day', async ({ page }) => {
  const { key } = await enter(page, 'mid-course', 'messenger', '/');
  const shown = await path(page);
  expect(shown.length).toBeLessThanOrEqual(4);
  for (const days of [-40, 40]) {
    await page.clock.setFixedTime(Date.now() + days * DAY);
    await open(page, key, 'messenger', '/');
    expect(await path(page)).toEqual(shown);
  }
});
