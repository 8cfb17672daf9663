import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

interface Judged extends Window {
  axe?: { run: (options: RunOptions) => Promise<AxeResults> };
}

const judge = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The page's serious accessibility violations, one line each; of all rules, or of these alone. */
export async function barriersOf(page: Page, rules?: readonly string[]): Promise<string[]> {
  // A document keeps it while its pages change; to hand it over takes longer than to judge a page.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(judge);
  return page.evaluate(
    async (runOnly) => {
      const { violations } = await (window as Judged).axe!.run({ resultTypes: ['violations'], runOnly });
      return violations
        .filter(({ impact }) => impact === 'serious' || impact === 'critical')
        .map(({ id, nodes }) => `${id} ${nodes[0]?.html.slice(0, 160)}`);
    },
    rules && { type: 'rule' as const, values: [...rules] },
  );
}

/** The same in the dark theme: of a page that was judged in the light, only its colours can be worse. */
export async function barriersInTheDark(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'dark' });
  const found = await barriersOf(page, ['color-contrast']);
  await page.emulateMedia({ colorScheme: 'light' });
  return found.map((barrier) => `in the dark: ${barrier}`);
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
