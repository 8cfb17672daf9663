import type { Page } from '@playwright/test';
import { gc, rollback } from '@suite/release';
import { replaced } from '../../releases/copy-of';
import { signIn } from '../suite';
import { expect, test } from './bed-test';

const marked = (code: string) => replaced(code, 'title:"房贷计算器",place', 'title:"房贷计算器（新）",place');
const calculator = '/myinfo/counter/mortgage';
const title = (page: Page) => page.locator('#root h1');
const goTo = (page: Page, path: string) => page.evaluate((to) => (location.hash = to), path);
const isSameVisit = (page: Page) =>
  page.evaluate(() => (window as { sameVisit?: boolean }).sameVisit === true);

/** Leaves a mark that a reload removes. */
const markVisit = (page: Page) => page.evaluate(() => Object.assign(window, { sameVisit: true }));

/** Waits for the script that looks for new releases: before it has loaded, the page misses a navigation. */
async function openedFresh(page: Page, address: string) {
  const fresh = page.waitForResponse(/\/freshness\.\w+\.js/);
  await page.goto(address);
  await (await fresh).finished();
  await expect(title(page)).toBeVisible();
  await markVisit(page);
}

const looked = (page: Page) => page.waitForResponse(/\/registry\.json$/);

test('a page that is open while its release is rolled back stays, and leaves it at the next safe step', async ({
  page,
  bed,
  errors,
}) => {
  const suite = await bed({ apps: ['host', 'remote-contracts', 'remote-exams', 'remote-tools'] });
  await suite.put('remote-tools', '9.0.0', { page: marked });
  await signIn(page, 'premium');
  await page.clock.install();
  await openedFresh(page, `${suite.address}/#${calculator}`);
  await expect(title(page)).toHaveText('房贷计算器（新）');

  await rollback({ store: suite.store, app: 'remote-tools' });
  await page.clock.fastForward(61_000);
  await expect(title(page)).toHaveText('房贷计算器（新）');
  expect(await isSameVisit(page)).toBe(true);

  // On this navigation the page learns of the rollback. It does not reload yet.
  const look = looked(page);
  await goTo(page, '/agreement');
  await (await look).finished();
  await expect(title(page)).toHaveText(/协议/);
  await page.clock.runFor(300);
  expect(await isSameVisit(page)).toBe(true);

  // The page does not reload when the learner enters or leaves an exam.
  await goTo(page, '/exam');
  await expect(page).toHaveTitle(/考试/);
  await page.clock.runFor(300);
  expect(await isSameVisit(page)).toBe(true);
  await goTo(page, '/agreement');
  await expect(title(page)).toHaveText(/协议/);
  await page.clock.runFor(300);
  expect(await isSameVisit(page)).toBe(true);

  await goTo(page, calculator);
  await expect(title(page)).toHaveText('房贷计算器');
  await expect.poll(() => isSameVisit(page)).toBe(false);
  expect(suite.events.filter(({ kind }) => kind === 'error')).toEqual([]);
  expect(errors.filter((text) => !/exam|api|401|Failed to load resource/i.test(text))).toEqual([]);
});

test('a page whose release is broken takes the repair that was published since', async ({ page, bed }) => {
  const suite = await bed({ apps: ['host', 'remote-contracts', 'remote-tools'] });
  await suite.put('remote-tools', '9.0.0', { page: () => 'throw new Error("broken")' });
  await openedFresh(page, `${suite.address}/#/agreement`);
  await suite.put('remote-tools', '9.1.0', { page: marked });
  await goTo(page, calculator);
  await expect(title(page)).toHaveText('房贷计算器（新）');
  expect(await isSameVisit(page)).toBe(true);
});

test('a page opened three seconds after a rollback runs the older release, from any document', async ({
  page,
  bed,
}) => {
  const suite = await bed();
  await suite.put('remote-tools', '9.0.0', { page: marked });
  const kept = await suite.keptDocument();
  await rollback({ store: suite.store, app: 'remote-tools' });
  await expect
    .poll(async () => (await page.request.get(`${suite.address}/registry.json`)).json(), { timeout: 3000 })
    .toMatchObject({ revision: (await suite.registry()).revision });
  await page.goto(`${suite.address}/#${calculator}`);
  await expect(title(page)).toHaveText('房贷计算器');

  suite.network.disturb(/^\/$/, { status: 200, type: 'text/html; charset=utf-8', body: kept });
  await page.goto('about:blank');
  await page.goto(`${suite.address}/#${calculator}`);
  await expect(title(page)).toHaveText('房贷计算器');
  expect(await page.evaluate(() => window.__suite?.source)).toBe('fresh');
});

test('the document of any of the last 20 revisions starts the current release, even after clearing out', async ({
  page,
  bed,
  errors,
}) => {
  // Twenty releases and twenty visits take a minute beside all other tests.
  test.setTimeout(240_000);
  const suite = await bed();
  const documents: string[] = [];
  for (let n = 1; n <= 20; n++) {
    documents.push(await suite.keptDocument());
    await suite.put('remote-tools', `9.0.${n}`, n === 20 ? { page: marked } : {});
  }
  await gc({ store: suite.store, keep: 1, days: 0 });
  expect(new Set(documents).size).toBe(20);
  for (const body of documents) {
    suite.network.mend();
    suite.network.disturb(/^\/$/, { status: 200, type: 'text/html; charset=utf-8', body });
    await page.goto(`${suite.address}/#${calculator}`);
    await expect(title(page)).toHaveText('房贷计算器（新）');
    await page.goto('about:blank');
  }
  expect(errors).toEqual([]);
});

test('releases are cleared out under an open page, which loads its other pages all the same', async ({
  page,
  bed,
  errors,
}) => {
  const suite = await bed({ apps: ['host', 'remote-contracts', 'remote-learning', 'remote-tools'] });
  await page.goto(`${suite.address}/#/open-account`);
  await expect(title(page)).toHaveText('证券开户指引');
  await markVisit(page);
  for (let n = 1; n <= 4; n++) {
    for (const app of ['remote-learning', 'remote-tools']) {
      await suite.put(app, `9.0.${n}`);
    }
  }
  await gc({ store: suite.store, keep: 1, days: 0 });
  // First another page of the running app, whose chunk was not loaded so far; then an app that was not loaded.
  await goTo(page, '/students-feel');
  await expect(title(page)).toHaveText('学员感悟');
  await goTo(page, calculator);
  await expect(title(page)).toHaveText('房贷计算器');
  expect(await isSameVisit(page)).toBe(true);
  expect(suite.events.filter(({ kind }) => kind === 'error')).toEqual([]);
  expect(errors).toEqual([]);
});
