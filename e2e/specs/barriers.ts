import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** What keeps somebody out who reads or operates the page differently. */
export async function barriersOf(page: Page): Promise<string[]> {
  // In one document, without the frames that it would ask one by one: there are none.
  const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id} ${nodes[0]?.html.slice(0, 160)}`);
}

/** Fails when the page scrolls sideways, or keeps somebody out. */
export async function expectNoBarrier(page: Page) {
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(wider, 'units by which it scrolls sideways').toBeLessThanOrEqual(0);
  expect(await barriersOf(page)).toEqual([]);
}
