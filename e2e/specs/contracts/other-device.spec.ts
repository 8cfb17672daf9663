import type { Browser, Page } from '@playwright/test';
import { expect, test, twinOf } from '../suite';
import { agree, at, button, face, reachSignature, refuseCamera, verifyCode } from './signing-steps';

test.beforeEach(({ context }) => context.grantPermissions(['camera']));

/** Asks for the code, scans it with another phone that is signed in nowhere, and types the number below it. */
async function changeDevice(page: Page, browser: Browser, call: string): Promise<Page> {
  const answer = page.waitForResponse(`**${call}`);
  await button(page, '换一台手机完成这一步').click();
  await at(page, '换一台手机完成');
  await expect(page.getByRole('img', { name: '换一台手机完成这一步的二维码' })).toBeVisible();
  const { data } = (await (await answer).json()) as { data: { shortUrl: string; pin: string } };
  await expect(page.getByText(data.pin)).toBeVisible();
  const other = await (await browser.newContext()).newPage();
  await other.goto(new URL(data.shortUrl, page.url()).href);
  await other.getByLabel('4 位数字').fill(data.pin);
  await other.getByRole('button', { name: '继续' }).click();
  await other.waitForURL(/\/[fs]\//);
  return other;
}

test('without a camera the face check is done on another phone, and the page goes on by itself', async ({
  page,
  browser,
}) => {
  const { key, mobile } = await twinOf(page, 'to-sign');
  await refuseCamera(page, key);
  const other = await changeDevice(page, browser, '/api/contracts/verifyFaceUrl');
  await face(other, '核验通过');
  await expect(other.getByText('请回到原来的设备')).toBeVisible();
  await verifyCode(page, mobile);
  await other.context().close();
});

test('the signature is given on another phone, and the page that showed the code says so', async ({
  page,
  browser,
}) => {
  test.slow();
  const { key, mobile } = await twinOf(page, 'to-sign');
  await reachSignature(page, key, mobile);
  await at(page, '手写签名');
  await agree(page);
  const given = await changeDevice(page, browser, '/api/contracts/createAndSignUrl');
  // The step is taken here after all, and then there: the first phone's page is closed.
  await button(page, '还是用这台设备').click();
  await at(page, '手写签名');
  const other = await changeDevice(page, browser, '/api/contracts/createAndSignUrl');
  await given.getByRole('button', { name: '同意并签署' }).click();
  await expect(given.getByText(/链接不存在|无法继续/)).toBeVisible();
  await other.getByRole('button', { name: '同意并签署' }).click();
  await at(page, '合同已签署');
  await given.context().close();
  await other.context().close();
});
