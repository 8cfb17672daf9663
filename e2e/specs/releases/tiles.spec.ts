import type { Page } from '@playwright/test';
import { rollback, setOverrides } from '@suite/release';
import { signIn } from '../suite';
import { expect, phoneOf, test } from './bed-test';

const apps = ['host', 'remote-learning', 'remote-tools'];
/** A calculator that gets a tile of its own, the first of all. */
const withTile = {
  of: 'CounterRealty',
  route: { tile: { on: 'home', name: '新工具', icon: 'M4 4h16', order: 1 } },
} as const;

const services = (page: Page) => page.getByRole('region', { name: '常用服务' });
const tile = (page: Page, name = '新工具') => services(page).getByRole('link', { name });

/** Opens home in a new document. */
async function openHome(page: Page, address: string): Promise<void> {
  await page.goto('about:blank');
  await page.goto(`${address}/#/`);
  await expect(services(page)).toBeVisible();
}

test('a tile comes to home with the release of its own app, and goes with its rollback', async ({
  page,
  bed,
}) => {
  const suite = await bed({ apps });
  await signIn(page, 'mid-course');
  await openHome(page, suite.address);
  await expect(tile(page)).toHaveCount(0);

  await suite.put('remote-tools', '9.0.0', withTile);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await openHome(page, suite.address);
  await expect(services(page).getByRole('listitem').first()).toHaveText('新工具');
  await tile(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('房产计算器');
  await page.goBack();
  await expect(tile(page)).toBeVisible();
  expect(asked.filter((path) => /(?:tiles|registry)\.json$/.test(path))).toEqual(['/tiles.json']);

  await rollback({ store: suite.store, app: 'remote-tools' });
  await openHome(page, suite.address);
  await expect(tile(page)).toHaveCount(0);
});

test('only visitors of a canary see its tile', async ({ browser, bed }) => {
  const suite = await bed({ apps });
  await suite.put('remote-tools', '9.0.0', withTile, { canary: 50 });
  for (const [bucket, count] of [
    [0, 1],
    [9999, 0],
  ] as const) {
    const page = await phoneOf(browser, bucket);
    await signIn(page, 'mid-course');
    await openHome(page, suite.address);
    await expect(tile(page)).toHaveCount(count);
    await page.context().close();
  }
});

test('a release under test has its tile in the tab that tries it', async ({ page, bed }) => {
  const suite = await bed({ apps });
  await setOverrides({ store: suite.store, overrides: { versions: ['*-pr*'], origins: [] } });
  await suite.add('remote-tools', '0.0.0-pr7', withTile);
  await signIn(page, 'mid-course');
  await page.goto(`${suite.address}/?remote=remote-tools@0.0.0-pr7#/`);
  await expect(tile(page)).toBeVisible();
});

test('tiles that do not come, or an app that is not there, take away nothing else', async ({ page, bed }) => {
  const suite = await bed({ apps: ['host', 'remote-learning'] });
  await page.route('**/tiles.json', (route) => route.abort());
  await signIn(page, 'mid-course');
  await openHome(page, suite.address);
  await expect(tile(page, '学习资料')).toBeVisible();
  await page.unroute('**/tiles.json');
  await openHome(page, suite.address);
  await expect(tile(page, '学习资料')).toBeVisible();
  await expect(tile(page, '市场工具')).toHaveCount(0);
});
