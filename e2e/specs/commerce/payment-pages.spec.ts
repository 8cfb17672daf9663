import { expectNoBarrier } from '../barriers';
import { enter, expect, heading, smsTo, test } from '../suite';
import { payButton } from './purchase';

const states = [
  ['bound', '/pay/payment/CS003', '该课程凭邀请码购买', undefined],
  ['bound', '/pay/payment/CS004', '到时本页会自动开放购买', undefined],
  ['bound', '/pay/payment/CS005', '名额已满，请关注下一期', undefined],
  ['mid-course', '/pay/payment/CS001', '您已购买，可直接去学习', '去学习'],
  ['failed-test', '/pay/payment/CS001', '您已拥有旧版财商课，可免费升级到新版，无需重复购买', '去学习'],
  ['bound', '/pay/payment-advnaced', '进阶课需要先购买财商课', undefined],
  ['bound', '/pay/payment-investment', '投资课需要先购买进阶课', '先购买进阶课'],
  ['bound', '/pay/payment-industry', '行业课需要先购买进阶课', '先购买进阶课'],
  ['bound', '/pay/payment-premium', '精品课需要先购买财商课', undefined],
] as const;

for (const [person, to, words, way] of states) {
  test(`${to} of ${person} says: ${words}`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 568 });
    await enter(page, person, 'messenger', to);
    await expect(page.getByText(words)).toBeVisible();
    if (way) await expect(page.getByRole('link', { name: way })).toBeVisible();
    await expectNoBarrier(page);
  });
}

test('an invitation opens the sale at its price', async ({ page }) => {
  await enter(page, 'bound', 'messenger', '/pay/payment/CS003?invite_code=FRIEND88');
  await expect(payButton(page)).toBeEnabled();
  await expect(page.getByRole('region', { name: '费用明细' })).toContainText('好友邀请券−¥200.00应付¥800.00');
});

test('a pending order is found on a new phone, with its time, its number and the next tap', async ({
  page,
}) => {
  await enter(page, 'mid-course', 'messenger', '/pay/payment-advnaced');
  const bar = page.getByRole('region', { name: '待支付订单' });
  await expect(bar.getByRole('timer')).toHaveText(/^\d\d:\d\d$/);
  await expect(bar).toContainText(/订单号 JJ\d+/);
  await expect(page.getByRole('button', { name: '继续支付' })).toBeEnabled();
  await expectNoBarrier(page);
});

test('a first login from the tools comes back to them, and the tools lead to the teacher', async ({
  page,
}) => {
  await enter(page, 'new-visitor', 'messenger', '/pay/payment-tools?channel=menu', { signed: false });
  await expect(page).toHaveURL(/#\/register-login\?.*route=PaymentTools/);
  await expect(heading(page)).toHaveText('绑定手机号');
  const mobile = `137${String(Date.now()).slice(-8)}`;
  await page.getByLabel('手机号').fill(mobile);
  await page.getByRole('button', { name: '获取验证码' }).click();
  await page.getByLabel('验证码').fill(await smsTo(page, mobile));
  await page.getByText('我已阅读并同意').click();
  await page.getByRole('button', { name: '绑定并继续' }).click();
  await expect(page).toHaveURL(/#\/pay\/payment-tools\?channel=menu$/);
  await expect(payButton(page)).toBeEnabled();
});

test('who owns the tools finds the teacher’s code and number', async ({ page }) => {
  await enter(page, 'tools-buyer', 'messenger', '/pay/payment-tools');
  await page.getByRole('link', { name: '联系老师，开始使用' }).click();
  await expect(page.getByRole('img', { name: '林晓雨的微信二维码' })).toBeVisible();
  await expect(page.getByRole('button', { name: '复制微信号' })).toBeVisible();
  await expectNoBarrier(page);
});
