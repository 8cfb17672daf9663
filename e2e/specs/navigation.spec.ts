import { remotes } from '@suite/build/workspace';
import { expect, heading, livePages, signIn, test } from './suite';

test.beforeEach(({ page }) => signIn(page, 'premium'));

for (const app of remotes) {
  test(`a deep link opens a page of ${app}`, async ({ page, request, errors }) => {
    const target = (await livePages(request)).find((row) => row.app === app);
    expect(target, `${app} has a page`).toBeDefined();
    await page.goto(`/#${target?.path}`);
    await expect(heading(page)).toBeVisible();
    await expect(page).toHaveTitle(target?.title ?? '');
    expect(errors).toEqual([]);
  });
}

test('one visit goes through all apps of a line and back without a reload; the other line has its own document', async ({
  page,
  request,
  errors,
}) => {
  const pages = await livePages(request);
  const [management, ...stops] = [
    'remote-manage-course',
    ...remotes.filter((app) => !/manage/.test(app)),
  ].map((app) => pages.find((row) => row.app === app)!);
  const visit = () => page.evaluate(() => (window as { visit?: string }).visit);
  await page.goto(`/#${stops[0]!.path}`);
  await expect(page).toHaveTitle(stops[0]!.title);
  await page.evaluate(() => Object.assign(window, { visit: 'the same' }));
  for (const { path, title } of stops.slice(1)) {
    await page.evaluate((to) => (location.hash = to), path);
    await expect(page).toHaveTitle(title);
    await expect(heading(page)).toBeVisible();
  }
  for (const { title } of stops.slice(0, -1).reverse()) {
    await page.goBack();
    await expect(page).toHaveTitle(title);
    await expect(heading(page)).toBeVisible();
  }
  expect(await visit()).toBe('the same');
  await page.evaluate((to) => (location.hash = to), management!.path);
  await expect(page).toHaveTitle(management!.title);
  await expect.poll(visit).toBeUndefined();
  await page.goBack();
  await expect(page).toHaveTitle(stops[0]!.title);
  expect(errors).toEqual([]);
});

test('going back finds the place where the visitor was', async ({ page }) => {
  await page.goto('/#/agreement');
  await expect(heading(page)).toBeVisible();
  await page.evaluate(() => scrollTo(0, 600));
  await page.evaluate(() => (location.hash = '/open-account'));
  await expect(page).toHaveTitle('开户');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(600);
});

test('a page of an app that is loaded already opens without a request', async ({ page }) => {
  await page.goto('/#/open-account');
  await expect(heading(page)).toBeVisible();
  await page.evaluate(() => (location.hash = '/agreement'));
  await expect(page).not.toHaveTitle('开户');
  await expect(heading(page)).toBeVisible();
  const requests: string[] = [];
  page.on('request', (request) => {
    // An idle phone fetches the app where visitors mostly go next.
    if (!request.url().includes('/remote-exams/')) requests.push(request.url());
  });
  await page.evaluate(() => (location.hash = '/open-account'));
  await expect(page).toHaveTitle('开户');
  expect(requests).toEqual([]);
});

test('an unknown address says so, and the way back works', async ({ page, errors }) => {
  await page.goto('/#/open-account');
  await expect(heading(page)).toBeVisible();
  await page.evaluate(() => (location.hash = '/no-such-page/7'));
  await expect(heading(page)).toHaveText('页面不存在');
  await expect(page).toHaveTitle('页面不存在');
  await page.getByRole('main').getByRole('button', { name: /返回/ }).click();
  await expect(page).toHaveTitle('个人中心');
  expect(errors).toEqual([]);
});

test('75 units of the design are a rem, on a WebView that scales fonts too', async ({ page }) => {
  await page.goto('/#/open-account');
  await expect(heading(page)).toBeVisible();
  const rootSize = () => page.evaluate(() => parseFloat(getComputedStyle(document.documentElement).fontSize));
  expect(await rootSize()).toBeCloseTo(37.5, 1);
  await page.setViewportSize({ width: 320, height: 568 });
  await expect.poll(rootSize).toBeCloseTo(32, 1);
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect.poll(rootSize).toBeCloseTo(43, 1);
});
