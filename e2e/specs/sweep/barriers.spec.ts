import { barriersOf } from '../barriers';
import { expect, test } from '../suite';
import { byPerson, liveRoutes, placesOf } from './places';
import { enterSuite, goTo, installProbe } from './probe';
import { thoroughUnless } from './thorough';

test.describe.configure({ timeout: 300_000 });

for (const width of [320, 375]) {
  const details = thoroughUnless(width === 320);
  test(
    `no page has a serious accessibility barrier at a width of ${width}`,
    details,
    async ({ page, request }) => {
      const faults: string[] = [];
      await installProbe(page);
      await page.setViewportSize({ width, height: 667 });
      await page.route(/\.(?:m3u8|ts|mp4)(?:\?|$)/, (route) => route.abort('blockedbyclient'));
      for (const [person, places] of byPerson(placesOf(await liveRoutes(request)))) {
        await enterSuite(page, person, 'browser');
        for (const { name, to } of places) {
          await goTo(page, to);
          const barriers = await barriersOf(page);
          if ((await page.locator('main h1').count()) !== 1) barriers.push('has not one main heading');
          faults.push(...barriers.map((barrier) => `${name} ${to}: ${barrier}`));
        }
      }
      expect(faults).toEqual([]);
    },
  );
}
