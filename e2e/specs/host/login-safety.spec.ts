import type { Page } from '@playwright/test';
import { enter, expect, heading, open, openWithoutSession, test, tokenOf, twinOf } from '../suite';

const atHome = (page: Page) => expect(heading(page)).toBeVisible();

/** The address of this page with another query. */
const withSearch = (page: Page, search: string) => Object.assign(new URL(page.url()), { search }).href;

test('a link with somebody else’s code does not change who is here', async ({ page }) => {
  await enter(page, 'mid-course', 'messenger', '/user-clock');
  await atHome(page);
  const mine = await tokenOf(page);
  const exchanges: string[] = [];
  page.on('request', (request) => {
    if (/updateUser|passport\/front/.test(request.url())) exchanges.push(request.url());
  });
  await page.goto(withSearch(page, '?code=theirs&state=login&from=card'));
  await atHome(page);
  expect(await tokenOf(page)).toBe(mine);
  expect(exchanges).toEqual([]);
  expect(new URL(page.url()).search).toBe('?from=card');
});

test('an invite code in the address survives a login', async ({ page }) => {
  const twin = await twinOf(page, 'mid-course');
  await open(page, twin.key, 'messenger', '/user-clock');
  await atHome(page);
  await openWithoutSession(page, 'learner', withSearch(page, '?code=INVITE'));
  await page.getByRole('button', { name: '允许' }).click();
  await expect(page).toHaveTitle('每日打卡');
  await atHome(page);
  expect(new URL(page.url()).search).toBe('?code=INVITE');
});

test('a refused consent ends in a card, and trying again logs in', async ({ page }) => {
  await enter(page, 'mid-course', 'messenger', '/user-clock');
  await atHome(page);
  await openWithoutSession(page);
  await page.getByRole('button', { name: '拒绝' }).click();
  await expect(heading(page)).toHaveText('还没有登录');
  await page.getByRole('button', { name: '重新登录' }).click();
  await page.getByRole('button', { name: '允许' }).click();
  await expect(page).toHaveURL(/#\/user-clock$/);
});

test('an open page is loaded again when another tab logs in as somebody else', async ({ page }) => {
  await enter(page, 'mid-course', 'browser', '/user-clock');
  await atHome(page);
  const [loaded, other] = [page.waitForEvent('load'), await page.context().newPage()];
  await enter(other, 'premium', 'browser', '/user-clock');
  await loaded;
  await atHome(page);
  expect(await tokenOf(page)).toBe(await tokenOf(other));
});

test('in the app an older session of somebody else is put away', async ({ page }) => {
  await page.addInitScript(() => {
    if (location.protocol !== 'about:' && !sessionStorage.getItem('planted')) {
      sessionStorage.setItem('planted', 'yes');
      document.cookie = 'class_token=ended; path=/';
    }
  });
  await enter(page, 'mid-course', 'app', '/user-clock');
  await expect(page).toHaveTitle('每日打卡');
  await atHome(page);
  expect(await tokenOf(page)).not.toBe('ended');
});

test('a visitor without storage is logged in by cookie', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  const twin = await enter(page, 'mid-course', 'browser', '/user-clock', { signed: false });
  await page.getByLabel('手机号').fill(twin.mobile);
  await page.getByRole('button', { name: '使用密码登录' }).click();
  await page.getByLabel('密码').fill('study2025');
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await expect(page).toHaveURL(/#\/user-clock$/);
  await expect(page).toHaveTitle('每日打卡');
  await page.reload();
  await atHome(page);
  await expect(page).toHaveTitle('每日打卡');
});
