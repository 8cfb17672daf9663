import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page, Route } from '@playwright/test';
import { readArguments } from '@suite/build/arguments';
import { temporaryFolder } from '../cli/steps/temporary-folder';
import { holdLimits } from './limits';
import { spreadOf, type Spread } from './statistics';
import { tappedPages, watchTaps, type SlowestTap, type TappedPage } from './taps';

const SLOWDOWN = 4;
const QUESTIONS = 200;
const ROWS = 1000;
const TAPS = 40;
const OPENINGS = 7;
const VISITS = 3;

/** Measured milliseconds and their limit, which holds for the median or for the worst. */
interface Figure {
  name: string;
  spread: Spread;
  counts: 'median' | 'max';
  limit: number;
  /** What took the time. */
  detail?: string;
}

type Json = Record<string, unknown>;

const phone = {
  viewport: { width: 375, height: 667 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
  locale: 'zh-CN',
};

/** Passes an answer on with other data. */
const changing = (change: (data: Json) => Json) => async (route: Route) => {
  const response = await route.fetch();
  const json = (await response.json()) as { data: Json };
  await route.fulfill({ response, json: { ...json, data: change(json.data) } });
};

const many = <Item>(items: readonly Item[], count: number): Item[] =>
  Array.from({ length: count }, (_, i) => ({ ...(items[i % items.length] as Item), id: i + 1 }));

const longPaper = changing((data) => {
  const paper = data.paper_info as { question_list: Json[] };
  return {
    ...data,
    user_answer: null,
    paper_info: { ...paper, question_list: many(paper.question_list, QUESTIONS) },
  };
});
const longList = changing(({ linkData, ...rest }) => ({
  ...rest,
  linkData: many(linkData as Json[], ROWS),
  total: ROWS,
}));

/** Runs in the page: milliseconds from a tap to the frame in which something else is shown. */
async function timeOf({ tap, shows }: { tap: string; shows: string }): Promise<number> {
  const shown = () => document.querySelector(shows)?.textContent;
  const before = shown();
  const button = [...document.querySelectorAll('button')].find(
    ({ textContent }) => textContent?.trim() === tap,
  );
  const from = performance.now();
  button?.click();
  const frame = () =>
    new Promise<void>((resolve) => {
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve();
        port2.postMessage(0);
      });
    });
  do await frame();
  while (shown() === before && performance.now() - from < 5000);
  return performance.now() - from;
}

/** Runs in the page: milliseconds from an answer to the first frame with what it brought. */
function watchAnswer({ call, shows }: { call: string; shows: string }) {
  const observer = new MutationObserver(() => {
    if (!document.querySelector(shows)) return;
    observer.disconnect();
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        const now = performance.now();
        const answers = performance.getEntriesByType('resource').filter(({ name }) => name.includes(call));
        const { responseEnd } = answers[answers.length - 1] as PerformanceResourceTiming;
        Object.assign(window, { opened: now - responseEnd });
      };
      port2.postMessage(0);
    });
  });
  observer.observe(document, { childList: true, subtree: true });
}

/** Runs in the page: milliseconds from a change of the hash to the frame that shows the other page. */
async function turn(hash: string): Promise<number> {
  const before = document.querySelector('#root main');
  const from = performance.now();
  location.hash = hash;
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  do await frame();
  while (document.querySelector('#root main') === before && performance.now() - from < 5000);
  await new Promise((resolve) => setTimeout(resolve));
  return performance.now() - from;
}

readArguments({
  command: 'npm run bench:use',
  summary: {
    en: 'Measures use on a slow phone: taps (INP), the next question, opening a paper, changing pages, long lists. Ends with 1 if a limit is missed.',
    zh: '测慢手机上的操作：点按（INP）、换题、打开试卷、换页、长列表。超出限值以 1 退出。',
  },
});
// Imported after the arguments are read, so that the help is there at once.
const [{ launchBrowser }, { startSuite }] = await Promise.all([
  import('../browser/find-browser'),
  import('../cli/suite'),
]);
const folder = temporaryFolder('use');
const suite = await startSuite({
  port: 0,
  tell: () => undefined,
  store: join(folder, 'store'),
  db: join(folder, 'world.db'),
});
const browser = await launchBrowser();

async function phoneOf(prepare: (page: Page) => Promise<unknown>): Promise<Page> {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  // The compiler keeps names of functions by a helper that the page lacks.
  await page.addInitScript('globalThis.__name = (made) => made');
  await prepare(page);
  return page;
}

const go = (page: Page, person: string, to: string) =>
  page.goto(`${suite.portal}/go/${person}/messenger?to=${encodeURIComponent(to)}&signed=1`);

async function exam(): Promise<Figure[]> {
  const openings: number[] = [];
  let taps: number[] = [];
  for (let i = 0; i < OPENINGS; i++) {
    const page = await phoneOf((one) => one.route('**/api/paper/info?*', longPaper));
    await page.addInitScript(watchAnswer, { call: '/paper/info', shows: '#root article h2, #root h2' });
    await go(page, 'to-sign', '/exam?paper_id=902');
    await page.waitForFunction(() => 'opened' in window);
    openings.push(await page.evaluate(() => (window as unknown as { opened: number }).opened));
    if (i === 0) {
      for (let tap = 0; tap < TAPS; tap++) {
        await page.locator('input[type=radio],input[type=checkbox]').first().check();
        taps.push(await page.evaluate(timeOf, { tap: '下一题', shows: '#root h2' }));
      }
      taps = taps.slice(5);
    }
    await page.context().close();
  }
  return [
    {
      name: `a paper of ${QUESTIONS} questions, after its data`,
      spread: spreadOf(openings),
      counts: 'median',
      limit: 300,
    },
    {
      name: `from a tap to the next of ${QUESTIONS} questions`,
      spread: spreadOf(taps),
      counts: 'median',
      limit: 50,
    },
  ];
}

async function pages(): Promise<Figure> {
  const page = await phoneOf(async () => undefined);
  await go(page, 'mid-course', '/open-account');
  await page.locator('#root h1').waitFor();
  const hashes = [
    '/',
    '/study-material',
    '/study-task',
    '/audition-lesson',
    '/video-link-list',
    '/team-trophy/1',
  ];
  const times: number[] = [];
  for (const hash of hashes) {
    await page.waitForTimeout(1500);
    times.push(await page.evaluate(turn, `#${hash}`));
  }
  await page.context().close();
  return {
    name: 'another page of a remote that is loaded',
    spread: spreadOf(times),
    counts: 'median',
    limit: 100,
  };
}

async function scrolling(): Promise<Figure> {
  const page = await phoneOf((one) => one.route('**/api/videoLink/index*', longList));
  await go(page, 'mid-course', '/video-link-list');
  await page
    .locator('#root main button')
    .nth(ROWS - 1)
    .waitFor({ state: 'attached' });
  await page.waitForTimeout(3000);
  const frames = page.evaluate(async () => {
    const times: number[] = [];
    let last = performance.now();
    const end = last + 4000;
    while (performance.now() < end) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      times.push(performance.now() - last);
      last = performance.now();
    }
    return times;
  });
  const session = await page.context().newCDPSession(page);
  for (let i = 0; i < 3; i++) {
    await session.send('Input.synthesizeScrollGesture', { x: 180, y: 500, yDistance: -4000, speed: 4000 });
  }
  const times = await frames;
  await page.context().close();
  return {
    name: `a frame while ${ROWS} rows scroll`,
    spread: spreadOf(times.slice(5)),
    counts: 'max',
    limit: 50,
  };
}

/** Interaction to Next Paint, as web-vitals measures it at visitors: of the slowest tap of a visit. */
async function slowestTap({ name, person, to, tap }: TappedPage): Promise<Figure> {
  const taps: SlowestTap[] = [];
  for (let i = 0; i < VISITS; i++) {
    let slowest: () => Promise<SlowestTap | undefined> = () => Promise.resolve(undefined);
    const page = await phoneOf(async (one) => (slowest = await watchTaps(one)));
    await go(page, person, to);
    await page.locator('#root main').waitFor();
    // Taps are measured, not the opening of the page.
    await page.waitForLoadState('networkidle');
    await tap(page);
    const found = await slowest();
    if (found) taps.push(found);
    await page.context().close();
  }
  const worst = taps.reduce((one, other) => (other.ms > one.ms ? other : one));
  return {
    name: `the slowest tap on ${name}`,
    spread: spreadOf(taps.map(({ ms }) => ms)),
    counts: 'median',
    limit: 50,
    detail: `worst on ${worst.on}: waiting + work + painting ${worst.parts}`,
  };
}

async function taps(): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const one of tappedPages) figures.push(await slowestTap(one));
  return figures;
}

try {
  const figures = [...(await taps()), ...(await exam()), await pages(), await scrolling()];
  for (const { name, spread, counts, limit, detail = '' } of figures) {
    const { min, median, max } = spread;
    console.log(
      `${name}: median ${median} ms (${min} to ${max}), ${counts} at most ${limit} wanted  ${detail}`,
    );
  }
  holdLimits(figures.map(({ name, spread, counts, limit }) => ({ name, value: spread[counts], limit })));
} finally {
  await browser.close();
  await suite.close();
  await rm(folder, { recursive: true, force: true });
}
