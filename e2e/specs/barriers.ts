import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** The page's serious accessibility violations, one line each. */
export async function barriersOf(page: Page): Promise<string[]> {
  // Legacy mode checks one document instead of asking every frame: these pages have no frames.
  const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id} ${nodes[0]?.html.slice(0, 160)}`);
}

/** Fails when the page scrolls sideways or has a serious accessibility violation. */
export async function expectNoBarrier(page: Page) {
  // The window's own width grows with what is too wide.
  const wider = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(wider, 'units by which it scrolls sideways').toBeLessThanOrEqual(0);
  expect(await barriersOf(page)).toEqual([]);
}
