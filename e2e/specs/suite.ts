import { unknownKeys } from '../docs/record-table';
import { test as base, expect, type APIRequestContext, type Page, type Route } from '@playwright/test';

/** A row of the live registry. */
export interface LivePage {
  app: string;
  path: string;
  name: string;
  title: string;
}

interface Registry {
  apps: Record<string, { live: { base: string; routes: Omit<LivePage, 'app'>[] } }>;
}

/** Every page that the suite serves now and that needs no parameter. */
export async function livePages(request: APIRequestContext): Promise<LivePage[]> {
  const registry = (await (await request.get('/registry.json')).json()) as Registry;
  return Object.entries(registry.apps)
    .flatMap(([app, { live }]) => live.routes.map(({ path, name, title }) => ({ app, path, name, title })))
    .filter(({ path }) => !/:\w+(?!\w*\?)/.test(path));
}

/** Address of the outside world. */
export const world = process.env.WORLD_URL ?? 'http://127.0.0.1:4401';

/** Contexts in which a page is opened. */
export type PhoneContext = 'messenger' | 'browser' | 'desktop' | 'app';

/** The page and the context in which a phone opens the suite. */
interface Opening {
  /** False to go through the login. */
  signed?: boolean;
  /** The moment to wait for; a page that leaves at once may not load to its end. */
  waitUntil?: 'commit';
}

/** Creates a learner for this test alone, in the state of that person. */
export async function twinOf(page: Page, person: string): Promise<{ key: string; mobile: string }> {
  const answer = await page.request.post(`${world}/world/twins`, { data: { of: person } });
  expect(answer.ok()).toBe(true);
  return answer.json();
}

/** Opens a page of the suite on the phone of a person or of their twin. */
export const open = (
  page: Page,
  key: string,
  context: PhoneContext,
  to: string,
  { signed = true, waitUntil }: Opening = {},
) =>
  page.goto(`${world}/go/${key}/${context}?to=${encodeURIComponent(to)}&signed=${Number(signed)}`, {
    waitUntil,
  });

/** Opens a page of the suite on the phone of a fresh twin of that person. */
export async function enter(
  page: Page,
  person: string,
  context: PhoneContext,
  to: string,
  opening?: Opening,
) {
  const twin = await twinOf(page, person);
  await open(page, twin.key, context, to, opening);
  return twin;
}

/** The products of which a phone has a session each. */
export type Product = 'learner' | 'management';

/** The token that the phone keeps for a product. */
export const tokenOf = (page: Page, product: Product = 'learner') =>
  page.evaluate(
    (of) =>
      (of === 'learner'
        ? /class_token=([^;]*)/.exec(document.cookie)?.[1]
        : localStorage.getItem('Authorization')) ?? '',
    product,
  );

/** A token for a person, as a login on another page of the phone gets it. */
export async function tokenFor(page: Page, person: string, product: Product = 'learner'): Promise<string> {
  const answer = await page.request.post(`${world}/world/sign-in`, { data: { person, product } });
  return ((await answer.json()) as { token: string }).token;
}

/** Keeps a token on the phone, as a login does, and lets other tabs hear that something was stored. */
export const keepToken = (page: Page, token: string, product: Product = 'learner') =>
  page.evaluate(
    ([of, value]) => {
      if (of === 'management') localStorage.setItem('Authorization', value);
      else document.cookie = `class_token=${value}; path=/`;
      localStorage.setItem('planted', value.slice(-8));
    },
    [product, token] as const,
  );

/** Ends the session on the server's side, as if its time were over. */
export async function endSession(page: Page, product: Product = 'learner'): Promise<void> {
  const headers = { token: await tokenOf(page, product) };
  expect((await page.request.post('/api/user/userLoginOut', { headers })).ok()).toBe(true);
}

/** Opens the page again after its session has ended; an open page might find that out, and leave by itself. */
export async function openWithoutSession(page: Page, product: Product = 'learner', to = page.url()) {
  const headers = { token: await tokenOf(page, product) };
  await page.goto('about:blank');
  expect((await page.request.post('/api/user/userLoginOut', { headers })).ok()).toBe(true);
  await page.goto(to);
}

/** Signs this browser in as a fresh twin, on the suite's own address and without the world's phone. */
export async function signIn(page: Page, person: string): Promise<void> {
  const { key } = await twinOf(page, person);
  const tokens = [await tokenFor(page, key), await tokenFor(page, key, 'management')] as const;
  await page.addInitScript(([learner, management]) => {
    // The empty page between two documents has no storage.
    if (location.protocol === 'about:') return;
    document.cookie = `class_token=${learner}; path=/`;
    localStorage.setItem('Authorization', management);
  }, tokens);
}

/**
 * Answers the first requests for an address instead of the server. Playwright's own `times` stops intercepting after
 * them, and a request that the page sends at that moment never arrives (3 of 120 runs of a test).
 */
export async function answerFirst(
  page: Page,
  address: string,
  answer: (route: Route) => unknown,
  times = 1,
): Promise<void> {
  let seen = 0;
  await page.route(address, (route) => (seen++ < times ? answer(route) : route.fallback()));
}

/** The code of the last message to a number. */
export async function smsTo(page: Page, mobile: string): Promise<string> {
  const inbox = `${world}/world/inbox?mobile=${mobile}`;
  const last = async () =>
    ((await (await page.request.get(inbox)).json()) as { code: string }[])[0]?.code ?? '';
  await expect.poll(last).toMatch(/^\d{6}$/);
  return last();
}

/** Documents count as kept by the browser: those that have just come from the gateway do not ask for the registry. */
export const keptDocument = (page: Page) =>
  page.addInitScript(() =>
    Object.defineProperty(PerformanceNavigationTiming.prototype, 'transferSize', { value: 0 }),
  );

/** The page's own main heading. */
export const heading = (page: Page) => page.getByRole('heading', { level: 1 });

interface Watches {
  /** The errors that the page logs or throws. */
  errors: string[];
  /** Whether the test itself tries to break the content security policy; all others fail when it is broken. */
  breaksPolicy: boolean;
  policy: void;
  keys: void;
  routes: void;
}

/** Keys of the outside world, of the debug console, and of tests themselves. */
const foreign = /^(?:world\.|vConsole)|^(?:mended|planted|loggedIn)$/;

export const test = base.extend<Watches>({
  breaksPolicy: [false, { option: true }],
  policy: [
    async ({ page, breaksPolicy }, use) => {
      const broken: string[] = [];
      page.on('console', (message) => {
        if (/Content Security Policy/.test(message.text())) broken.push(message.text());
      });
      await use();
      if (!breaksPolicy) expect(broken).toEqual([]);
    },
    { auto: true },
  ],
  // Whatever a test does, what the pages keep is in the table of `shared/docs/memory.md`.
  keys: [
    async ({ page }, use) => {
      await use();
      const kept = await page
        .evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])
        .catch(() => [] as string[]);
      expect(unknownKeys(kept.filter((key) => !foreign.test(key)))).toEqual([]);
    },
    { auto: true },
  ],
  // A page may ask on while its test ends: a route that was just answering then fails for no fault of the suite.
  routes: [
    async ({ context }, use) => {
      let open = true;
      context.on('close', () => (open = false));
      await use();
      const behavior = 'ignoreErrors';
      if (open) for (const routed of [context, ...context.pages()]) await routed.unrouteAll({ behavior });
    },
    { auto: true },
  ],
  errors: async ({ page }, use) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(String(error)));
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') errors.push(message.text());
    });
    await use(errors);
  },
});

export { expect };
