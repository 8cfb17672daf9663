import { enter, expect, heading, open, smsTo, test, twinOf } from '../suite';

test('a forgotten password is replaced, and the code is in no address', async ({ page }) => {
  const twin = await twinOf(page, 'mid-course');
  await open(page, twin.key, 'browser', '/agreement', { signed: false });
  await expect(page).toHaveTitle('用户协议');
  await page.evaluate(() => (location.hash = '/register-login/forget-password?back=%2Fopen-account'));
  await page.getByLabel('手机号').fill(twin.mobile);
  await page.getByRole('button', { name: '获取验证码' }).click();
  await expect(page.getByText('验证码已发送')).toBeVisible();
  const code = await smsTo(page, twin.mobile);
  await page.getByLabel('验证码').fill(code);
  await page.getByRole('button', { name: '下一步' }).click();
  await expect(heading(page)).toHaveText('重置密码');
  expect(page.url()).not.toContain(code);
  await page.getByLabel('新密码').fill('short');
  await page.getByRole('button', { name: '重置密码' }).click();
  await expect(page.getByText('密码须为 8 至 20 位')).toBeVisible();
  await page.getByLabel('新密码').fill('better2026');
  await page.getByLabel('再输一次').fill('better2026');
  await page.getByRole('button', { name: '重置密码' }).click();
  await expect(heading(page)).toHaveText('密码已重置');
  await page.goBack();
  await expect(page).toHaveTitle('用户协议');
  await page.goForward();
  await expect(heading(page)).toHaveText('密码已重置');
  await page.getByRole('button', { name: '去登录' }).click();
  await expect(page).toHaveTitle('开户');
});

test('a reload before the new password starts with the number again', async ({ page }) => {
  await enter(page, 'bound', 'browser', '/register-login/reset-password');
  await expect(heading(page)).toHaveText('请先验证手机号');
  await page.getByRole('button', { name: '去验证' }).click();
  await expect(heading(page)).toHaveText('忘记密码');
});

test('a learner who has already bound a number goes on to the page asked for', async ({ page }) => {
  await enter(page, 'bound', 'messenger', '/register-login?route=OpenAccount');
  await expect(heading(page)).toHaveText('手机号已绑定');
  await page.getByRole('button', { name: '继续学习' }).click();
  await expect(page).toHaveTitle('开户');
});

test('a new visitor can begin at the page that binds a number', async ({ page }) => {
  await enter(page, 'new-visitor', 'messenger', '/register-login', { signed: false });
  await expect(page.getByLabel('手机号')).toBeVisible();
});

test('the desktop messenger is shown the way to the official site', async ({ page }) => {
  await enter(page, 'bound', 'desktop', '/open-account');
  const dialog = page.getByRole('dialog', { name: '温馨提示' });
  await expect(dialog).toContainText('电脑版微信');
  await expect(dialog.getByRole('button')).toHaveText(['前往官网']);
  await dialog.getByRole('button').click();
  await expect(page).toHaveURL(/\/desktop/);
});

test.describe('a phone on its side', () => {
  test.use({ isMobile: true, userAgent: 'Mozilla/5.0 (Linux; Android 13) Mobile' });

  test('is asked to be turned, and the page is as it was', async ({ page }) => {
    await enter(page, 'bound', 'browser', '/register-login/forget-password');
    await page.getByLabel('手机号').fill('13700000000');
    await page.setViewportSize({ width: 667, height: 375 });
    await expect(page.getByText('当前页面暂不支持横屏展示！')).toBeVisible();
    await expect(page.getByText('为了避免影响您的学习体验，请您竖屏后再进行浏览')).toBeVisible();
    await page.setViewportSize({ width: 375, height: 667 });
    await expect(page.getByText('当前页面暂不支持横屏展示！')).toBeHidden();
    await expect(page.getByLabel('手机号')).toHaveValue('13700000000');
  });
});

test.describe('a tablet on its side', () => {
  test.use({
    isMobile: true,
    userAgent: 'Mozilla/5.0 (Linux; Android 13) Mobile',
    viewport: { width: 1280, height: 800 },
  });

  test('shows the page, and a course in two columns', async ({ page }) => {
    await enter(page, 'mid-course', 'browser', '/myinfo/course/302');
    const lessons = page.locator('ul:not([hidden]) > li').filter({ hasText: /已学|未解锁/ });
    await expect(lessons.nth(1)).toBeVisible();
    const [first, second] = await Promise.all([lessons.nth(0).boundingBox(), lessons.nth(1).boundingBox()]);
    expect(second?.y).toBe(first?.y);
    await expect(page.getByText('当前页面暂不支持横屏展示！')).toHaveCount(0);
  });
});

test('the suite draws a title bar only where neither messenger nor app draws one', async ({ page }) => {
  const bar = page.getByRole('banner').filter({ has: page.getByRole('button', { name: '返回' }) });
  await enter(page, 'bound', 'browser', '/open-account');
  await expect(bar).toContainText('开户');
  await page.evaluate(() => (location.hash = '/agreement'));
  await expect(bar).toContainText('用户协议');
  await bar.getByRole('button', { name: '返回' }).click();
  await expect(page).toHaveTitle('开户');
  await enter(page, 'bound', 'messenger', '/open-account');
  await expect(heading(page)).toBeVisible();
  await expect(bar).toBeHidden();
});

test('a lost network is said on every page', async ({ page, context }) => {
  await enter(page, 'bound', 'browser', '/open-account');
  await expect(heading(page)).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByText('网络已断开')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('网络已断开')).toBeHidden();
});

test.describe('a messenger that is too old', () => {
  test.use({ userAgent: 'Mozilla/5.0 (Linux; Android 9) Chrome/100 MicroMessenger/7.0.11' });

  test('is led to where it says what to upgrade', async ({ page }) => {
    await page.goto('/#/open-account');
    await expect(page).toHaveURL(/#\/update$/);
    await expect(heading(page)).toHaveText('微信版本过低');
    await expect(page.getByText('微信 7.0.12 或更高')).toBeVisible();
  });
});

test('a page in the messenger says what is shared', async ({ page }) => {
  const shared = page.waitForRequest((request) => request.url().includes('/api/WxAuth/getConfig'));
  await enter(page, 'bound', 'messenger', '/open-account');
  expect(new URL((await shared).url()).searchParams.get('url')).toMatch(/\/phone\/messenger\/$/);
});

test('where the provider does not sign the address, its ticket does, and the messenger takes it', async ({
  page,
}) => {
  await page.route('**/api/WxAuth/getConfig*', (route) =>
    route.fulfill({ json: { code: 40000, data: null, msg: '签名服务不可用' } }),
  );
  const judged = page.waitForResponse((answer) => answer.url().endsWith('/messenger/verify'));
  await enter(page, 'bound', 'messenger', '/open-account');
  expect(await (await judged).json()).toEqual({ ok: true });
  await expect(page.getByText('签名服务不可用')).toHaveCount(0);
});

test('the console opens when the address asks for it, and only then', async ({ page }) => {
  await page.goto('/?vconsole=on#/open-account');
  await expect(page.locator('#__vconsole')).toBeAttached();
  // Its button covers no button of a page.
  await page.goto('/?vconsole=on#/register-login/forget-password');
  const next = await page.getByRole('button', { name: '下一步' }).boundingBox();
  await expect
    .poll(async () => {
      const own = await page.locator('.vc-switch').boundingBox();
      return own && own.y + own.height;
    })
    .toBeLessThanOrEqual(next!.y);
  await page.goto('/?vconsole=off#/agreement');
  await expect(heading(page)).toBeVisible();
  await expect(page.locator('#__vconsole')).toHaveCount(0);
});
