import type { Page } from '@playwright/test';
import { publishAll, setOverrides } from '@suite/release';
import { createGateway, listen } from '@suite/release/gateway';
import { localSite } from '../../cli/site';
import type { Bed } from '../../releases/bed';
import { replaced } from '../../releases/copy-of';
import { expect, test, world } from './bed-test';

const calculator = '/#/myinfo/counter/mortgage';
const title = (page: Page) => page.locator('#root h1');

/** Starts a second server of the same files, as a CDN would be, and lets the suite load its files from there. */
async function openCdn({ store }: Bed) {
  const gateway = createGateway({ store });
  const address = await listen(gateway, 0);
  // Its answer comes when the files are there.
  await expect.poll(async () => (await gateway.inject('/')).statusCode, { timeout: 30_000 }).toBe(200);
  await publishAll({ store, dists: [], site: { ...localSite(world), cdn: `${address}/` } });
  return { address, close: () => gateway.close() };
}

function releaseFilesOf(page: Page): URL[] {
  const files: URL[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (/^\/releases\/.*\.(?:js|css)$/.test(url.pathname)) files.push(url);
  });
  return files;
}

test('every script and style comes from the CDN, with its hash, and the policy lets it', async ({
  page,
  bed,
  errors,
}) => {
  const suite = await bed();
  const cdn = await openCdn(suite);
  try {
    const files = releaseFilesOf(page);
    await page.goto(suite.address + calculator);
    await expect(title(page)).toHaveText('房贷计算器');
    await page.evaluate(() => (location.hash = '#/agreement'));
    await expect(title(page)).toContainText('协议');
    expect(files.length).toBeGreaterThan(5);
    expect([...new Set(files.map(({ origin }) => origin))]).toEqual([cdn.address]);
    const unchecked = () =>
      [...document.querySelectorAll<HTMLScriptElement | HTMLLinkElement>('script[src],link[rel=stylesheet]')]
        .filter(({ integrity }) => !integrity)
        .map((element) => element.outerHTML);
    expect(await page.evaluate(unchecked)).toEqual([]);
    expect(errors).toEqual([]);
  } finally {
    await cdn.close();
  }
});

test("when the CDN is down the files come from the page's own origin", async ({ page, bed }) => {
  const suite = await bed();
  const cdn = await openCdn(suite);
  await cdn.close();
  await page.goto(suite.address + calculator);
  await expect(title(page)).toHaveText('房贷计算器');
  await page.evaluate(() => (location.hash = '#/agreement'));
  await expect(title(page)).toContainText('协议');
});

test('when the CDN fails during a visit the next app opens all the same', async ({ page, bed }) => {
  const suite = await bed();
  const cdn = await openCdn(suite);
  await page.goto(suite.address + calculator);
  await expect(title(page)).toHaveText('房贷计算器');
  await page.waitForLoadState('networkidle');
  await cdn.close();
  const { base } = (await suite.registry()).apps['remote-contracts']!.live;
  const own = page.waitForResponse(`${suite.address}${base.slice(base.indexOf('/releases/'))}*`);
  await page.evaluate(() => (location.hash = '#/agreement'));
  await expect(title(page)).toContainText('协议');
  expect((await own).ok()).toBe(true);
  await page.evaluate(() => (location.hash = '#/update'));
  await expect(title(page)).toHaveText('当前版本可以正常学习');
});

test('a preview from an allowed origin runs', async ({ page, bed, errors }) => {
  const [suite, preview] = [await bed(), await bed()];
  await preview.add('remote-tools', '9.0.0-pr3', {
    page: (code) => replaced(code, 'title:"房贷计算器",place', 'title:"房贷计算器（远）",place'),
  });
  await setOverrides({
    store: suite.store,
    overrides: { versions: ['*-pr*'], origins: [preview.address] },
  });
  const asked = `remote-tools@9.0.0-pr3@${preview.address}`;
  await page.goto(`${suite.address}/?remote=${asked}${calculator.slice(1)}`);
  await expect(title(page)).toHaveText('房贷计算器（远）');
  expect(errors).toEqual([]);
});
