import type { Page } from '@playwright/test';
import { watchShift } from '../layout-shift';
import { expect, test } from '../suite';
import { enterSuite, installProbe, openAlone } from './probe';
import { byPerson, liveRoutes, part, placesOf, type Place } from './places';
import { thorough } from './thorough';

const LIMIT = 0.02;

/** Each answer takes half a second longer, so that what a page shows without it has been painted. */
async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 500,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
}

/** Opens each place in a document of its own; gives those that moved by more than the limit, and what moved. */
async function restless(page: Page, places: readonly Place[]): Promise<string[]> {
  const shift = await watchShift(page);
  await installProbe(page);
  await slowDown(page);
  const faults: string[] = [];
  for (const [person, theirs] of byPerson(places)) {
    await enterSuite(page, person, 'messenger');
    for (const { name, to } of theirs) {
      try {
        await openAlone(page, to);
        const { sum, what } = await shift();
        if (sum > LIMIT)
          faults.push(`${name} ${to} (${person}) moves by ${sum.toFixed(3)}\n  ${what.join('\n  ')}`);
      } catch {
        // The page has led out of the suite, to a cashier or a login.
        await enterSuite(page, person, 'messenger');
      }
    }
  }
  return faults;
}

/** Those that moved most before their skeletons had the shape of what comes. */
const worst = [
  ...['PersonalCenter', 'UserClock', 'StudentsFeelDetail', 'StudyTaskReform', 'VideoLinkList'],
  ...['CertificateHome', 'CertificateForm', 'CertificateApply', 'Diploma', 'AdvancedLessonGame'],
];

test.describe.configure({ timeout: 600_000 });

test('the worst ten pages stand still when each answer is late', async ({ page, request }) => {
  const all = placesOf(await liveRoutes(request));
  const found = worst.map((name) => all.find((place) => place.name === name));
  expect(found.every((place) => place)).toBe(true);
  expect(await restless(page, found as Place[])).toEqual([]);
});

const parts = 4;
for (let at = 0; at < parts; at++) {
  test(
    `no page moves by itself when each answer is late, ${at + 1} of ${parts}`,
    thorough,
    async ({ page, request }) => {
      expect(await restless(page, part(placesOf(await liveRoutes(request)), at, parts))).toEqual([]);
    },
  );
}
