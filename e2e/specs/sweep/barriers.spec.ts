import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from '../suite';
import { byPerson, liveRoutes, placesOf } from './places';
import { enterSuite, goTo, installProbe } from './probe';
import { thorough } from './thorough';

test.describe.configure({ timeout: 300_000 });

for (const width of [320, 375]) {
  test(
    `no page has a serious barrier for anybody at a width of ${width}`,
    thorough,
    async ({ page, request }) => {
      const faults: string[] = [];
      await installProbe(page);
      await page.setViewportSize({ width, height: 667 });
      await page.route(/\.(?:m3u8|ts|mp4)(?:\?|$)/, (route) => route.abort('blockedbyclient'));
      for (const [person, places] of byPerson(placesOf(await liveRoutes(request)))) {
        await enterSuite(page, person, 'browser');
        for (const { name, to } of places) {
          await goTo(page, to);
          // In one document, without the frames that it would ask one by one: there are none.
          const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).analyze();
          const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
          faults.push(
            ...serious.map(({ id, nodes }) => `${name} ${to}: ${id} ${nodes[0]?.html.slice(0, 160)}`),
          );
        }
      }
      expect(faults).toEqual([]);
    },
  );
}
