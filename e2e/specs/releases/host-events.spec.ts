import { expect, test } from './bed-test';

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
