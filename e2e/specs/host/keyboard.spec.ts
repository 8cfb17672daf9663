import type { Page } from '@playwright/test';
import { enter, expect, heading, test } from '../suite';

/** What has the focus and lies behind the bar at the bottom, by its words; '' if nothing does. */
const behindTheBar = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement;
    const bar = document.querySelector('main > div + div');
    if (!focused || !bar || bar.contains(focused) || focused === document.body) return '';
    const isBehind = focused.getBoundingClientRect().bottom > bar.getBoundingClientRect().top;
    return isBehind ? (focused as HTMLElement).innerText : '';
  });

test('Tab leads to no control behind the bar at the bottom', async ({ page }) => {
  await enter(page, 'mid-course', 'messenger', '/videoReform');
  await expect(heading(page)).toBeVisible();
  await expect(page.getByRole('button', { name: '选课' })).toBeVisible();
  const hidden: string[] = [];
  for (let step = 0; step < 24; step++) {
    await page.keyboard.press('Tab');
    hidden.push(await behindTheBar(page));
  }
  expect(hidden.filter(Boolean)).toEqual([]);
});
