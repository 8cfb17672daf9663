import { apps } from '@suite/build/workspace';
import { expectNoBarrier } from './barriers';
import { expect, heading, livePages, signIn, test } from './suite';

test.beforeEach(({ page }) => signIn(page, 'premium'));

for (const app of apps) {
  for (const width of [320, 375]) {
    test(`every page of ${app} fits a width of ${width}, has no serious barrier, and breaks no policy`, async ({
      page,
      request,
      errors,
    }) => {
      test.setTimeout(180_000);
      await page.setViewportSize({ width, height: 667 });
      for (const { path, title } of (await livePages(request)).filter((row) => row.app === app)) {
        await page.goto(`/#${path}`);
        await expect(page).toHaveTitle(title);
        await expect(heading(page).first(), path).toBeVisible();
        await expectNoBarrier(page, path);
        // A change of the hash alone would not start the next page anew.
        await page.goto('about:blank');
      }
      // The engine says in its console what the policy has stopped.
      expect(errors).toEqual([]);
    });
  }
}
