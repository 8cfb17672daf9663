import type { Page } from '@playwright/test';
import { enter, expect, heading, test, twinOf, world } from '../suite';

const exam = '/manage-course/answer-manage/3';
const examHead = (page: Page) => page.getByText(/^已答 \d+\/\d+$/);
const tokenOf = (page: Page) => page.evaluate(() => localStorage.getItem('Authorization') ?? '');
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

/** Ends the session on the provider's side, as if its time were over. */
async function endSession(page: Page) {
  const token = await tokenOf(page);
  expect((await page.request.post('/api/user/userLoginOut', { headers: { token } })).ok()).toBe(true);
}

/** The token of another account, as a login in another tab stores it. */
async function tokenFor(page: Page, key: string): Promise<string> {
  const answer = await page.request.post(`${world}/world/sign-in`, { data: { person: key } });
  return ((await answer.json()) as { token: string }).token;
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
  await endSession(page);
  await page.reload();
  await page.getByRole('button', { name: '允许' }).click();
  await expect(examHead(page)).toHaveText('已答 3/5');
  const login = calls.find(({ path }) => path === '/user/doLogin');
  expect(login?.body).toMatchObject({ type: 137 });
  await goTo(page, '/user-clock');
  await expect(heading(page)).toBeVisible();
  await expect(page).toHaveTitle('每日打卡');
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
  const theirs = await tokenFor(page, second.key);
  const other = await page.context().newPage();
  await other.goto(page.url().replace(/#.*/, '#/agreement'));
  const loaded = page.waitForEvent('load');
  await other.evaluate((token) => localStorage.setItem('Authorization', token), theirs);
  await loaded;
  await expect(examHead(page)).toHaveText('已答 2/5');
  expect(await keptKeys(page)).toEqual(mine);
  await other.close();

  await page.unroute('**/api/management/submitExam');
  const back = await tokenFor(page, first.key);
  await page.evaluate((token) => localStorage.setItem('Authorization', token), back);
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
