import type { Page } from '@playwright/test';
import { nodeZstd } from '@suite/release/gateway';
import { zstdOfEnds } from '../../releases/zstd';
import { expect, test } from './bed-test';

const calculator = '/#/myinfo/counter/mortgage';

interface Fetched {
  path: string;
  encoding: string | undefined;
  /** Over the network, headers included. */
  bytes: number;
}

/** Watches the files of releases that a page fetches over the network. */
async function watched(page: Page): Promise<Fetched[]> {
  const session = await page.context().newCDPSession(page);
  const fetched = new Map<string, Fetched>();
  const encodings = new Map<string, string | undefined>();
  session.on('Network.responseReceivedExtraInfo', ({ requestId, headers }) => {
    const [, encoding] = Object.entries(headers).find(([name]) => /^content-encoding$/i.test(name)) ?? [];
    encodings.set(requestId, encoding);
  });
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (!response.url.includes('/releases/') || response.fromDiskCache) return;
    fetched.set(requestId, { path: new URL(response.url).pathname, encoding: undefined, bytes: 0 });
  });
  const all: Fetched[] = [];
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength: bytes }) => {
    const one = fetched.get(requestId);
    if (one && bytes > 0) all.push({ ...one, bytes, encoding: encodings.get(requestId) });
  });
  await session.send('Network.enable');
  return all;
}

test('a delta that cannot be read costs another try, not the page', async ({ page, bed }) => {
  const suite = await bed({ gateway: { deltas: async () => Buffer.from('no zstd') } });
  await page.goto(suite.address + calculator);
  await expect(page.locator('#root h1')).toHaveText('房贷计算器');
  await suite.putNext('remote-tools', '9.0.0', (entry) => `${entry};window.isNext=true;`);
  const fetched = await watched(page);
  await page.reload();
  await expect(page.locator('#root h1')).toHaveText('房贷计算器');
  expect(await page.evaluate(() => (window as { isNext?: boolean }).isNext)).toBe(true);
  expect(fetched.map(({ encoding }) => encoding)).toContain('br');
});

test('a visitor who comes back after a release fetches only what is new in a file, and it runs', async ({
  page,
  bed,
}) => {
  const suite = await bed({ gateway: { deltas: nodeZstd() ?? zstdOfEnds } });
  await page.goto(suite.address + calculator);
  await expect(page.locator('#root h1')).toHaveText('房贷计算器');
  await suite.putNext('remote-tools', '9.0.0', (entry) => `${entry};window.isNext=true;`);
  const { live } = (await suite.registry()).apps['remote-tools']!;
  const fetched = await watched(page);
  await page.reload();
  await expect(page.locator('#root h1')).toHaveText('房贷计算器');
  expect(await page.evaluate(() => (window as { isNext?: boolean }).isNext)).toBe(true);
  await page.waitForLoadState('networkidle');
  const entry = fetched.find(({ path }) => path === live.base + live.entry);
  expect(entry).toMatchObject({ encoding: 'dcz' });
  expect(entry?.bytes).toBeLessThan(1000);
});
