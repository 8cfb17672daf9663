import { AxeBuilder } from '@axe-core/playwright';
import { expect, heading, livePages, signIn, test } from './suite';

const apps = [
  'host',
  'remote-learning',
  'remote-exams',
  'remote-commerce',
  'remote-contracts',
  'remote-manage-course',
  'remote-tools',
];

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
        const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(wider, `${path} scrolls sideways`).toBeLessThanOrEqual(0);
        const { violations } = await new AxeBuilder({ page }).analyze();
        const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
        expect(serious.map(({ id, nodes }) => `${path} ${id} ${nodes[0]?.html}`)).toEqual([]);
        // A change of the hash alone would not start the next page anew.
        await page.goto('about:blank');
      }
      // The engine says in its console what the policy has stopped.
      expect(errors).toEqual([]);
    });
  }
}
