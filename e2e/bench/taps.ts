import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Locator, Page } from '@playwright/test';
import type * as WebVitals from 'web-vitals/attribution';

/** What measures it in a visitor's browser, too. */
const library = readFileSync(createRequire(import.meta.url).resolve('web-vitals/attribution'), 'utf8');

/** A page and the taps that learners make on it most. */
export interface TappedPage {
  name: string;
  person: string;
  to: string;
  tap: (page: Page) => Promise<void>;
}

/** The slowest answer of a page to a tap (Interaction to Next Paint), and what took its time. */
export interface SlowestTap {
  ms: number;
  on: string;
  parts: string;
}

interface Watching extends Window {
  webVitals: typeof WebVitals;
  slowest?: SlowestTap;
}

/** Runs in the page, after the library. */
function watch(): void {
  const watching = window as unknown as Watching;
  watching.webVitals.onINP(
    ({ value, attribution }) => {
      const { interactionTarget, inputDelay, processingDuration, presentationDelay } = attribution;
      watching.slowest = {
        ms: value,
        on: interactionTarget ?? '',
        parts: [inputDelay, processingDuration, presentationDelay].map(Math.round).join(' + '),
      };
    },
    // Of the quickest ones, too: the browser itself reports none below 16 ms.
    { reportAllChanges: true, durationThreshold: 16 },
  );
}

/** Measures the documents that this page opens from now on. */
export async function watchTaps(page: Page): Promise<() => Promise<SlowestTap | undefined>> {
  await page.addInitScript(library);
  await page.addInitScript(watch);
  return () => page.evaluate(() => (window as unknown as Watching).slowest);
}

/** A touch as a finger makes it: Playwright's own tap runs its checks in the page while the events are handled. */
async function touch(target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error(`not to be seen: ${String(target)}`);
  const page = target.page();
  await page.waitForTimeout(300);
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  // The time that a learner needs before the next one.
  await page.waitForTimeout(600);
}

const tapOn = (page: Page, role: 'button' | 'tab', name: string | RegExp) =>
  touch(page.getByRole(role, { name }).first());

export const tappedPages: readonly TappedPage[] = [
  {
    name: 'the home page',
    person: 'mid-course',
    to: '/',
    tap: async (page) => {
      await tapOn(page, 'button', /^还有/);
      await tapOn(page, 'button', '日程');
    },
  },
  {
    name: 'the player',
    person: 'mid-course',
    to: '/videoReform',
    tap: async (page) => {
      for (const name of ['资料', '讲义', '笔记', '目录']) await tapOn(page, 'tab', name);
      await tapOn(page, 'button', '选课');
    },
  },
  {
    name: 'an exam',
    person: 'to-sign',
    to: '/exam?paper_id=902',
    tap: async (page) => {
      // The draft stays with the learner: three visits must not come to the last question.
      for (let question = 0; question < 2; question++) {
        await touch(page.locator('label:has(input)').first());
        await tapOn(page, 'button', '下一题');
      }
      await tapOn(page, 'button', /^答题卡/);
    },
  },
  {
    name: 'the material list',
    person: 'mid-course',
    to: '/study-material-reform',
    tap: async (page) => {
      for (const name of [/第一周/, /第二周/, /第三周/]) await tapOn(page, 'button', name);
    },
  },
  {
    name: 'a landing page',
    person: 'first-week',
    to: '/advanced-lesson-company',
    tap: async (page) => {
      const entries = page.getByRole('navigation').getByRole('button');
      for (let entry = 0; entry < 3; entry++) await touch(entries.nth(entry));
    },
  },
  {
    name: 'the list of funds',
    person: 'mid-course',
    to: '/market-tools',
    tap: async (page) => {
      for (const at of [1, 2, 0]) await touch(page.getByRole('tab').nth(at));
    },
  },
];
