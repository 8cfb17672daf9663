import type { Page } from '@playwright/test';
import { enter, world, type PhoneContext } from '../suite';
import { filledAddress } from './own-ids';

/** The parts of a page that can be judged without knowing the page. */
export interface Sight {
  /** Address at which the visit ended, without `#`. */
  at: string;
  title: string;
  /** Visible words of the page itself. */
  main: string;
  /** Visible words of the whole document, and what pictures and fields are called. */
  words: string;
  /** Pixels by which the page is wider than the screen. */
  wider: number;
  /** What still kept changing if the page did not come to rest, else empty. */
  unrest: string;
}

interface Probed extends Window {
  openCalls?: number;
}

/** Counts the calls that are under way; runs in the page before its own scripts. */
function countCalls(): void {
  const probed = window as Probed;
  if (probed.openCalls !== undefined) return;
  probed.openCalls = 0;
  const send = XMLHttpRequest.prototype.send;
  XMLHttpRequest.prototype.send = function (this: XMLHttpRequest, body) {
    probed.openCalls!++;
    this.addEventListener('loadend', () => probed.openCalls!--);
    return send.call(this, body);
  };
}

/** Prepares a page for `goTo`, `openAlone` and `look`. */
export async function installProbe(page: Page): Promise<void> {
  await page.addInitScript(countCalls);
  // Videos are not loaded. A route of Playwright would keep the browser from caching scripts as well.
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.setBlockedURLs', { urls: ['*.m3u8*', '*.mp4*'] });
  // The development server would reload the page when a developer saves a file.
  await page.routeWebSocket(/\/ws$/, () => undefined);
}

/** How long a page may take to come to rest, and for how long it must not change to count as at rest. */
interface Patience {
  limit: number;
  rest: number;
}

/**
 * Navigates inside the page (or stays), waits until it has come to rest, and looks at it in the same call,
 * because a page may change between two calls.
 */
async function travel({ to, limit, rest }: Patience & { to?: string }): Promise<Sight> {
  const main = () => document.querySelector('main');
  const left = to === undefined ? null : main();
  const end = performance.now() + limit;
  // An address of the page that is already shown keeps its `main`: then coming to rest is the only sign.
  const keptUntil = performance.now() + Math.min(limit, 1500);
  let changed = performance.now();
  const observer = new MutationObserver(() => (changed = performance.now()));
  observer.observe(document, { subtree: true, childList: true, characterData: true });
  let isLeaving = false;
  window.addEventListener('beforeunload', () => (isLeaving = true), { once: true });
  if (to !== undefined) location.hash = to;
  let unrest = '';
  do {
    await new Promise((resolve) => setTimeout(resolve, 16));
    const now = performance.now();
    const calls = (window as Probed).openCalls ?? 0;
    if (isLeaving) unrest = 'leaves the document';
    else if (!main()) unrest = 'no page';
    else if (left && main() === left && now < keptUntil) unrest = 'not left';
    else if (document.querySelector('main [aria-busy=true], main ~ [aria-busy=true]')) unrest = 'a skeleton';
    else if (calls > 0) unrest = `${calls} calls`;
    else if (now - changed < rest) unrest = 'changes';
    // Last, because the words are known only when all is laid out.
    else if (!main()!.innerText.trim()) unrest = 'nothing to read';
    else unrest = '';
  } while (unrest && performance.now() < end);
  observer.disconnect();

  const named = Array.from(document.querySelectorAll('[aria-label],[alt],[placeholder],[title]'));
  const names = named.flatMap((node) =>
    ['aria-label', 'alt', 'placeholder', 'title'].map((name) => node.getAttribute(name) ?? ''),
  );
  const root = document.documentElement;
  return {
    at: location.hash.replace(/^#/, ''),
    title: document.title,
    main: main()?.innerText.trim() ?? '',
    words: [document.body.innerText, ...names].join('\n'),
    wider: root.scrollWidth - root.clientWidth,
    unrest,
  };
}

const usual: Patience = { limit: 10_000, rest: 60 };

/** How often a document may be loaded anew on the way: to the other line, and with the session found there. */
const documentsOnTheWay = 3;

/** Goes to a place within the suite, or stays, and looks at the page once it has come to rest. */
export async function goTo(page: Page, to?: string, patience: Partial<Patience> = {}): Promise<Sight> {
  let address = to && (await addressOn(page, to));
  for (let documents = 1; ; documents++) {
    try {
      return await page.evaluate(travel, { ...usual, ...patience, to: address });
    } catch (error) {
      // A page of the other line loads the document anew; whoever leaves it has gone elsewhere.
      const isOurs = page.url().replace(/#.*/, '') === phones.get(page)?.document;
      if (!to || !isOurs || documents === documentsOnTheWay) throw error;
      await page.waitForLoadState();
      address = undefined;
    }
  }
}

/** Whose phones the pages are: key of the twin, and the address of the document without its route. */
const phones = new WeakMap<Page, { key: string; document: string }>();

/** An address of the table as it is for the learner of this page. */
export const addressOn = async (page: Page, to: string): Promise<string> =>
  filledAddress(world, phones.get(page)?.key ?? '', to);

/** Looks at the page that is shown. */
export const look = (page: Page, patience?: Partial<Patience>) => goTo(page, undefined, patience);

/** Opens a place in a document of its own, as a link in a chat does, and looks at it. */
export async function openAlone(page: Page, to: string): Promise<Sight> {
  const address = await addressOn(page, to);
  await page.goto('about:blank');
  await page.goto(`${phones.get(page)?.document}#${address}`);
  return look(page, { rest: 150 });
}

/** Whether a page is still the suite, and has not led to a cashier or a login. */
export const isInSuite = (page: Page) => new URL(page.url()).pathname.startsWith('/phone/');

/** Page on which walks begin: it asks nothing, and everybody may see it. */
export const start = '/agreement';

/** Begins a walk as a fresh twin of that person. */
export async function enterSuite(page: Page, person: string, context: PhoneContext) {
  const twin = await enter(page, person, context, start);
  await page.waitForURL(/\/phone\//);
  phones.set(page, { key: twin.key, document: page.url().replace(/#.*/, '') });
  await page.waitForLoadState();
  await look(page, { limit: 20_000 });
  return twin;
}
