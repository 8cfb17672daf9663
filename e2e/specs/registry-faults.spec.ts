import type { Page } from '@playwright/test';
import type { Registry } from '@suite/loader/registry';
import { expect, heading, keptDocument, test } from './suite';

const openedFrom = (page: Page) => page.evaluate(() => window.__suite?.source);

/** What a page with a kept document asks: first for the revision, then for the registry. */
const questions = '**/{revision,registry}.json';

const faults = {
  'is missing': { status: 404, body: '' },
  'is no JSON': { status: 200, body: '<!doctype html>' },
  'has another schema': { status: 200, body: '{"schema":9,"revision":99,"apps":{}}' },
};

for (const [fault, answer] of Object.entries(faults)) {
  test(`when the registry ${fault} the snapshot serves`, async ({ page }) => {
    await page.route(questions, (route) => route.fulfill(answer));
    await keptDocument(page);
    await page.goto('/#/agreement');
    await expect(heading(page)).toBeVisible();
    expect(await openedFrom(page)).toBe('snapshot');
  });

  test(`when the registry ${fault} and there is no snapshot, a card offers a retry that works`, async ({
    page,
  }) => {
    await page.route('**/registry.json', (route) => route.fulfill(answer));
    await withoutSnapshot(page);
    await page.goto('/#/agreement');
    await expect(page.getByRole('heading', { name: '加载失败' })).toBeVisible();
    await page.unroute('**/registry.json');
    await page.getByRole('button', { name: '重试' }).click();
    await expect(page).toHaveTitle(/用户协议/);
    await expect(heading(page)).toBeVisible();
  });
}

async function withoutSnapshot(page: Page) {
  await page.route(/\/(index\.html)?$/, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/(id="registry-snapshot"[^>]*>)[^<]*/, '$1');
    await route.fulfill({ response, body });
  });
}

test('an older registry than one seen before does not count', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('suite.device.revision', '1000'));
  await page.goto('/#/agreement');
  await expect(heading(page)).toBeVisible();
  expect(await openedFrom(page)).toBe('snapshot');
});

test('a registry that hangs delays the start only briefly', async ({ page }) => {
  await page.clock.install();
  await page.route(questions, () => undefined);
  await keptDocument(page);
  await page.goto('/#/agreement', { waitUntil: 'commit' });
  await page.locator('link[rel=preload]').first().waitFor({ state: 'attached' });
  await expect(heading(page)).toBeVisible({ timeout: 10_000 });
  expect(await openedFrom(page)).toBe('snapshot');
});

test('a document that has just come from the gateway starts without another question', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  for (const visit of ['first', 'again'] as const) {
    await page.goto('about:blank');
    asked.length = 0;
    await page.goto('/#/agreement');
    await expect(heading(page), visit).toBeVisible();
    expect(await openedFrom(page), visit).toBe('fresh');
    expect(
      asked.filter((path) => /^\/(?:revision|registry)\.json$/.test(path)),
      visit,
    ).toEqual([]);
  }
});

test('the fresh registry decides what runs, not the snapshot in a document that was kept', async ({
  page,
}) => {
  await keptDocument(page);
  await page.goto('/#/agreement');
  await expect(heading(page)).toBeVisible();
  expect(await openedFrom(page)).toBe('fresh');
});

test('a setting that is wrong is named, and the visitor is not left waiting', async ({ page }) => {
  await keptDocument(page);
  await page.route('**/revision.json', (route) => route.fulfill({ status: 404 }));
  await page.route('**/registry.json', async (route) => {
    const registry = (await (await route.fetch()).json()) as Registry;
    const site = { ...registry.site, login: { url: 'login', appId: 'x' } };
    await route.fulfill({ json: { ...registry, revision: registry.revision + 1, site } });
  });
  const named = page.waitForEvent('console', (message) => message.text().includes('login.url'));
  const told = page.waitForRequest('**/events');
  await page.goto('/#/agreement');
  await expect(page.getByRole('heading', { name: '暂时无法打开' })).toBeVisible();
  await named;
  expect((await told).postDataJSON()).toMatchObject({ events: [{ app: 'host', code: 'start' }] });
  await page.unroute('**/registry.json');
  await page.getByRole('button', { name: '重试' }).click();
  await expect(page.locator('#root h1')).toContainText('协议');
});
