import type { Page } from '@playwright/test';
import { expect, test, twinOf } from '../suite';
import { button, draw, reachSignature, write } from './signing-steps';

test.beforeEach(async ({ context, page }) => {
  await context.grantPermissions(['camera']);
  const { key, mobile } = await twinOf(page, 'to-sign');
  await reachSignature(page, key, mobile);
});

test('in landscape the sheet is upright and no cover lies over it; turning the phone keeps the name', async ({
  page,
}) => {
  await button(page, '开始签名').click();
  await write(page);
  await page.setViewportSize({ width: 667, height: 375 });
  await expect(page.getByText('当前页面暂不支持横屏展示！')).toHaveCount(0);
  await expect(page.getByRole('img', { name: '签名区，已写 4 笔' })).toBeVisible();
  await button(page, /^完成$/).click();
  const picture = page.getByRole('img', { name: '您的签名' });
  await expect(picture).toBeVisible();
  // Written along the long side, the picture is wider than high.
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth > image.naturalHeight)).toBe(
    true,
  );
});

test('the ink is seen in the dark theme too', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await button(page, '开始签名').click();
  await expect(page.locator('canvas').locator('..')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
});

/** Whether each pixel of the sheet is as wide as high: else the name is stretched, and ink lies beside the finger. */
const isTrue = (page: Page) =>
  page.locator('canvas').evaluate((sheet: HTMLCanvasElement) => {
    const [wide, high] = [sheet.width / sheet.offsetWidth, sheet.height / sheet.offsetHeight];
    return Math.abs(wide - high) < 0.02;
  });

/** What the device stores, as one text. */
const stored = (page: Page) => page.evaluate(() => JSON.stringify({ ...localStorage }));

const strokes = (page: Page, count: number) => page.getByRole('img', { name: `签名区，已写 ${count} 笔` });

test('the sheet fits the screen when it is opened again and turned, and when a bar takes a part of it', async ({
  page,
}) => {
  await draw(page);
  await button(page, '修改签名').click();
  await expect(strokes(page, 4)).toBeVisible();
  for (const size of [
    { width: 667, height: 375 },
    { width: 375, height: 667 },
    { width: 375, height: 560 },
  ]) {
    await page.setViewportSize(size);
    await expect.poll(() => isTrue(page)).toBe(true);
  }
});

test('a stroke under which the phone is turned ends there; the strokes before it stay as they are', async ({
  page,
}) => {
  await button(page, '开始签名').click();
  await write(page);
  await expect(strokes(page, 4)).toBeVisible();
  const before = await stored(page);
  const kept = /\\?"strokes\\?":\[(.*?)\]\]\]/.exec(before)?.[1] ?? '';
  const finger = async (type: string, x: number, y: number) =>
    page.locator('canvas').dispatchEvent(type, {
      pointerId: 7,
      pointerType: 'touch',
      isPrimary: true,
      buttons: type === 'pointerup' ? 0 : 1,
      clientX: x,
      clientY: y,
      bubbles: true,
    });
  await finger('pointerdown', 120, 520);
  await finger('pointermove', 120, 560);
  await finger('pointermove', 120, 600);
  await page.setViewportSize({ width: 667, height: 375 });
  await expect(strokes(page, 5)).toBeVisible();
  await finger('pointermove', 300, 200);
  await finger('pointerup', 300, 100);
  await expect(strokes(page, 5)).toBeVisible();
  expect(kept).not.toBe('');
  expect(await stored(page)).toContain(kept);
});
