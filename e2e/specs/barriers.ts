import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

interface Judged extends Window {
  axe?: { run: (options: RunOptions) => Promise<AxeResults> };
}

const judge = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The page's serious accessibility violations, one line each. */
export async function barriersOf(page: Page): Promise<string[]> {
  // A document keeps it while its pages change; to hand it over takes longer than to judge a page.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(judge);
  return page.evaluate(async () => {
    const { violations } = await (window as Judged).axe!.run({ resultTypes: ['violations'] });
    return violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .map(({ id, nodes }) => `${id} ${nodes[0]?.html.slice(0, 160)}`);
  });
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
