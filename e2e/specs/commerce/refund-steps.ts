import type { Page } from '@playwright/test';

/** Writes a signature with the mouse, as a finger does. */
export async function sign(page: Page): Promise<void> {
  const box = await page.getByRole('img', { name: /签名区/ }).boundingBox();
  if (!box) throw new Error('there is no place to sign');
  const at = (x: number, y: number) => [box.x + box.width * x, box.y + box.height * y] as const;
  for (const x of [0.3, 0.5, 0.7]) {
    await page.mouse.move(...at(x, 0.2));
    await page.mouse.down();
    for (const y of [0.3, 0.45, 0.6, 0.75, 0.85]) await page.mouse.move(...at(x + y / 20, y));
    await page.mouse.up();
  }
}
