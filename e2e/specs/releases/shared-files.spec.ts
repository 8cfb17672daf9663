import type { Page } from '@playwright/test';
import { containerOf } from '../../releases/copy-of';
import { expect, phoneOf, test } from './bed-test';

const calculator = '/#/myinfo/counter/mortgage';
const version = '9.0.0';
const title = (page: Page) => page.locator('#root h1');

/** Makes the components of a page's chunk throw, and notes that it arrived, without touching the chunk's file. */
const breaking = (chunk: string) => (entry: string) =>
  `${entry}
;(() => {
  const chunks = self.__suite.releases.${containerOf('remote-tools', version)}.webpackChunkremote_tools;
  const push = chunks.push;
  chunks.push = (data) => {
    if (data[0].indexOf('${chunk}') >= 0) {
      self.arrived = (self.arrived || 0) + 1;
      for (const id of Object.keys(data[1])) {
        const run = data[1][id];
        data[1][id] = (module, exports, require) => {
          const own = {};
          run(module, own, require);
          const get = () => () => { throw new Error('broken on purpose'); };
          const seen = Object.getOwnPropertyDescriptors(own);
          if (own.default) seen.default = { enumerable: true, get };
          Object.defineProperties(exports, seen);
        };
      }
    }
    return push(data);
  };
})();`;

test('a canary that fails falls back to stable, although both have the same page at the same address', async ({
  browser,
  bed,
}) => {
  const suite = await bed();
  const before = (await suite.registry()).apps['remote-tools']!.live;
  await suite.putNext('remote-tools', version, breaking('CounterMortgage'), 50);
  const { live, canary } = (await suite.registry()).apps['remote-tools']!;
  const filesOf = ({ routes }: typeof live) => routes.find(({ name }) => name === 'CounterMortgage')?.files;
  expect(filesOf(canary!.release)).toEqual(filesOf(before));
  expect(canary!.release.base).toBe(live.base);

  const page = await phoneOf(browser, 0);
  await page.goto(suite.address + calculator);
  await expect(title(page)).toHaveText('房贷计算器');
  expect(await page.evaluate(() => (window as { arrived?: number }).arrived)).toBeGreaterThan(0);
  expect(
    suite.events.map(({ app, kind, code, canary: isCanary }) => [app, kind, code, isCanary]),
  ).toContainEqual(['remote-tools', 'error', 'render', true]);
  const field = page.getByRole('textbox', { name: '贷款金额' });
  await field.fill('12');
  await expect(field).toHaveValue('12');
  await page.context().close();
});

test('a release that changes its start alone takes the rest from the caches of its visitors', async ({
  page,
  bed,
}) => {
  const suite = await bed();
  await page.goto(suite.address + calculator);
  await expect(title(page)).toHaveText('房贷计算器');
  await suite.putNext('remote-tools', version, (entry) => `${entry};`);
  const { live } = (await suite.registry()).apps['remote-tools']!;
  const fetched: string[] = [];
  page.on('requestfinished', async (request) => {
    const { responseBodySize } = await request.sizes();
    if (request.url().includes('/releases/') && responseBodySize > 0)
      fetched.push(new URL(request.url()).pathname);
  });
  await page.reload();
  await expect(title(page)).toHaveText('房贷计算器');
  await page.waitForLoadState('networkidle');
  expect(fetched.filter((path) => path.startsWith(live.base))).toEqual([live.base + live.entry]);
});
