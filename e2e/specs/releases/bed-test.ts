import type { Browser, Page } from '@playwright/test';
import { openBed, type Bed, type BedOptions } from '../../releases/bed';
import { test as base } from '../suite';

/** Address of the outside world. */
export const world = process.env.WORLD_URL ?? 'http://127.0.0.1:4401';

/** A test that opens suites of its own; they are closed when it ends. */
export const test = base.extend<{ bed: (options?: Partial<BedOptions>) => Promise<Bed> }>({
  bed: async ({ page }, use) => {
    const beds: Bed[] = [];
    await use(async (options) => {
      const bed = await openBed({ world, apps: ['host', 'remote-contracts', 'remote-tools'], ...options });
      beds.push(bed);
      return bed;
    });
    await page.goto('about:blank');
    for (const bed of beds) await bed.close();
  },
});

/** A phone whose visitor is in the given canary bucket. */
export async function phoneOf(browser: Browser, bucket: number): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await page.addInitScript((value) => {
    if (location.protocol === 'http:') localStorage.setItem('suite.device.bucket', String(value));
  }, bucket);
  return page;
}

export { expect } from '../suite';
