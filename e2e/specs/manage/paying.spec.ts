import { at, beginFace, button, draw, face, identify, readAll, verifyCode } from '../contracts/signing-steps';
import { enter, expect, smsTo, test, world } from '../suite';

test.beforeEach(({ context }) => context.grantPermissions(['camera']));

test('the course is paid and signed, the face is verified, and the hub opens the study', async ({ page }) => {
  const { mobile } = await enter(page, 'empty', 'browser', '/manage-course/new-pay-course');
  await page.getByRole('checkbox', { name: /我已阅读并同意/ }).check({ force: true });
  await button(page, '立即支付').click({ position: { x: 12, y: 12 } });
  await button(page, /^确认支付$/).click();

  await expect(page.getByText('课程已购买')).toBeVisible({ timeout: 30_000 });
  await page.getByRole('link', { name: '去签署合同' }).click();
  await at(page, '先绑定手机号');
  await button(page, '绑定手机号').click();
  const sheet = page.getByRole('dialog', { name: '绑定手机号' });
  await sheet.getByRole('textbox', { name: '手机号' }).fill(mobile);
  await sheet.getByRole('button', { name: '获取验证码' }).click();
  await sheet.getByRole('textbox', { name: '验证码' }).fill(await smsTo(page, mobile));
  await sheet.getByRole('button', { name: '绑定' }).click();

  await identify(page, '210102199709030513');
  // A number gets one message a minute.
  await page.request.delete(`${world}/world/inbox?mobile=${mobile}`);
  await verifyCode(page, mobile);
  await readAll(page);
  await draw(page);
  const upload = page.waitForResponse((answer) => answer.request().method() === 'PUT');
  await button(page, '提交签名').click();
  expect((await upload).status()).toBe(204);

  await expect(page.getByRole('heading', { name: '合同已签署' })).toBeVisible();
  await page.getByRole('link', { name: '去人脸核验' }).click();
  await beginFace(page);
  await face(page, '核验通过');
  await expect(page.getByText('人脸核验已通过')).toBeVisible();
  await page.getByRole('link', { name: '去学习' }).click();
  await expect(page).toHaveURL(/#\/manage-course\/new-manage-course$/);
  await expect(page.getByRole('link', { name: '去上礼仪课' })).toBeVisible();
});

test('a learner whose other course excludes this one reads why, and sees no price', async ({ page }) => {
  await enter(page, 'premium', 'messenger', '/manage-course/pay-course');
  await expect(page.getByText('不能购买管理沟通课')).toBeVisible();
  await expect(page.getByText(/您已有“精品课”/)).toBeVisible();
  await expect(page.getByText('4,998')).toBeHidden();
});

test('entering outside the app stores the marker, inside it does not', async ({ page, browser }) => {
  const marker = (of: typeof page) =>
    of.evaluate(() => Object.keys(sessionStorage).filter((key) => /course/i.test(key)).length);
  await enter(page, 'manage-mid', 'messenger', '/manage-course/contractlist');
  await at(page, '我的合同');
  expect(await marker(page)).toBeGreaterThan(0);
  const shell = await (await browser.newContext()).newPage();
  await enter(shell, 'manage-mid', 'app', '/manage-course/contractlist');
  await at(shell, '我的合同');
  expect(await marker(shell)).toBe(0);
  await shell.context().close();
});
