import type { Page } from '@playwright/test';
import { history, MetricsCounts, startJudge } from '@suite/release';
import { replaced } from '../../releases/copy-of';
import { expect, phoneOf, test } from './bed-test';

const marked = (code: string) => replaced(code, 'title:"房贷计算器",place', 'title:"房贷计算器（新）",place');
const calculator = '/#/myinfo/counter/mortgage';
const title = (page: Page) => page.locator('#root h1');

/** All phones of a test have one address, and each of their visits counts. */
const caps = { subscriber: 1000, place: 1000 };
const metricsToken = 'a token for metrics of a test';

test('only visitors with a bucket below its share get a canary', async ({ browser, bed }) => {
  const { put, address } = await bed();
  await put('remote-tools', '9.0.0', { page: marked }, { canary: 12.5 });
  for (const [bucket, heading] of [
    [0, '房贷计算器（新）'],
    [1249, '房贷计算器（新）'],
    [1250, '房贷计算器'],
    [9999, '房贷计算器'],
  ] as const) {
    const page = await phoneOf(browser, bucket);
    await page.goto(address + calculator);
    await expect(title(page)).toHaveText(heading);
    await page.context().close();
  }
});

test('the staff get their canary from the switch in the panel on, and until it is switched off', async ({
  page,
  bed,
}) => {
  const { put, address } = await bed();
  await put('remote-tools', '9.0.0', { page: marked }, { canary: 'staff' });
  await page.goto(address + calculator.replace('#', '?vconsole=on#'));
  for (const [heading, next] of [
    ['房贷计算器', '房贷计算器（新）'],
    ['房贷计算器（新）', '房贷计算器'],
  ] as const) {
    await expect(title(page)).toHaveText(heading);
    await page.locator('.vc-switch').click();
    await page.locator('.vc-tab', { hasText: 'Suite' }).click();
    await page.getByRole('button', { name: '作为内部设备', pressed: heading !== '房贷计算器' }).click();
    await expect(title(page)).toHaveText(next);
  }
});

test('a canary of a course line reaches visits that open a page of it, and no other', async ({
  browser,
  bed,
}) => {
  const suite = await bed();
  const { put } = suite;
  const route = { line: 'management' } as const;
  await put('remote-tools', '9.0.0', { route });
  await put('remote-tools', '9.1.0', { route, page: marked }, { canary: 'management' });
  for (const [address, version] of [
    [calculator, '9.1.0'],
    ['/#/myinfo/counter/income', '9.0.0'],
  ] as const) {
    const page = await phoneOf(browser, 5000);
    await page.goto(suite.address + address);
    // The first page may load its document once more, and a look into the old one fails.
    const live = () =>
      page
        .evaluate(() => window.__suite?.registry?.apps['remote-tools']?.live.version)
        .catch(() => undefined);
    await expect.poll(live).toBe(version);
    if (address === calculator) await expect(title(page)).toHaveText('房贷计算器（新）');
    await page.context().close();
  }
});

test('a visitor keeps their bucket', async ({ page, bed }) => {
  const { address } = await bed();
  const bucket = () => page.evaluate(() => localStorage.getItem('suite.device.bucket'));
  await page.goto(address + calculator);
  await expect(title(page)).toBeVisible();
  const drawn = await bucket();
  expect(Number(drawn)).toBeLessThan(10_000);
  await page.reload();
  await expect(title(page)).toBeVisible();
  expect(await bucket()).toBe(drawn);
});

test('a canary that fails in real pages more often than stable stops by itself', async ({ browser, bed }) => {
  const suite = await bed({ gateway: { caps, metricsToken } });
  const read = async () => {
    const headers = { authorization: `Bearer ${metricsToken}` };
    return (await fetch(`${suite.address}/metrics`, { headers })).text();
  };
  const source = new MetricsCounts({ read, fromBeginning: true });
  const judge = startJudge({ store: suite.store, source, every: 100, places: 1 });
  const broken = (code: string) => `throw new Error("broken on purpose");${code}`;
  await suite.put('remote-tools', '9.0.0', { page: broken }, { canary: 50 });
  const told = () =>
    suite.events.filter(({ app, kind }) => app === 'remote-tools' && (kind === 'load' || kind === 'error'))
      .length;
  const isRunning = async () => (await suite.registry()).apps['remote-tools']?.canary !== undefined;

  const phones = await Promise.all([0, 9999].map((bucket) => phoneOf(browser, bucket)));
  const visit = async (page: Page) => {
    await page.goto('about:blank');
    await page.goto(suite.address + calculator);
    // A visitor who had the bad canary sees the stable release again.
    await expect(title(page)).toHaveText('房贷计算器');
  };
  let visits = 0;
  while (visits < 80 && (await isRunning())) {
    await Promise.all(phones.map(visit));
    visits += phones.length;
    // A visitor whose canary is stopped while it fails gets what is live now, and tells of that, too.
    await expect.poll(told).toBeGreaterThanOrEqual(visits);
  }
  await expect.poll(isRunning).toBe(false);
  await judge.stop();
  const [last] = await history(suite.store);
  expect(last).toMatchObject({
    who: 'judge',
    change: { kind: 'stop' },
    why: expect.stringContaining('自动停止'),
  });
  const { live, withdrawn } = (await suite.registry()).apps['remote-tools']!;
  expect(live.version).not.toBe('9.0.0');
  expect(withdrawn).toEqual(['9.0.0']);
  for (const page of phones) await page.context().close();
});
