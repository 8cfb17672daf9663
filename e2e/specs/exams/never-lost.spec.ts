import { endSession, enter, expect, open, test } from '../suite';
import {
  EXAM,
  begin,
  button,
  choose,
  drafts,
  handIn,
  held,
  heldCount,
  opened,
  option,
  progress,
  question,
  sheetOf,
  solved,
  type Sheet,
} from './exam-paper';

test('a reload loses nothing, even when no draft has reached the provider', async ({ page }) => {
  await page.route(drafts, (route) => route.abort());
  await begin(page);
  await choose(page, 'B');
  await button(page, '标记').click();
  await page.reload();
  await opened(page, '已答 11/20');
  await expect(question(page)).toContainText('第 12 题');
  await button(page, '上一题').click();
  await expect(option(page, 'B')).toBeChecked();
  await expect(button(page, '已标记')).toBeVisible();
});

test('a killed browser loses no answer', async ({ page, browser }) => {
  await page.route(drafts, (route) => route.abort());
  await begin(page);
  await choose(page, 'C');
  const address = page.url();
  const storageState = await page.context().storageState();
  await page.context().close();

  const again = await browser.newContext({
    storageState,
    isMobile: true,
    viewport: { width: 375, height: 667 },
  });
  const next = await again.newPage();
  await next.goto(address);
  await opened(next, '已答 11/20');
  await expect.poll(() => heldCount(next)).toBe(11);
  await again.close();
});

test('without a network the learner can go on, and the page says where the answers are', async ({
  page,
  context,
}) => {
  await begin(page);
  await context.setOffline(true);
  await choose(page, 'A');
  await expect(page.getByText('离线，已存在本机').first()).toBeVisible();
  await button(page, '下一题').click();
  await choose(page, 'B');
  await context.setOffline(false);
  await expect(page.getByText(/^已保存 \d\d:\d\d$/)).toBeVisible();
  await expect.poll(() => heldCount(page)).toBe(12);
});

test('a save that fails is tried again until it succeeds, and the screen says so', async ({ page }) => {
  let failures = 2;
  await page.route(drafts, (route) => (failures-- > 0 ? route.fulfill({ status: 500 }) : route.continue()));
  await begin(page);
  await choose(page, 'A');
  await expect(page.getByText('没有同步成功，正在重试').first()).toBeVisible();
  await expect(page.getByText(/^已保存 \d\d:\d\d$/)).toBeVisible({ timeout: 15_000 });
  expect(await heldCount(page)).toBe(11);
});

test('two devices end with the answers of both', async ({ page, browser }) => {
  const twin = await begin(page);
  const before = (await held(page))?.content ?? {};
  await choose(page, 'B');
  await expect.poll(() => heldCount(page)).toBe(11);
  const eleventh = Object.keys((await held(page))?.content ?? {}).find((id) => !before[id]) as string;

  const other = await browser.newContext({ isMobile: true, viewport: { width: 375, height: 667 } });
  const phone = await other.newPage();
  await open(phone, twin.key, 'messenger', EXAM);
  await opened(phone, '已答 11/20');
  await expect(question(phone)).toContainText('第 12 题');
  await choose(phone, 'D');
  await button(phone, '上一题').click();
  await choose(phone, 'A');
  await expect.poll(async () => (await held(phone))?.content[eleventh]).toBe('1');
  expect(await heldCount(phone)).toBe(12);
  await other.close();

  // A page asks at most every two seconds.
  await expect(async () => {
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await expect(page.getByText('已同步其他设备上的作答')).toBeAttached({ timeout: 500 });
  }).toPass();
  await expect(progress(page)).toHaveText('已答 12/20');
  await expect(question(page)).toContainText('第 11 题');
  await expect(option(page, 'A')).toBeChecked();
});

test('two devices in turn, both in sight, lose nothing, and each hands in the answers of both', async ({
  page,
  browser,
}) => {
  const twin = await begin(page);
  const other = await browser.newContext({ isMobile: true, viewport: { width: 375, height: 667 } });
  const phone = await other.newPage();
  await open(phone, twin.key, 'messenger', EXAM);
  await opened(phone, '已答 10/20');
  await button(phone, '下一题').click();
  await choose(phone, 'B');
  await expect.poll(() => heldCount(page)).toBe(11);
  await choose(page, 'C');
  await expect.poll(() => heldCount(page)).toBe(12);
  await expect(progress(page)).toHaveText('已答 12/20');

  await button(phone, '下一题').click();
  await phone.getByRole('checkbox', { name: /^A/ }).check();
  await expect.poll(() => heldCount(page)).toBe(13);
  await handIn(page);
  await solved(page);
  expect(await heldCount(page)).toBe(13);
  await other.close();
});

test('a login that expires in mid-exam leads back to all the answers', async ({ page }) => {
  const twin = await enter(page, 'to-sign', 'browser', EXAM);
  await opened(page, '已答 10/20');
  await choose(page, 'B');
  await endSession(page);
  await button(page, '下一题').click();
  await choose(page, 'C');
  await page.getByLabel('手机号').fill(twin.mobile);
  await button(page, '使用密码登录').click();
  await page.getByLabel('密码').fill('study2025');
  await button(page, '登录').click();
  await opened(page, '已答 12/20');
  await expect.poll(() => heldCount(page)).toBe(12);
});

test('a device whose storage is full says so and saves at the provider', async ({ page }) => {
  await page.addInitScript(() => {
    const write = Storage.prototype.setItem;
    Storage.prototype.setItem = function (key, value) {
      if (key.startsWith('suite.')) throw new DOMException('full', 'QuotaExceededError');
      write.call(this, key, value);
    };
  });
  await begin(page);
  await expect(page.getByText('本机存储不可用，答案只保存在云端，请保持网络畅通')).toBeVisible();
  await choose(page, 'B');
  await expect(page.getByText(/^已保存 \d\d:\d\d$/)).toBeVisible();
  await expect.poll(() => heldCount(page)).toBe(11);
  await page.reload();
  await opened(page, '已答 11/20');
});

test('an older draft that arrives late does not overwrite a newer one', async ({ page }) => {
  const sheets: Sheet[] = [];
  const late: { arrive?: () => void } = {};
  const onItsWay = new Promise<void>((resolve) => (late.arrive = resolve));
  await page.route(drafts, async (route) => {
    sheets.push(sheetOf(route));
    if (sheets.length > 1) return route.continue();
    await onItsWay;
    await route.fulfill({ response: await route.fetch() });
  });
  await begin(page);
  await choose(page, 'A');
  await expect.poll(() => sheets.length).toBe(1);
  await choose(page, 'D');
  // Leaving the page sends the second draft at once, although the first is still under way.
  await page.evaluate(() => window.dispatchEvent(new Event('pagehide')));
  const changed = () =>
    Object.keys(sheets[0]?.content ?? {}).find(
      (one) => sheets[0]?.content[one] === '1' && sheets[1]?.content[one] === '4',
    ) ?? 'none';
  const answer = async () => (await held(page))?.content[changed()];
  await expect.poll(answer).toBe('4');
  const first = page.waitForResponse(
    (response) => response.request().postDataJSON()?.content?.[changed()] === '1',
  );
  late.arrive?.();
  await first;
  expect(await answer()).toBe('4');
  await expect(option(page, 'D')).toBeChecked();
});
