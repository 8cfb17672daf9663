import type { Page } from '@playwright/test';
import { at, identify, verifyCode } from '../contracts/signing-steps';
import {
  enter,
  expect,
  heading,
  keepToken,
  openWithoutSession,
  smsTo,
  test,
  tokenFor,
  tokenOf,
  twinOf,
} from '../suite';

const exam = '/manage-course/answer-manage/3';
const examHead = (page: Page) => page.getByText(/^已答 \d+\/\d+$/);
const markOf = (page: Page) => page.evaluate(() => sessionStorage.getItem('suite.courseType'));
const goTo = (page: Page, path: string) => page.evaluate((to) => (location.hash = to), path);
const choose = (page: Page, at: number) =>
  page.locator('input[type=radio],input[type=checkbox]').nth(at).check();
const keptKeys = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('suite.unsent.')));

/** The calls of a page with the token that each carries; '' for one that leaves it to the cookie. */
function callsOf(page: Page) {
  const calls: { path: string; token: string; body: unknown }[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    const [, path] = /\/api(\/.*)$/.exec(pathname) ?? [];
    const body = request.method() === 'POST' ? request.postDataJSON() : undefined;
    if (path) calls.push({ path, token: request.headers().token ?? '', body });
  });
  return calls;
}

test('the app opens the list of contracts without asking who is here; a signature and other pages ask', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/\/management\/userInfo/.test(request.url())) asked.push(page.url().replace(/.*#/, ''));
  });
  await enter(page, 'manage-face', 'app', '/manage-course/contractlist');
  await expect(heading(page)).toHaveText('我的合同');
  expect(asked).toEqual([]);
  await goTo(page, '/manage-course/face-verify');
  await expect(heading(page)).toHaveText('人脸核验');
  await goTo(page, '/manage-course/sign-contract');
  await expect(heading(page)).toHaveText(/合同/);
  await goTo(page, '/manage-course');
  await expect(heading(page)).toHaveText('管理沟通课');
  expect(asked).not.toEqual([]);
  expect(asked).not.toContain('/manage-course/contractlist');
});

test('a management session that is over is opened again as one, and the draft is there', async ({ page }) => {
  const calls = callsOf(page);
  await enter(page, 'manage-mid', 'messenger', exam);
  await expect(examHead(page)).toHaveText('已答 2/5');
  await choose(page, 1);
  await expect(examHead(page)).toHaveText('已答 3/5');
  await expect.poll(() => keptKeys(page)).toHaveLength(1);
  await openWithoutSession(page, 'management');
  await page.getByRole('button', { name: '允许' }).click();
  await expect(examHead(page)).toHaveText('已答 3/5');
  const login = calls.find(({ path }) => path === '/user/doLogin');
  expect(login?.body).toMatchObject({ type: 137 });
  await goTo(page, '/user-clock');
  await expect(heading(page)).toBeVisible();
  await expect(page).toHaveTitle('每日打卡');
});

test('a first visit in the messenger logs in to the line of its page, and each line keeps its own session', async ({
  page,
}) => {
  const calls = callsOf(page);
  const logins = () => calls.filter(({ path }) => path === '/user/doLogin').map(({ body }) => body);
  await enter(page, 'manage-mid', 'messenger', '/manage-course/contractlist', { signed: false });
  await page.getByRole('button', { name: '允许' }).click();
  await expect(heading(page)).toHaveText('我的合同');
  expect(logins()).toEqual([expect.objectContaining({ type: 137 })]);
  const manager = await tokenOf(page, 'management');
  expect([await tokenOf(page), manager === '']).toEqual(['', false]);
  await goTo(page, '/user-clock');
  await expect(page).toHaveTitle('每日打卡');
  await expect.poll(() => tokenOf(page).catch(() => '')).not.toBe('');
  await expect(heading(page)).toBeVisible();
  expect(await tokenOf(page)).not.toBe(manager);
  expect(await tokenOf(page, 'management')).toBe(manager);
});

test('a number is bound for the line in which that was begun', async ({ page }) => {
  await enter(page, 'new-visitor', 'messenger', '/manage-course/new-pay-course', { signed: false });
  await page.getByRole('button', { name: '允许' }).click();
  await expect(heading(page)).toHaveText('绑定手机号');
  const mobile = `136${String(Date.now()).slice(-8)}`;
  await page.getByLabel('手机号').fill(mobile);
  await page.getByRole('button', { name: '获取验证码' }).click();
  await page.getByLabel('验证码').fill(await smsTo(page, mobile));
  await page.getByText('我已阅读并同意').click();
  await page.getByRole('button', { name: '绑定并继续' }).click();
  await expect(page).toHaveURL(/new-pay-course$/);
  await expect(page.getByRole('button', { name: '立即支付' })).toBeVisible();
  expect([await tokenOf(page), await tokenOf(page, 'management')]).toEqual(['', expect.stringMatching(/./)]);
});

test('the unified login page opens the line from whose page it was opened', async ({ page }) => {
  const { mobile } = await enter(page, 'manage-mid', 'browser', '/manage-course/contractlist', {
    signed: false,
  });
  await page.getByLabel('手机号').fill(mobile);
  await page.getByRole('button', { name: '使用密码登录' }).click();
  await page.getByLabel('密码').fill('study2025');
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await expect(heading(page)).toHaveText('我的合同');
  expect([await tokenOf(page), await tokenOf(page, 'management')]).toEqual(['', expect.stringMatching(/./)]);
});

test('an app that brings the token of the other line opens nothing with it', async ({ page }) => {
  await page.addInitScript(() => {
    const send = window.fetch;
    window.fetch = (to, init) => send(to, /shell\/token/.test(String(to)) ? { ...init, body: '{}' } : init);
  });
  await enter(page, 'manage-mid', 'app', '/manage-course/contractlist');
  await expect(heading(page)).toHaveText('登录已失效');
});

test('in the app what is typed into a contract belongs to the management line and its learner', async ({
  page,
}) => {
  const { key, mobile } = await enter(page, 'manage-done', 'app', '/manage-course/contractlist');
  await page.getByRole('link', { name: '去签署' }).first().click();
  await identify(page, '510104198809230466');
  await verifyCode(page, mobile);
  await at(page, '阅读合同');
  await page.getByText('合同全文结束').scrollIntoViewIfNeeded();
  const token = await tokenFor(page, key, 'management');
  const answer = await page.request.get('/api/management/userInfo', { headers: { token } });
  const { mid } = ((await answer.json()) as { data: { mid: number } }).data;
  const keys = () =>
    page.evaluate(() =>
      [...Object.keys(localStorage), ...Object.keys(sessionStorage)].filter((one) =>
        /^suite\.(?:unsent|visit)/.test(one),
      ),
    );
  await expect.poll(keys).toContainEqual(expect.stringContaining(`/management.${mid}/`));
  expect((await keys()).filter((one) => /learner\.|\.0\//.test(one))).toEqual([]);
});

test('after a login page the token is fetched before the management line asks who is here; no other line does', async ({
  page,
}) => {
  const calls = callsOf(page);
  await enter(page, 'manage-mid', 'browser', '/user-clock');
  await expect(heading(page)).toBeVisible();
  await page.evaluate(() => localStorage.setItem('goWxLogin', 'state'));
  await page.reload();
  await expect(page).toHaveTitle('每日打卡');
  await expect(heading(page)).toBeVisible();
  expect(calls.filter(({ path }) => path === '/user/getToken')).toEqual([]);
  calls.length = 0;
  await goTo(page, '/manage-course');
  await expect(heading(page)).toHaveText('管理沟通课');
  const order = calls.map(({ path }) => path).filter((path) => /getToken|management\/userInfo/.test(path));
  expect(order.slice(0, 2)).toEqual(['/user/getToken', '/management/userInfo']);
  expect(await page.evaluate(() => localStorage.getItem('goWxLogin'))).toBeNull();
});

test('a second person who takes over the phone sees nothing of the first one, who finds their work again', async ({
  page,
}) => {
  const first = await enter(page, 'manage-mid', 'browser', exam);
  await expect(examHead(page)).toHaveText('已答 2/5');
  await page.route('**/api/management/submitExam', (route) => route.abort());
  await choose(page, 1);
  await expect(examHead(page)).toHaveText('已答 3/5');
  await expect.poll(() => keptKeys(page)).toHaveLength(1);
  const mine = await keptKeys(page);

  // Another tab logs in as somebody else: the open page is loaded again as theirs.
  const second = await twinOf(page, 'manage-mid');
  const theirs = await tokenFor(page, second.key, 'management');
  const other = await page.context().newPage();
  await other.goto(page.url().replace(/#.*/, '#/agreement'));
  const loaded = page.waitForEvent('load');
  await keepToken(other, theirs, 'management');
  await loaded;
  await expect(examHead(page)).toHaveText('已答 2/5');
  expect(await keptKeys(page)).toEqual(mine);
  await other.close();

  await page.unroute('**/api/management/submitExam');
  await keepToken(page, await tokenFor(page, first.key, 'management'), 'management');
  await page.reload();
  await expect(examHead(page)).toHaveText('已答 3/5');
});

test('the marker comes back at the next entry, and the treaty does not write it', async ({ page }) => {
  await enter(page, 'manage-mid', 'messenger', '/manage-course/num-use-treaty');
  await expect(heading(page)).toHaveText('数字证书使用协议');
  expect(await markOf(page)).toBeNull();
  for (const path of ['/manage-course/etiquette-class', '/manage-course/contractlist']) {
    await goTo(page, path);
    await expect(heading(page)).toHaveText(/礼仪课|我的合同/);
    await expect.poll(() => markOf(page)).toBe('2');
    await page.evaluate(() => sessionStorage.removeItem('suite.courseType'));
    await goTo(page, '/manage-course/num-use-treaty');
    await expect(heading(page)).toHaveText('数字证书使用协议');
  }
  expect(await markOf(page)).toBeNull();
});
