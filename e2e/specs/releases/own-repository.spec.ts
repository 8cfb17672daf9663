import { checkOut } from '../../releases/own-repository';
import { expect, test } from './bed-test';

test('a team builds and publishes a remote with only its folder, the packages and the store', async ({
  page,
  bed,
  errors,
}) => {
  test.setTimeout(240_000);
  const suite = await bed();
  const repository = await checkOut('remote-tools');
  try {
    expect(await repository.release('9.1.0', suite.folder)).toContain('remote-tools 9.1.0');
  } finally {
    await repository.remove();
  }
  await page.goto(`${suite.address}/#/myinfo/counter/mortgage`);
  await expect(page.locator('#root h1')).toHaveText('房贷计算器');
  const loaded = suite.events.find(({ app }) => app === 'remote-tools');
  expect(loaded).toMatchObject({ version: '9.1.0', kind: 'load' });
  expect(errors).toEqual([]);
});
