import { setOverrides } from '@suite/release';
import { replaced } from '../../releases/copy-of';
import { expect, test } from './bed-test';

const marked = (code: string) => replaced(code, 'title:"房贷计算器",place', 'title:"房贷计算器（试）",place');
const calculator = '/#/myinfo/counter/mortgage';

test('a developer tries a release on a phone, sees so, and gives it up by a tap', async ({ page, bed }) => {
  const { address, add, store } = await bed();
  await add('remote-tools', '9.0.0-pr12', { page: marked });
  await setOverrides({ store, overrides: { versions: ['*-pr*'], origins: [] } });
  const title = page.locator('#root h1');
  const banner = page.getByText('预览版本：remote-tools@9.0.0-pr12');

  await page.goto(`${address}/?remote=remote-tools@9.0.0-pr12${calculator.slice(1)}`);
  await expect(title).toHaveText('房贷计算器（试）');
  await expect(banner).toBeVisible();
  await page.goto('about:blank');
  await page.goto(address + calculator);
  await expect(title).toHaveText('房贷计算器（试）');

  await page.getByRole('button', { name: '恢复正式版本' }).click();
  await expect(title).toHaveText('房贷计算器');
  await expect(banner).toBeHidden();
  await page.reload();
  await expect(title).toHaveText('房贷计算器');
});

test('an override that the registry does not allow is ignored', async ({ page, bed }) => {
  const { address, add, store } = await bed();
  await add('remote-tools', '9.0.0', { page: marked });
  await setOverrides({ store, overrides: { versions: ['*-pr*'], origins: [] } });
  for (const asked of ['remote-tools@9.0.0', 'remote-tools@9.0.0-pr1@https://evil.test']) {
    await page.goto(`${address}/?remote=${asked}${calculator.slice(1)}`);
    await expect(page.locator('#root h1')).toHaveText('房贷计算器');
    await expect(page.getByText('预览版本')).toBeHidden();
  }
});
