import type { Page } from '@playwright/test';
import type { Bed } from '../../releases/bed';
import { buildGuest, newFolder, release, remoteKinds, type Guest } from '../../releases/ordinary-builds';
import { thoroughUnless } from '../sweep/thorough';
import { expect, test } from './bed-test';

let parent: ReturnType<typeof newFolder>;
test.beforeEach(() => {
  parent = newFolder();
});
test.afterEach(() => parent.remove());

/** Opens the remote's page in a document of its own. */
async function open(page: Page, { address }: Bed): Promise<void> {
  await page.goto('about:blank');
  await page.goto(`${address}/#/guest`);
}

for (const by of Object.keys(remoteKinds)) {
  const often = thoroughUnless(by === 'vite');

  test(
    `a remote that ${by} built is published, runs and is rolled back`,
    often,
    async ({ page, bed, errors }) => {
      const suite = await bed();
      const publish = async (guest: Guest) => {
        const dist = await buildGuest(parent.folder, by, guest);
        const said = await release(suite.folder, 'publish', 'remote-guest', '--dist', dist);
        expect(said).toContain(`remote-guest ${guest.version} is live`);
      };
      const served = (version: string) =>
        expect
          .poll(async () => (await (await page.request.get(`${suite.address}/registry.json`)).json()).apps)
          .toMatchObject({ 'remote-guest': { live: { version } } });
      await publish({ version: '1.0.0' });
      await served('1.0.0');

      // As the first page, and as a later one.
      await open(page, suite);
      const button = page.getByRole('button', { name: '按了' });
      await button.click();
      await expect(button).toHaveText('按了 1 次');
      await page.goto(`${suite.address}/#/myinfo/counter/mortgage`);
      await expect(page.locator('#root h1')).toHaveText('房贷计算器');
      await page.evaluate(() => (location.hash = '/guest'));
      await button.click();
      await expect(button).toHaveText('按了 1 次');

      // An entry that was changed on the way does not run.
      await page.route('**/remote-guest/1.0.0/remoteEntry.js*', async (request) => {
        const response = await request.fetch();
        await request.fulfill({ response, body: `${await response.text()};window.changed = true;` });
      });
      await open(page, suite);
      await expect(page.getByText('页面没有加载出来')).toBeVisible();
      expect(await page.evaluate(() => 'changed' in window)).toBe(false);
      await page.unroute('**/remote-guest/1.0.0/remoteEntry.js*');

      // Its versions have one container, so the previous one cannot take the place of one that is broken, until a rollback.
      await publish({ version: '1.0.1', page: "throw new Error('broken');" });
      await served('1.0.1');
      await open(page, suite);
      await expect(page.getByText('页面出错了')).toBeVisible();
      await expect(button).toHaveCount(0);
      await release(suite.folder, 'rollback', 'remote-guest', '--why', 'broken');
      await served('1.0.0');
      await open(page, suite);
      await expect(button).toBeVisible();
      expect(errors.filter((error) => !/broken|integrity|remote_guest/.test(error))).toEqual([]);
    },
  );

  test(`the gate says which syntax of a remote by ${by} is too new`, often, async ({ bed }) => {
    const suite = await bed();
    const dist = await buildGuest(parent.folder, by, {
      version: '1.0.0',
      page: 'if (globalThis.never?.once) return null;',
      target: 'es2022',
    });
    await expect(release(suite.folder, 'publish', 'remote-guest', '--dist', dist)).rejects.toThrow(
      /\.js is above the engine floor \(ES20/,
    );
  });
}
