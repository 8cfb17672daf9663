import type { Page } from '@playwright/test';
import {
  enter,
  expect,
  heading,
  keepToken,
  test,
  tokenFor,
  tokenOf,
  twinOf,
  type PhoneContext,
  type Product,
} from '../suite';

interface Kind {
  product: Product;
  person: string;
  to: string;
  /** Another page of the kind, which has still to ask for what it shows. */
  next: string;
}

/** A page of each kind: with a user check, open to everybody, of the management course, and one that the app opens unasked. */
const kinds: Record<string, Kind> = {
  checked: { product: 'learner', person: 'mid-course', to: '/user-clock', next: '/myinfo/card' },
  open: { product: 'learner', person: 'mid-course', to: '/students-feel', next: '/video-playbackList' },
  manage: {
    product: 'management',
    person: 'manage-mid',
    to: '/manage-course/etiquette-class',
    next: '/manage-course/contractlist',
  },
  unasked: {
    product: 'management',
    person: 'manage-mid',
    to: '/manage-course/contractlist',
    next: '/manage-course/etiquette-class',
  },
};

/** What happens on the phone when somebody else has come: what the page hears of it, if anything, before its first call. */
const ways: Record<string, (page: Page, other: Page, next: string) => Promise<unknown>> = {
  'another tab tells': (_page, other) =>
    other.evaluate(() => localStorage.setItem('planted', String(Math.random()))),
  'comes to the front': (page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange'))),
  'comes out of the page cache': (page) =>
    page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))),
  'is told nothing': (page, _other, next) => page.evaluate((to) => (location.hash = to), next),
};

const personIn = (token: string): string =>
  (JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { person: string }).person;

/** Whose token the calls of a page carry. */
function callersOf(page: Page): string[] {
  const callers: string[] = [];
  page.on('request', (request) => {
    const { token } = request.headers();
    if (token && request.url().includes('/api/')) callers.push(personIn(token));
  });
  return callers;
}

const cookie = (page: Page, name: string, value: string) =>
  page.context().addCookies([{ name, value, url: new URL(page.url()).origin }]);

/** Somebody else logs in, on the phone or in the app around the page; no page is told of it by this. */
async function comes(page: Page, other: Page, context: PhoneContext, key: string, product: Product) {
  if (context === 'app') return cookie(page, 'world_person', key);
  const token = await tokenFor(page, key, product);
  if (product === 'management') return keepToken(other, token, product);
  return cookie(page, 'class_token', token);
}

for (const context of ['messenger', 'browser', 'app'] as const)
  for (const [name, { product, person, to, next }] of Object.entries(kinds))
    test(`whatever a page hears of it, it makes no call for the learner before (${name}, ${context})`, async ({
      page,
    }) => {
      const callers = callersOf(page);
      const { key: first } = await enter(page, person, context, to);
      const { key: second } = await twinOf(page, person);
      await expect(heading(page)).toBeVisible();
      const other = await page.context().newPage();
      await other.goto(page.url().replace(/#.*/, '#/update'));
      await expect(heading(other)).toBeVisible();
      // Pages of the app have tokens of their own, and hear of nothing but the app.
      const heard = context === 'app' ? ['comes to the front'] : Object.keys(ways);
      let here = first;
      for (const way of heard) {
        here = here === first ? second : first;
        // A call that was sent just before is heard of after the change.
        await page.waitForLoadState('networkidle');
        const loaded = page.waitForEvent('load');
        await comes(page, other, context, here, product);
        callers.length = 0;
        await ways[way]?.(page, other, next).catch(() => undefined);
        await loaded;
        await expect(heading(page)).toBeVisible();
        await expect.poll(() => callers.length, way).toBeGreaterThan(0);
        expect(new Set(callers), way).toEqual(new Set([here]));
      }
    });

test('a login or logout of one line leaves an open page of the other alone', async ({ page }) => {
  const { key } = await enter(page, 'manage-mid', 'browser', '/manage-course/etiquette-class');
  const { key: stranger } = await twinOf(page, 'mid-course');
  await expect(heading(page)).toBeVisible();
  await page.evaluate(() => Object.assign(window, { sameVisit: true }));
  const callers = callersOf(page);
  const mine = await tokenOf(page, 'management');
  const other = await page.context().newPage();
  await other.goto(page.url().replace(/#.*/, '#/user-clock'));
  await expect(heading(other)).toBeVisible();
  const reloaded = other.waitForEvent('load');
  await keepToken(page, await tokenFor(page, stranger));
  await reloaded;
  await expect(heading(other)).toBeVisible();
  await other.evaluate(() => (location.hash = '#/myinfo'));
  await other.getByRole('button', { name: '退出登录' }).click();
  await other.getByRole('button', { name: '退出', exact: true }).click();
  await expect.poll(() => tokenOf(page)).toBe('');
  await page.evaluate(() => (location.hash = '#/manage-course/contractlist'));
  await expect(heading(page)).toHaveText('我的合同');
  expect(new Set(callers)).toEqual(new Set([key]));
  expect(await tokenOf(page, 'management')).toBe(mine);
  expect(await page.evaluate(() => (window as { sameVisit?: boolean }).sameVisit)).toBe(true);
});
