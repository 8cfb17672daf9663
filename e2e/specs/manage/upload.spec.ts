import type { Page } from '@playwright/test';
import { expect, test, world } from '../releases/bed-test';
import { at, button, draw, readAll } from '../contracts/signing-steps';
import { signIn } from '../suite';

test.use({ breaksPolicy: true });

const apps = ['host', 'remote-contracts', 'remote-manage-course'];

/** The provider keeps signatures in a store on another origin than the page. */
const storeElsewhere = (page: Page) =>
  page.route('**/api/*/**/getStsToken', async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as { data: { upload_url: string } };
    answer.data.upload_url = new URL(answer.data.upload_url, world).href;
    await route.fulfill({ response, json: answer });
  });

/** Opens a contract whose signature was rejected, and signs it again. */
async function signAgain(page: Page, address: string) {
  await signIn(page, 'manage-done');
  await storeElsewhere(page);
  await page.goto(`${address}/#/manage-course/contractlist`);
  const contract = page.getByRole('region', { name: '企业内训补充协议' });
  await contract.getByRole('link', { name: '重新签署' }).click();
  await readAll(page);
  await draw(page);
  await button(page, '提交签名').click();
}

test('a signature goes to a store on another origin that the gateway allows', async ({ page, bed }) => {
  const { address } = await bed({ apps, gateway: { sources: { connect: [world] } } });
  const upload = page.waitForResponse((answer) => answer.request().method() === 'PUT');
  await signAgain(page, address);
  expect((await upload).url()).toMatch(new RegExp(`^${world}/store/`));
  expect((await upload).status()).toBe(204);
  await at(page, '合同已签署');
});

test('a store that the gateway does not allow gets nothing, and the signature stays for another try', async ({
  page,
  bed,
}) => {
  const { address } = await bed({ apps });
  await signAgain(page, address);
  await expect(page.getByText(/网络不稳定|没有提交成功/)).toBeVisible();
  await expect(button(page, '提交签名')).toBeEnabled();
});
