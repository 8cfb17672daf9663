import { expect, phoneOf, test } from './bed-test';

const calculator = '/#/myinfo/counter/mortgage';

test('a host that runs is reported once, so that its canary can be judged', async ({ page, bed }) => {
  const suite = await bed();
  const ofHost = () => suite.events.filter(({ app }) => app === 'host');
  await page.goto(suite.address + calculator);
  const { version } = (await suite.registry()).apps.host!.live;
  await expect.poll(ofHost).toEqual([{ app: 'host', version, canary: false, kind: 'load' }]);
  await page.evaluate(() => (location.hash = '#/agreement'));
  await expect(page.locator('#root h1')).toContainText('协议');
  expect(ofHost()).toHaveLength(1);
});

test('a host that throws is reported, and its visitor sees more than a skeleton', async ({ page, bed }) => {
  const suite = await bed();
  const broken = `if (!sessionStorage.getItem('mended')) throw new Error('broken on purpose');`;
  await suite.putNext('host', '9.0.0', (entry) => broken + entry);
  await page.goto(suite.address + calculator);
  await expect(page.getByRole('heading', { name: '加载失败' })).toBeVisible();
  const told = { app: 'host', version: '9.0.0', canary: false, kind: 'error', code: 'throw' };
  await expect.poll(() => suite.events).toContainEqual(expect.objectContaining(told));
  await page.evaluate(() => sessionStorage.setItem('mended', 'yes'));
  await page.getByRole('button', { name: '重试' }).click();
  await expect(page.locator('#root h1')).toHaveText('房贷计算器');
});

test('a visit that has a canary tells how fast its pages were, by page and context', async ({
  browser,
  bed,
}) => {
  const suite = await bed();
  await suite.put('remote-tools', '9.0.0', {}, { canary: 50 });
  const page = await phoneOf(browser, 0);
  const measuring = page.waitForResponse(/\/vitals\.[^/]*\.js$/);
  await page.goto(suite.address + calculator);
  await (await measuring).finished();
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await page.evaluate(() => (location.hash = '#/myinfo/counter/income'));
  await expect(page.locator('#root h1')).toHaveText('收益计算器');
  await page.goto('about:blank');
  const ofCanary = { app: 'remote-tools', version: '9.0.0', canary: true, kind: 'vital', context: 'browser' };
  const told = (metric: string, name: string) =>
    expect.objectContaining({ ...ofCanary, metric, page: name, value: expect.any(Number) });
  await expect.poll(() => suite.events).toContainEqual(told('lcp', 'CounterMortgage'));
  expect(suite.events).toContainEqual(told('ttfb', 'CounterMortgage'));
  const ofHost = { app: 'host', canary: false, kind: 'vital', metric: 'lcp' };
  expect(suite.events).toContainEqual(expect.objectContaining(ofHost));
  expect(suite.events).toContainEqual(told('load', 'CounterIncome'));
  await page.context().close();
});

test('a call that fails is told of the page’s app and of the host, once', async ({ page, bed }) => {
  const suite = await bed();
  await page.route('**/api/**', (route) => route.fulfill({ status: 502 }));
  await page.goto(`${suite.address}/#/myinfo/counter`);
  const calls = () =>
    suite.events.filter(({ kind }) => kind === 'call').map(({ app, code }) => `${app} ${code}`);
  await expect.poll(calls).toEqual(['remote-tools status-502', 'host status-502']);
});
