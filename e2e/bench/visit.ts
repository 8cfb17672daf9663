import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';
import { trafficUntil, watchTraffic, type Exchange, type Traffic } from './traffic';

/** How slow the device and its network are. */
export interface Conditions {
  cpuSlowdown: number;
  /** Bits a second. */
  down: number;
  up: number;
  /** Milliseconds added to each request. */
  latency: number;
}

/** The learner who visits, for pages that need one. */
export interface Visitor {
  userAgent: string;
  token: string;
}

/** One visit. */
export interface Opening {
  conditions?: Conditions;
  visitor?: Visitor;
  /** Selector of the element that shows that the content is there. */
  content?: string;
  /** Stays until nothing is loaded any more, and looks at what was painted and at all that was loaded. */
  stays?: boolean;
  /** Visits the page once before, so that what it takes is in the browser's cache. */
  again?: boolean;
}

/** What a page has painted. */
interface Paints {
  /** Milliseconds from the navigation to the largest paint. */
  largest: number;
  /** Sum of the layout shifts. */
  shift: number;
}

/** The figures of a visit that stayed until nothing was loaded any more. */
interface Whole extends Paints {
  /** Bytes over the wire, pages that were fetched ahead included. */
  bytes: number;
}

/** The figures of one visit. */
export interface Visit {
  /** Milliseconds from the navigation to the frame that shows the page's own heading. */
  content: number;
  heading: string;
  traffic: Traffic;
  /** Only of a visit that stayed. */
  whole?: Whole;
}

interface Shown {
  at: number;
  origin: number;
  heading: string;
}

const LIMIT = 60_000;
const phone = { viewport: { width: 375, height: 667 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };

/** Runs in the page from its start. Skeletons have no heading, and the heading of an error card does not count. */
function watchContent(content: string) {
  const observer = new MutationObserver(() => {
    const heading = document.querySelector(content);
    if (!heading?.textContent || heading.closest('.notice')) return;
    observer.disconnect();
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        const shown = { at: performance.now(), origin: performance.timeOrigin, heading: heading.textContent };
        (window as unknown as { contentShown(text: string): void }).contentShown(JSON.stringify(shown));
      };
      port2.postMessage(0);
    });
  });
  observer.observe(document, { childList: true, subtree: true });
}

/** Runs in the page from its start. */
function watchPaints() {
  const paints: Paints = { largest: 0, shift: 0 };
  Object.assign(window, { paints });
  // No function has a name here: the names that a bundler keeps are not known in the page.
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) paints.largest = startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      paints.shift += (entry as PerformanceEntry & { value: number }).value;
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Nothing may be loaded for so long before a page counts as complete. */
const QUIET = 1500;

async function wholeOf(page: Page, exchanges: ReadonlyMap<string, Exchange>): Promise<Whole> {
  const deadline = Date.now() + LIMIT;
  const isBusy = () => [...exchanges.values()].some(({ end }) => end === undefined);
  for (let since = Date.now(); Date.now() - since < QUIET && Date.now() < deadline; await pause(50)) {
    if (isBusy()) since = Date.now();
  }
  const paints = await page.evaluate(() => (window as unknown as { paints: Paints }).paints);
  return { ...paints, bytes: trafficUntil(Infinity, exchanges.values()).bytes };
}

function contentOf(session: CDPSession, url: string): Promise<Shown> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`${url} showed no content`)), LIMIT);
    session.on('Runtime.bindingCalled', ({ payload }) => {
      clearTimeout(timer);
      resolve(JSON.parse(payload) as Shown);
    });
  });
}

async function throttle(session: CDPSession, { cpuSlowdown, down, up, latency }: Conditions) {
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: down / 8,
    uploadThroughput: up / 8,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
}

async function settled(exchanges: ReadonlyMap<string, Exchange>, moment: number): Promise<void> {
  const deadline = Date.now() + LIMIT;
  const open = () => [...exchanges.values()].some(({ start, end }) => start < moment && end === undefined);
  while (open() && Date.now() < deadline) await pause(20);
}

/** Opens a page with an empty cache, or with one of an earlier visit, and stays until its content is shown. */
export async function visit(browser: Browser, url: string, opening: Opening = {}): Promise<Visit> {
  const { visitor, again } = opening;
  const context = await browser.newContext({ ...phone, locale: 'zh-CN', userAgent: visitor?.userAgent });
  try {
    if (visitor) {
      await context.addCookies([{ name: 'class_token', value: visitor.token, url: new URL(url).origin }]);
    }
    if (again) await visitIn(context, url, { ...opening, stays: true });
    return await visitIn(context, url, opening);
  } finally {
    await context.close();
  }
}

async function visitIn(
  context: BrowserContext,
  url: string,
  { conditions, content: selector = '#root h1', stays }: Opening,
): Promise<Visit> {
  const page = await context.newPage();
  try {
    const session = await context.newCDPSession(page);
    await session.send('Runtime.enable');
    await session.send('Runtime.addBinding', { name: 'contentShown' });
    // One visit of ten loads the code that measures it: which one is not left to chance here.
    await page.addInitScript('Math.random = () => 0.5');
    await page.addInitScript(watchContent, selector);
    if (stays) await page.addInitScript(watchPaints);
    const exchanges = await watchTraffic(session);
    if (conditions) await throttle(session, conditions);
    const content = contentOf(session, url);
    content.catch(() => undefined);
    await page.goto(url, { waitUntil: 'commit', timeout: LIMIT });
    const { at, origin, heading } = await content;
    const moment = (origin + at) / 1000;
    await settled(exchanges, moment);
    const traffic = trafficUntil(moment, exchanges.values());
    return {
      ...{ content: at, heading, traffic },
      ...(stays && { whole: await wholeOf(page, exchanges) }),
    };
  } finally {
    await page.close();
  }
}
