import type { Page, Route } from '@playwright/test';
import {
  answerFirst,
  enter,
  expect,
  heading,
  open,
  openWithoutSession,
  smsTo,
  test,
  tokenOf,
  twinOf,
  type PhoneContext,
} from '../suite';

const target = '/user-clock?from=card';

/** Every address that the visit requested or sent as a referrer. */
function addresses(page: Page) {
  const seen: string[] = [];
  page.on('request', (request) => seen.push(request.url(), request.headers()['referer'] ?? ''));
  return seen;
}

const expectTarget = async (page: Page) => {
  await expect(page).toHaveURL(/#\/user-clock\?from=card$/);
  await expect(page).toHaveTitle('每日打卡');
  await expect(heading(page)).toBeVisible();
};

async function logInAtProvider(page: Page, mobile: string) {
  await page.getByLabel('手机号').fill(mobile);
  await page.getByRole('button', { name: '使用密码登录' }).click();
  await page.getByLabel('密码').fill('study2025');
  await page.getByRole('button', { name: '登录', exact: true }).click();
}

test('a first visit in the messenger binds a number and comes to the page asked for', async ({ page }) => {
  await enter(page, 'new-visitor', 'messenger', target, { signed: false });
  await expect(heading(page)).toHaveText('绑定手机号');
  const mobile = `137${String(Date.now()).slice(-8)}`;
  await page.getByLabel('手机号').fill(mobile);
  await page.getByRole('button', { name: '获取验证码' }).click();
  await expect(page.getByRole('button', { name: /秒后重发/ })).toBeDisabled();
  await page.reload();
  await expect(page.getByRole('button', { name: /秒后重发/ })).toBeDisabled();
  await expect(page.getByLabel('手机号')).toHaveValue(mobile);
  await page.getByLabel('验证码').fill(await smsTo(page, mobile));
  await page.getByRole('button', { name: '绑定并继续' }).click();
  await expect(page.getByText('请先阅读并同意《用户协议与隐私政策》')).toBeVisible();
  await page.getByText('我已阅读并同意').click();
  await page.getByRole('button', { name: '绑定并继续' }).click();
  await expectTarget(page);
});

test('a bound account of the messenger comes to the page asked for by itself', async ({ page }) => {
  const seen = addresses(page);
  await enter(page, 'mid-course', 'messenger', target, { signed: false });
  await expectTarget(page);
  const token = await tokenOf(page);
  expect(token).not.toBe('');
  expect(seen.filter((address) => address.includes(token))).toEqual([]);
  expect(new URL(page.url()).search).toBe('');
});

test('in a browser the provider’s login page leads back to the page asked for', async ({ page }) => {
  const twin = await enter(page, 'mid-course', 'browser', target, { signed: false });
  await logInAtProvider(page, twin.mobile);
  await expectTarget(page);
  expect(new URL(page.url()).search).toBe('');
  expect(await page.evaluate(() => localStorage.getItem('goWxLogin'))).toBeNull();
});

test('back from the login page leads to where the visitor was before', async ({ page }) => {
  const twin = await enter(page, 'mid-course', 'browser', '/agreement', { signed: false });
  await expect(heading(page)).toHaveText('用户协议');
  await page.evaluate((to) => (location.hash = to), target);
  await expect(page.getByRole('button', { name: '使用密码登录' })).toBeVisible();
  await page.goBack();
  await expect(heading(page)).toHaveText('用户协议');
  await page.goForward();
  await logInAtProvider(page, twin.mobile);
  await expectTarget(page);
});

test('an answer of the login page that is not exchanged in time is exchanged by a second try', async ({
  page,
}) => {
  const seen = addresses(page);
  let fail = () => undefined as void;
  const hang = (route: Route) => (fail = () => void route.fulfill({ status: 504 }));
  await answerFirst(page, '**/api/passport/front/data?*', hang);
  const twin = await enter(page, 'mid-course', 'browser', target, { signed: false });
  await logInAtProvider(page, twin.mobile);
  await expect(page.getByText('网络较慢，请稍候')).toBeVisible();
  expect(new URL(page.url()).search).toBe('');
  fail();
  await expect(page.getByText('没有收到登录结果，请再试一次')).toBeVisible();
  await page.getByRole('button', { name: '重试' }).click();
  await expectTarget(page);
  expect(new Set(seen.filter((address) => address.includes('/passport/login?'))).size).toBe(1);
});

test('a reload while the answer of the login page is exchanged asks for no second login', async ({
  page,
}) => {
  const seen = addresses(page);
  await answerFirst(page, '**/api/passport/front/data?*', () => undefined);
  const twin = await enter(page, 'mid-course', 'browser', target, { signed: false });
  const asked = page.waitForRequest('**/api/passport/front/data?*');
  await logInAtProvider(page, twin.mobile);
  await asked;
  await page.reload();
  await expectTarget(page);
  expect(new Set(seen.filter((address) => address.includes('/passport/login?'))).size).toBe(1);
  expect(await page.evaluate(() => Object.keys(sessionStorage).join())).not.toContain('exchanged');
});

test('a refused answer of the login page is told before the login page comes again', async ({ page }) => {
  const json = { code: 10013, data: null, msg: '登录已过期' };
  await answerFirst(page, '**/api/passport/front/data?*', (route) => route.fulfill({ json }));
  const twin = await enter(page, 'mid-course', 'browser', target, { signed: false });
  await logInAtProvider(page, twin.mobile);
  await expect(heading(page)).toHaveText('登录没有成功');
  await page.getByRole('button', { name: '重新登录' }).click();
  await logInAtProvider(page, twin.mobile);
  await expectTarget(page);
});

test('a session that is over in a browser is opened again at the provider', async ({ page }) => {
  const twin = await enter(page, 'mid-course', 'browser', target);
  await expectTarget(page);
  await openWithoutSession(page);
  await logInAtProvider(page, twin.mobile);
  await expectTarget(page);
});

test('a session that is over in the messenger asks for consent and goes on', async ({ page }) => {
  await enter(page, 'mid-course', 'messenger', target);
  await expectTarget(page);
  await openWithoutSession(page);
  await page.getByRole('button', { name: '允许' }).click();
  await expectTarget(page);
});

test('when a code was used before, the messenger is asked for another', async ({ page }) => {
  await enter(page, 'mid-course', 'messenger', target);
  await expectTarget(page);
  await answerFirst(page, '**/api/WxAuth/updateUser', (route) =>
    route.fulfill({ json: { code: 12000, data: null, msg: '微信授权已过期' } }),
  );
  await openWithoutSession(page);
  await page.getByRole('button', { name: '允许' }).click();
  await page.getByRole('button', { name: '允许' }).click();
  await expectTarget(page);
});

test('the app’s own token opens the page, and a stale one is fetched anew', async ({ page }) => {
  await enter(page, 'mid-course', 'app', target);
  await expectTarget(page);
  await expect
    .poll(async () => (await page.context().cookies()).some(({ name }) => name === 'class_token'))
    .toBe(true);
});

test('an app without a token says so, and offers a way out', async ({ page }) => {
  await page.addInitScript(() => {
    const answer = (_method: string, _params: object, done: (given: object) => void) =>
      done({ code: 1, message: '请先登录 App' });
    Object.defineProperty(window, 'NativeBridge', { get: () => ({ call: answer }), set: () => undefined });
  });
  await enter(page, 'mid-course', 'app', target, { signed: false });
  await expect(page.getByText('请先登录')).toBeVisible();
  await expect(heading(page)).toHaveText('登录已失效');
});

test('a learner who then logs in to the app goes on at the page asked for', async ({ page }) => {
  await page.addInitScript(() => {
    let own: unknown;
    const refuse = (_method: string, _params: object, done: (given: object) => void) =>
      done({ code: 1, message: '请先登录 App' });
    Object.defineProperty(window, 'NativeBridge', {
      get: () => (sessionStorage.getItem('loggedIn') ? own : { call: refuse }),
      set: (bridge: unknown) => (own = bridge),
    });
  });
  await enter(page, 'mid-course', 'app', target, { signed: false });
  await expect(heading(page)).toHaveText('登录已失效');
  await page.evaluate(() => sessionStorage.setItem('loggedIn', 'yes'));
  await page.getByRole('button', { name: '重试' }).click();
  await expectTarget(page);
});

for (const [person, to] of [
  ['mid-course', target],
  ['manage-mid', '/manage-course/contractlist'],
] as const) {
  test(`while the app does not say who is here nobody is, whoever was here before (${to})`, async ({
    page,
  }) => {
    await page.addInitScript(() => {
      let own: unknown;
      Object.defineProperty(window, 'NativeBridge', {
        get: () => (sessionStorage.getItem('silent') ? { call: () => undefined } : own),
        set: (bridge: unknown) => (own = bridge),
      });
    });
    await enter(page, person, 'app', to);
    await expect(heading(page)).toBeVisible();
    await page.evaluate(() => sessionStorage.setItem('silent', 'yes'));
    let asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    // What the page before still asked for is not meant.
    page.on('framenavigated', () => (asked = []));
    await page.reload();
    await expect(page.getByText('没有连上 App，请再试一次')).toBeVisible();
    expect(asked.filter((address) => address.includes('/api/'))).toEqual([]);
    await page.evaluate(() => sessionStorage.removeItem('silent'));
    await page.getByRole('button', { name: '重试' }).click();
    await expect(page.getByText('没有连上 App')).toHaveCount(0);
    await expect(heading(page)).toBeVisible();
  });
}

test('when the provider never accepts the login, the redirects end', async ({ page }) => {
  await page.route('**/api/Index/index', (route) =>
    route.fulfill({ json: { code: 10013, data: null, msg: '登录已过期' } }),
  );
  await enter(page, 'mid-course', 'messenger', target);
  for (let round = 0; round < 3; round++) await page.getByRole('button', { name: '允许' }).click();
  await expect(heading(page)).toHaveText('登录没有成功');
  await page.unroute('**/api/Index/index');
  await page.getByRole('button', { name: '重新登录' }).click();
  await expectTarget(page);
});

test('a login that fails on the way shows a card, and trying again goes on', async ({ page }) => {
  // The loader asks once before the host is there, and the host asks again.
  await answerFirst(page, '**/api/Index/index', (route) => route.fulfill({ status: 502 }), 2);
  await enter(page, 'mid-course', 'browser', target);
  await page.getByRole('button', { name: '重试' }).click();
  await expectTarget(page);
});

for (const context of ['messenger', 'browser', 'app'] as PhoneContext[]) {
  test(`the suite opens with garbage in the storage and in the address (${context})`, async ({ page }) => {
    const twin = await twinOf(page, 'mid-course');
    await open(page, twin.key, context, '/user-clock?from=card&code=%00&state=%F0%9F%92%A9');
    await expect(heading(page)).toBeVisible();
    await page.evaluate(() => {
      for (const key of ['goWxLogin', 'suite.device.revision', 'pass_chapter_score'])
        localStorage.setItem(key, '{');
      sessionStorage.setItem('suite.login.tries', '{"a":');
      document.cookie = 'class_token=%E0%A4%A; path=/x';
    });
    await page.reload();
    await expect(page).toHaveTitle('每日打卡');
    await expect(heading(page)).toBeVisible();
  });
}
