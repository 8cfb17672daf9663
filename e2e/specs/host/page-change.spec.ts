import { expect, heading, signIn, test } from '../suite';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('the picture of the page before stays until the next page has words', async ({ page, errors }) => {
  await signIn(page, 'premium');
  await page.goto('/#/');
  await expect(page.getByRole('link', { name: '我的', exact: true })).toBeVisible();
  await page.evaluate(() => {
    const change = document.startViewTransition.bind(document);
    const seen: { words: string; kept: number }[] = [];
    const changed = (update: () => Promise<void>) => {
      let begun = 0;
      const transition = change(() => {
        begun = performance.now();
        return update();
      });
      void transition.ready.then(() => {
        const words = document.querySelector('main')?.textContent ?? '';
        seen.push({ words, kept: performance.now() - begun });
      });
      return transition;
    };
    Object.assign(document, { startViewTransition: changed });
    Object.assign(window, { seen });
  });
  await page.getByRole('link', { name: '我的', exact: true }).tap();
  await expect(page).toHaveURL(/#\/myinfo$/);
  const seen = () => page.evaluate(() => (window as { seen?: { words: string; kept: number }[] }).seen);
  await expect.poll(seen).toHaveLength(1);
  const [{ words, kept }] = (await seen()) as [{ words: string; kept: number }];
  // On a slow machine the picture's time is up before there are words.
  expect(words.includes('我的') || kept >= 200).toBe(true);
  // Once it is there it takes taps.
  await page.getByRole('link', { name: '个人资料' }).tap();
  await expect(page).not.toHaveURL(/#\/myinfo$/);
  await expect(heading(page)).toBeAttached();
  expect(errors).toEqual([]);
});

test('a step back that overtakes a page change ends at the page before', async ({ page, errors }) => {
  await signIn(page, 'premium');
  await page.goto('/#/');
  const mine = page.getByRole('link', { name: '我的', exact: true });
  await expect(mine).toBeVisible();
  for (let round = 0; round < 5; round++) {
    await mine.evaluate((link: HTMLElement) => {
      link.click();
      history.back();
    });
    await expect(page).toHaveURL(/#\/$/);
    await expect(mine).toBeVisible();
  }
  await mine.tap();
  await expect(page.getByRole('button', { name: '编辑昵称和头像' })).toBeVisible();
  expect(errors).toEqual([]);
});
