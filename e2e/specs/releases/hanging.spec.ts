import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { containerOf } from '../../releases/copy-of';
import { hangingComponents } from '../../releases/wrapped';
import { expect, test } from './bed-test';

const app = 'remote-tools';
const version = '9.0.0';
const calculator = '/myinfo/counter/mortgage';
const title = (page: Page) => page.locator('#root h1');

/** Whether the page answers nothing any more. */
const hangs = (page: Page) =>
  Promise.race([page.evaluate(() => false), pause(1000).then(() => true)]).catch(() => false);

test('a page that hangs the tab comes from the version before at the third visit, and ops hear of it', async ({
  context,
  bed,
}) => {
  const suite = await bed({ apps: ['host', 'remote-contracts', app] });
  await suite.put(app, version, {
    of: 'CounterMortgage',
    page: hangingComponents(containerOf(app, version)),
  });
  for (let visit = 0; visit < 2; visit++) {
    const page = await context.newPage();
    await page.goto(`${suite.address}/#${calculator}`, { waitUntil: 'commit' });
    await expect.poll(() => hangs(page)).toBe(true);
    await page.close();
  }
  expect(suite.events.filter(({ kind }) => kind === 'error')).toEqual([]);

  const page = await context.newPage();
  await page.goto(`${suite.address}/#${calculator}`);
  await expect(title(page)).toHaveText('房贷计算器');
  const told = { app, version, canary: false, kind: 'error', code: 'hang', page: 'CounterMortgage' };
  await expect.poll(() => suite.events).toContainEqual(expect.objectContaining(told));
  await page.reload();
  await expect(title(page)).toHaveText('房贷计算器');
});
