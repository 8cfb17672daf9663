import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { Picture } from '../../cli/steps/contact-sheet';
import { byPerson, liveRoutes, placesOf, type Place } from '../sweep/places';
import { enterSuite, goTo, installProbe } from '../sweep/probe';
import { failures, ofLogin } from '../sweep/states';
import { test } from '../suite';

/** A picture ends here: what is below is more of the same list. */
const TALLEST = 2000;

const sizes = [
  { width: 375, height: 667 },
  { width: 320, height: 568 },
];

/** What is done to the calls of a page, by the state in which it is to be seen. */
const states: Record<string, (page: Page) => Promise<unknown>> = {
  data: () => Promise.resolve(),
  empty: () => Promise.resolve(),
  waiting: (page) =>
    page.route('**/api/**', (route) =>
      ofLogin.test(route.request().url()) ? route.fallback() : new Promise(() => undefined),
    ),
  failing: (page) =>
    page.route('**/api/**', (route) =>
      ofLogin.test(route.request().url())
        ? route.fallback()
        : route.fulfill(failures['a gateway that fails'].answer),
    ),
};

const withoutData = (person: string) => (person.startsWith('manage-') ? 'manage-new' : 'empty');

async function shoot(page: Page, place: Place, isWaiting: boolean): Promise<Buffer> {
  await goTo(page, place.to, isWaiting ? { limit: 700 } : { rest: 300 });
  const { width, height } = await page.evaluate(() => ({
    width: document.documentElement.clientWidth,
    height: document.documentElement.scrollHeight,
  }));
  const clip = { x: 0, y: 0, width, height: Math.min(height, TALLEST) };
  return page.screenshot({ fullPage: true, clip, type: 'jpeg', quality: 80 });
}

const chosen = process.env.TOUR_STATES?.split(',') ?? ['data'];
const wanted = new RegExp(process.env.TOUR_ONLY ?? '.');

test.describe.configure({ timeout: 1_800_000 });

for (const state of chosen) {
  for (const size of sizes) {
    test(`pages: ${state}, ${size.width}`, async ({ page, request }) => {
      const folder = join(process.env.TOUR_FOLDER!, `${state}-${size.width}`);
      mkdirSync(folder, { recursive: true });
      const rows = await liveRoutes(request);
      await installProbe(page);
      await page.setViewportSize(size);
      await states[state]!(page);
      const pictures: Picture[] = [];
      const places = placesOf(rows).filter(({ name, to }) => wanted.test(name) || wanted.test(to));
      for (const [person, theirs] of byPerson(places)) {
        const visitor = state === 'empty' ? withoutData(person) : person;
        await enterSuite(page, visitor, 'messenger');
        for (const place of theirs) {
          const file = join(folder, `${pictures.length}.jpg`);
          try {
            writeFileSync(file, await shoot(page, place, state === 'waiting'));
            pictures.push({ file, app: rows.find(({ name }) => name === place.name)!.app, ...place });
          } catch {
            // The page has led out of the suite, to a cashier or a login.
            await enterSuite(page, visitor, 'messenger');
          }
        }
      }
      writeFileSync(join(folder, 'pictures.json'), JSON.stringify(pictures));
    });
  }
}
