import { enter, expect, heading, test } from '../suite';

test('anybody reads reflections, and comes back to the same place in the list', async ({ page }) => {
  await page.goto('/#/students-feel');
  const cards = page.getByRole('main').getByRole('link');
  await expect(cards.nth(8)).toBeAttached();
  await cards.nth(8).scrollIntoViewIfNeeded();
  const title = (await cards.nth(8).textContent()) ?? '';
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(0);
  await cards.nth(8).click();
  await expect(heading(page)).not.toHaveText('学员感悟');
  expect(title).toContain((await heading(page).textContent()) ?? '');
  await page.goBack();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);
});

test('a list that did not come is asked for again', async ({ page }) => {
  await page.route('**/StudentReflections/getList**', (route) => route.abort());
  await enter(page, 'mid-course', 'messenger', '/students-feel');
  await expect(page.getByText('没有加载出来，请再试一次')).toBeVisible({ timeout: 15_000 });
  await page.unroute('**/StudentReflections/getList**');
  await page.getByRole('button', { name: '重试' }).click();
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
});

test('a trophy is open to everybody', async ({ page }) => {
  await page.goto('/#/team-trophy/801');
  await expect(heading(page)).toHaveText('滚雪球战队');
  await expect(page.getByRole('region', { name: '战队成员' }).getByRole('listitem').first()).toBeVisible();
});
