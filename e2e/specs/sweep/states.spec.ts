import type { Page } from '@playwright/test';
import type { OwnedRoute } from '@suite/loader/registry';
import { barriersInTheDark, barriersOf } from '../barriers';
import { expect, test, type PhoneContext } from '../suite';
import { complaintsOf, faultsOf } from './judge';
import {
  addressesWithoutRoute,
  byPerson,
  liveRoutes,
  oftenPlaces,
  part,
  placesOf,
  routesWithoutAddress,
  type Place,
} from './places';
import { failures, ofLogin } from './states';
import { enterSuite, goTo, installProbe } from './probe';
import { thoroughUnless } from './thorough';

const contexts: PhoneContext[] = ['messenger', 'browser', 'app', 'desktop'];
const narrow = { width: 320, height: 568 };

const lostNetwork = [
  /net::ERR_INTERNET_DISCONNECTED/,
  /^logs CallError: (?:GET|POST) \S+: network failure/,
  /^logs LoadError: \S+ did not load/,
  /^logs Error: a picture of the poster did not load/,
];
/** Videos are not loaded here, and the messenger's own SDK may not report to its maker. */
const outside = [/Failed to load resource: net::ERR_BLOCKED_BY_CLIENT/, /open\.weixin\.qq\.com\/sdk\/report/];

/** Walks through the suite on one page, on the narrowest phone, and collects what is wrong with it. */
async function startWalk(page: Page, context: PhoneContext, rows: readonly OwnedRoute[]) {
  const faults: string[] = [];
  const complaints = complaintsOf(page);
  await installProbe(page);
  await page.setViewportSize(narrow);
  let known: RegExp[] = [];
  let isOffline = false;
  let leftFor = '';
  let entered = '';
  let words = '';
  /** What pages said whose barriers were sought: without a network many say what they said with it, or all the same. */
  const sought = new Set<string>();
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) leftFor = request.url();
  });

  const note = (place: Place, found: string[]) =>
    faults.push(
      ...found.map((fault) => {
        const without = isOffline ? ', offline' : '';
        return `${place.name} ${place.to} (${entered}${without}) ${fault}`;
      }),
    );

  async function judge(place: Place) {
    const sight = await goTo(page, place.to, isOffline ? { limit: 3000 } : {});
    words = sight.main;
    note(place, faultsOf(sight, rows));
    note(place, complaints.take([...outside, ...known]));
  }

  async function enterAs(person: string) {
    await enterSuite(page, person, context);
    [leftFor, entered] = ['', person];
    complaints.take();
  }

  return {
    faults,
    /** Sets the console messages that are expected from now on. */
    expect: (patterns: RegExp[]) => (known = patterns),
    async setOffline(offline: boolean) {
      isOffline = offline;
      known = offline ? lostNetwork : [];
      await page.context().setOffline(offline);
    },
    enterAs,
    async visit(place: Place) {
      words = '';
      try {
        await judge(place);
      } catch (error) {
        if (!leftFor) throw error;
        note(place, [`leaves for ${leftFor}`]);
        await page.context().setOffline(false);
        await enterAs(entered);
        await page.context().setOffline(isOffline);
      }
    },
    /** What keeps people out of the page that is shown, in both themes. */
    async seekBarriers(place: Place) {
      if (isOffline && sought.has(words)) return;
      sought.add(words);
      note(place, [...(await barriersOf(page)), ...(await barriersInTheDark(page))]);
      // A page that waits for the network has none yet.
      if (!isOffline && (await page.locator('main h1').count()) !== 1)
        note(place, ['has not one main heading']);
    },
  };
}

/** One learner and one management user: for these tests it does not matter what they own. */
function anybody(places: readonly Place[]) {
  const theirs = places.map(
    (place) =>
      ({ ...place, person: place.person.startsWith('manage-') ? 'manage-mid' : 'mid-course' }) as const,
  );
  const isFirst = ({ to, person }: Place, at: number) =>
    theirs.findIndex((one) => one.to === to && one.person === person) === at;
  return byPerson(theirs.filter(isFirst));
}

/** The number of tests among which the pages with data are divided; they run side by side. */
const parts = 4;

test.describe.configure({ timeout: 300_000 });

test('every route with a parameter has an address at which the sweep opens it', async ({ request }) => {
  const rows = await liveRoutes(request);
  expect(routesWithoutAddress(rows)).toEqual([]);
  expect(addressesWithoutRoute(rows)).toEqual([]);
});

for (const context of contexts) {
  const details = thoroughUnless(context === 'messenger');
  for (let at = 0; at < parts; at++) {
    const which = `${context}, ${at + 1} of ${parts}`;
    test(
      `every page with data, and again without network, in both themes (${which})`,
      details,
      async ({ page, request }) => {
        const rows = await liveRoutes(request);
        const walk = await startWalk(page, context, rows);
        for (const [person, places] of byPerson(part(placesOf(rows), at, parts))) {
          await walk.enterAs(person);
          for (const place of places) {
            await walk.visit(place);
            await walk.seekBarriers(place);
          }
          await walk.setOffline(true);
          for (const place of places) {
            await walk.visit(place);
            await walk.seekBarriers(place);
          }
          await walk.setOffline(false);
        }
        expect(walk.faults).toEqual([]);
      },
    );
  }

  test(`every page without data (${context})`, details, async ({ page, request }) => {
    const rows = await liveRoutes(request);
    const walk = await startWalk(page, context, rows);
    for (const [person, places] of anybody(oftenPlaces(rows))) {
      await walk.enterAs(person === 'manage-mid' ? 'manage-new' : 'empty');
      for (const place of places) await walk.visit(place);
    }
    expect(walk.faults).toEqual([]);
  });

  for (const [name, { answer, expected }] of Object.entries(failures)) {
    const isOften = context === 'messenger' && name === 'a gateway that fails';
    test(`every page with ${name} (${context})`, thoroughUnless(isOften), async ({ page, request }) => {
      const rows = await liveRoutes(request);
      const walk = await startWalk(page, context, rows);
      await page.route('**/api/**', (route) =>
        ofLogin.test(route.request().url()) ? route.fallback() : route.fulfill(answer),
      );
      for (const [person, places] of anybody(oftenPlaces(rows))) {
        await walk.enterAs(person);
        walk.expect(expected);
        for (const place of places) await walk.visit(place);
      }
      expect(walk.faults).toEqual([]);
    });
  }
}

test('a page of every app that is opened for the first time without network', async ({ page, request }) => {
  const rows = await liveRoutes(request);
  const firsts = rows.filter(({ app }, at) => rows.findIndex((row) => row.app === app) === at);
  const walk = await startWalk(page, 'messenger', rows);
  await walk.enterAs('mid-course');
  await walk.setOffline(true);
  for (const place of placesOf(firsts)) await walk.visit(place);
  // Titles come with the route table, so that of an app of which nothing could be loaded is not known.
  expect(walk.faults.filter((fault) => !fault.endsWith('has the title "学习平台"'))).toEqual([]);
});
