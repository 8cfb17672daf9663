import type { Page } from '@playwright/test';
import { watchShift } from '../layout-shift';
import { expect, test } from '../suite';
import { enterSuite, installProbe, isInSuite, openAlone } from './probe';
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
      const note = (fault: string) => faults.push(`${name} ${to} (${person}) ${fault}`);
      try {
        const { unrest } = await openAlone(page, to);
        const { sum, what } = await shift();
        if (unrest) note(`is not at rest when it is measured: ${unrest}`);
        if (sum > LIMIT) note(`moves by ${sum.toFixed(3)}\n  ${what.join('\n  ')}`);
      } catch (error) {
        // A page may lead out of the suite, to a cashier or a login.
        if (isInSuite(page)) note(`was not measured: ${(error as Error).message}`);
        await enterSuite(page, person, 'messenger');
      }
    }
  }
  return faults;
}

/** Those that moved most before their skeletons had the shape of what comes, and the players. */
const watched = [
  ...['PersonalCenter', 'UserClock', 'StudentsFeelDetail', 'StudyTaskReform', 'VideoLinkList'],
  ...['CertificateHome', 'CertificateForm', 'CertificateApply', 'Diploma', 'AdvancedLessonGame'],
  ...['MyInfoCourse', 'MyInfoCourseVideo', 'VideoReform', 'AuditionLesson'],
];

test.describe.configure({ timeout: 600_000 });

test('the pages that moved most, and the players, stand still when each answer is late', async ({
  page,
  request,
}) => {
  const all = placesOf(await liveRoutes(request));
  const found = watched.map((name) => all.find((place) => place.name === name));
  expect(found.every((place) => place)).toBe(true);
  expect(await restless(page, found as Place[])).toEqual([]);
});

/** Where the parts of a player begin, from the top: its stage, the name, and what stands under it. */
const partsOf = (page: Page, parts: readonly string[]) =>
  page.evaluate(
    (selectors) =>
      selectors.map((one) => Math.round(document.querySelector(one)?.getBoundingClientRect().top ?? NaN)),
    parts,
  );

test('a lesson stands where its skeleton stood', async ({ page, request }) => {
  const place = placesOf(await liveRoutes(request)).find(({ name }) => name === 'MyInfoCourseVideo') as Place;
  await installProbe(page);
  await enterSuite(page, place.person, 'messenger');
  // The lessons come once the skeleton was measured.
  let go = () => {};
  const measured = new Promise<void>((resolve) => (go = resolve));
  await page.route(/\/api\/v3\/category(?:-public)?\b/, (route) => measured.then(() => route.continue()));
  const opened = openAlone(page, place.to);
  const skeleton = 'main [aria-busy=true] > [aria-hidden] >';
  await page.locator(`${skeleton} :nth-child(4)`).waitFor();
  const waiting = await partsOf(
    page,
    [1, 2, 3, 4].map((at) => `${skeleton} :nth-child(${at})`),
  );
  go();
  await opened;
  const lesson = await partsOf(page, [
    'main section',
    'main header',
    'main [role=tablist]',
    'main [role=tabpanel]',
  ]);
  for (const [at, top] of lesson.entries()) expect(Math.abs(top - (waiting[at] ?? NaN))).toBeLessThan(4);
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
