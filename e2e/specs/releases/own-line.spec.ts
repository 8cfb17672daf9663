import type { Page } from '@playwright/test';
import { currentRegistry, rollback, stopCanary } from '@suite/release';
import { replaced } from '../../releases/copy-of';
import { signIn } from '../suite';
import { expect, phoneOf, test } from './bed-test';

const app = 'remote-manage-course';
const treaty = '/manage-course/num-use-treaty';
const calculator = '/myinfo/counter/mortgage';
const title = (page: Page) => page.locator('#root h1');
const marked = (mark: string) => (code: string) =>
  replaced(code, 'title:"数字证书使用协议",meta', `title:"数字证书使用协议${mark}",meta`);
const goTo = (page: Page, path: string) => page.evaluate((to) => (location.hash = to), path);
const isSameVisit = (page: Page) =>
  page.evaluate(() => (window as { sameVisit?: boolean }).sameVisit === true);

test('the team of the management line publishes, tries and rolls back alone; the ordinary line and its open pages stay', async ({
  page: open,
  browser,
  bed,
}) => {
  const suite = await bed({ apps: ['host', 'remote-contracts', 'remote-tools', app] });
  const others = async () => {
    const { [app]: _, ...rest } = (await suite.registry()).apps;
    return JSON.stringify(rest);
  };
  const before = await others();
  /** The gateway looks at the store again within a second. */
  const served = async () => {
    const wanted = (await currentRegistry(suite.store))?.registry.revision;
    const revision = async () => {
      const answer = await open.request.get(`${suite.address}/registry.json`);
      return ((await answer.json()) as { revision: number }).revision;
    };
    await expect.poll(revision).toBe(wanted);
  };
  const phones = await Promise.all([0, 9999].map((bucket) => phoneOf(browser, bucket)));
  for (const page of phones) await signIn(page, 'manage-mid');
  const [first, last] = phones as [Page, Page];

  await open.clock.install();
  const script = open.waitForResponse(/\/freshness\.\w+\.js/);
  await open.goto(`${suite.address}/#${calculator}`);
  await (await script).finished();
  await expect(title(open)).toHaveText('房贷计算器');
  await open.evaluate(() => Object.assign(window, { sameVisit: true }));

  /** What the first and the last bucket see of the line, and that nothing else has moved. */
  const see = async (forFirst: string, forLast: string) => {
    await served();
    for (const [page, mark] of [
      [first, forFirst],
      [last, forLast],
    ] as const) {
      await page.goto('about:blank');
      await page.goto(`${suite.address}/#${treaty}`);
      await expect(title(page)).toHaveText(`数字证书使用协议${mark}`);
      await goTo(page, calculator);
      await expect(title(page)).toHaveText('房贷计算器');
    }
    expect(await others()).toBe(before);
    // The open page looks for releases when its visitor navigates: there are none for it.
    await open.clock.fastForward(61_000);
    for (const path of ['/agreement', calculator]) {
      await goTo(open, path);
      await expect(title(open)).toHaveText(path === calculator ? '房贷计算器' : /协议/);
    }
    expect(await isSameVisit(open)).toBe(true);
  };

  await see('', '');
  await suite.put(app, '9.0.0', { page: marked('（甲）') });
  await see('（甲）', '（甲）');
  await suite.put(app, '9.1.0', { page: marked('（乙）') }, { canary: 50 });
  await see('（乙）', '（甲）');
  await stopCanary({ store: suite.store, app });
  await see('（甲）', '（甲）');
  await rollback({ store: suite.store, app });
  await see('', '');
  expect(suite.events.filter(({ kind }) => kind === 'error')).toEqual([]);
  for (const page of phones) await page.context().close();
});
