import { AxeBuilder } from '@axe-core/playwright';
import { expect, heading, livePages, test } from './suite';

for (const width of [320, 375]) {
  test(`every page fits a width of ${width} and has no serious barrier`, async ({
    page,
    request,
    errors,
  }) => {
    await page.setViewportSize({ width, height: 667 });
    for (const { path, title } of await livePages(request)) {
      await page.goto(`/#${path}`);
      await expect(page).toHaveTitle(title);
      await expect(heading(page)).toBeVisible();
      const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(wider, `${path} scrolls sideways`).toBeLessThanOrEqual(0);
      const { violations } = await new AxeBuilder({ page }).analyze();
      const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
      expect(serious.map(({ id, nodes }) => `${path} ${id} ${nodes[0]?.html}`)).toEqual([]);
    }
    expect(errors).toEqual([]);
  });
}

test('no page breaks the content security policy', async ({ page, request }) => {
  await page.addInitScript(() => {
    const broken: string[] = [];
    Object.assign(window, { broken });
    document.addEventListener('securitypolicyviolation', (event) =>
      broken.push(`${event.violatedDirective} ${event.blockedURI}`),
    );
  });
  for (const { path } of await livePages(request)) {
    await page.goto(`/#${path}`);
    await expect(heading(page)).toBeVisible();
    expect(await page.evaluate(() => (window as unknown as { broken: string[] }).broken)).toEqual([]);
  }
});
