import type { Browser, Page } from '@playwright/test';
import { rollback } from '@suite/release';
import { replaced } from '../../releases/copy-of';
import { signIn } from '../suite';
import { expect, test } from './bed-test';

const treaty = '/#/manage-course/num-use-treaty';
const ordinary = '/#/myinfo/counter/mortgage';
const title = (page: Page) => page.locator('#root h1');
const marked = (name: string) => (code: string) =>
  replaced(code, /"数字证书使用协议"/g, `"数字证书使用协议${name}"`);

/** A phone whose visitor is in the given canary bucket. */
async function phoneOf(browser: Browser, bucket: number): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await page.addInitScript((value) => {
    if (location.protocol === 'http:') localStorage.setItem('suite.device.bucket', String(value));
  }, bucket);
  await signIn(page, 'manage-mid');
  return page;
}

test('the management line is published, tried by some and rolled back; the ordinary line stays as it is', async ({
  browser,
  bed,
}) => {
  const suite = await bed({ apps: ['host', 'remote-contracts', 'remote-tools', 'remote-manage-course'] });
  const others = async () => {
    const { apps } = await suite.registry();
    return JSON.stringify([apps.host, apps['remote-contracts'], apps['remote-tools']]);
  };
  const before = await others();
  const phones = await Promise.all([0, 9999].map((bucket) => phoneOf(browser, bucket)));
  const see = async (...names: string[]) => {
    for (const [index, page] of phones.entries()) {
      await page.goto('about:blank');
      await page.goto(suite.address + treaty);
      await expect(title(page)).toHaveText(`数字证书使用协议${names[index] ?? ''}`);
      await page.goto('about:blank');
      await page.goto(suite.address + ordinary);
      await expect(title(page)).toHaveText('房贷计算器');
    }
    expect(await others()).toBe(before);
  };

  await suite.put('remote-manage-course', '9.0.0', { page: marked('（甲）') });
  await see('（甲）', '（甲）');
  await suite.put('remote-manage-course', '9.1.0', { page: marked('（乙）') }, { canary: 50 });
  await see('（乙）', '（甲）');
  await rollback({ store: suite.store, app: 'remote-manage-course' });
  await see('（甲）', '（甲）');
  await rollback({ store: suite.store, app: 'remote-manage-course' });
  await see('', '');
  for (const page of phones) await page.context().close();
});
