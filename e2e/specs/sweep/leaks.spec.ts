import type { CDPSession, Page } from '@playwright/test';
import { expect, test } from '../suite';
import { byPerson, liveRoutes, part, placesOf, type Place } from './places';
import { addressOn, enterSuite, goTo, installProbe, start } from './probe';
import { thorough } from './thorough';

const warmUp = 5;
const rounds = 50;

/** Bytes that half of the visits may leave on the heap; a page that keeps its tree each time leaves far more. */
const heapBound = 1_000_000;

interface Watched extends Window {
  openTimers?: { timeouts: Set<unknown>; intervals: Set<unknown> };
}

/** Counts timers that still run; runs in the page before its own scripts. */
function countTimers(): void {
  const watched = window as Watched;
  const open = (watched.openTimers = { timeouts: new Set(), intervals: new Set() });
  const { setTimeout: later, clearTimeout: drop, setInterval: again, clearInterval: end } = window;
  const timers = window as unknown as Record<string, unknown>;
  timers.setTimeout = (run: unknown, time?: number, ...given: unknown[]) => {
    const id: unknown = later(() => {
      open.timeouts.delete(id);
      if (typeof run === 'function') run(...given);
    }, time);
    open.timeouts.add(id);
    return id;
  };
  timers.clearTimeout = (id: number) => (open.timeouts.delete(id), drop(id));
  timers.setInterval = (run: TimerHandler, time?: number, ...given: unknown[]) => {
    const id: unknown = again(run, time, ...given);
    open.intervals.add(id);
    return id;
  };
  timers.clearInterval = (id: number) => (open.intervals.delete(id), end(id));
}

interface Goal {
  address: string;
  title: string;
}

/** Enters and leaves a page so many times; a page counts as entered when its content has arrived. */
async function comeAndGo({ to, from, times }: { to: Goal; from: Goal; times: number }): Promise<void> {
  const arrive = async ({ address, title }: Goal) => {
    const left = document.querySelector('main');
    location.hash = address;
    const end = performance.now() + 20_000;
    for (;;) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      const main = document.querySelector('main');
      // A page may change its frame once it has its data: the title says whose frame it is.
      const isThere = !!main && main !== left && document.title === title;
      if (isThere && !main.querySelector('[aria-busy=true]')) return;
      if (performance.now() > end) throw new Error(`${address} did not come`);
    }
  };
  for (let time = 0; time < times; time++) {
    await arrive(to);
    await arrive(from);
  }
}

const ofPage = () => ({
  timeouts: (window as Watched).openTimers!.timeouts.size,
  intervals: (window as Watched).openTimers!.intervals.size,
  styles: document.styleSheets.length,
  elements: document.querySelectorAll('*').length,
});

async function listenersOf(cdp: CDPSession, expression: string): Promise<number> {
  const { result } = await cdp.send('Runtime.evaluate', { expression });
  const { listeners } = await cdp.send('DOMDebugger.getEventListeners', { objectId: result.objectId! });
  await cdp.send('Runtime.releaseObject', { objectId: result.objectId! });
  return listeners.length;
}

/** Counts what is alive in the page after garbage collection. */
async function census(page: Page, cdp: CDPSession) {
  // React keeps the tree of the page before: visiting two small pages frees it.
  await goTo(page, '/no-such-page');
  await goTo(page, start);
  for (let time = 0; time < 2; time++) await cdp.send('HeapProfiler.collectGarbage');
  const { jsEventListeners } = await cdp.send('Memory.getDOMCounters');
  const { usedSize } = await cdp.send('Runtime.getHeapUsage');
  return {
    heap: usedSize,
    counts: {
      ...(await page.evaluate(ofPage)),
      listeners: jsEventListeners,
      ofWindow: await listenersOf(cdp, 'window'),
      ofDocument: await listenersOf(cdp, 'document'),
    },
  };
}

/**
 * What fifty visits to a place leave behind. The engine may keep one closed page for a while, which raises a
 * count once; a real leak has grown at both later counts.
 */
async function leftBy(page: Page, cdp: CDPSession, { name, to: place }: Place): Promise<string[]> {
  const to = await addressOn(page, place);
  const { unrest, title } = await goTo(page, to, { limit: 20_000 });
  if (unrest) return [`${name} ${to} does not come to rest: ${unrest}`];
  const { title: titleOfStart } = await goTo(page, start);
  const visit = async (times: number) => {
    const goals = { to: { address: to, title }, from: { address: start, title: titleOfStart } };
    await page.evaluate(comeAndGo, { ...goals, times });
    return census(page, cdp);
  };
  const first = await visit(warmUp);
  const second = await visit(rounds / 2);
  const third = await visit(rounds / 2);
  const faults: string[] = [];
  for (const what of Object.keys(first.counts) as (keyof typeof first.counts)[]) {
    const counts = [first, second, third].map((one) => one.counts[what]) as [number, number, number];
    if (counts[1] > counts[0] && counts[2] > counts[1])
      faults.push(`${name} ${to} leaves ${what}: ${counts.join(', then ')}`);
  }
  const growth = third.heap - second.heap;
  if (growth > heapBound) faults.push(`${name} ${to} leaves ${(growth / 1e6).toFixed(1)} MB on the heap`);
  return faults;
}

/** Places that redirect cannot be visited repeatedly; their pages are visited at another address. */
const leadOn = ['/exam'];

/** The number of tests among which the pages are divided; they run side by side. */
const parts = 6;

test.describe.configure({ timeout: 600_000 });

for (let at = 0; at < parts; at++) {
  test(
    `coming and going ${rounds} times leaves nothing behind (${at + 1} of ${parts})`,
    thorough,
    async ({ page, request }) => {
      const all = placesOf(await liveRoutes(request))
        .filter(({ to }) => to !== start && !leadOn.includes(to))
        .filter(({ name }, first, list) => list.findIndex((one) => one.name === name) === first);
      await installProbe(page);
      await page.addInitScript(countTimers);
      const cdp = await page.context().newCDPSession(page);
      const faults: string[] = [];
      for (const [person, places] of byPerson(part(all, at, parts))) {
        await enterSuite(page, person, 'browser');
        for (const place of places) faults.push(...(await leftBy(page, cdp, place)));
      }
      expect(faults).toEqual([]);
    },
  );
}
