import type { Page, Request } from '@playwright/test';
import type { OwnedRoute } from '@suite/loader/registry';
import { expect, test } from '../suite';
import { faultsOf } from './judge';
import { byPerson, liveRoutes, oftenPlaces, part } from './places';
import { enterSuite, installProbe, openAlone, type Sight } from './probe';
import { thorough } from './thorough';

/** A call as the network saw it; times in milliseconds. */
interface SeenCall {
  isRead: boolean;
  /** Method, address and parameters. */
  what: string;
  start: number;
  end: number;
}

/** Listens to the calls of a page; a new document begins with none. */
function recordCalls(page: Page): { take: () => SeenCall[] } {
  const seen: SeenCall[] = [];
  const open = new Map<Request, SeenCall>();
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) seen.length = 0;
    const { pathname, search } = new URL(request.url());
    if (!pathname.startsWith('/api/') || pathname.startsWith('/api/media/')) return;
    const what = `${request.method()} ${pathname}${search} ${request.postData() ?? ''}`;
    const call = { isRead: request.method() === 'GET', what, start: Date.now(), end: Infinity };
    open.set(request, call);
    seen.push(call);
  });
  page.on('requestfinished', (request) => {
    const call = open.get(request);
    if (call) call.end = Date.now();
  });
  return { take: () => seen.splice(0) };
}

/** Reads that were repeated although nothing had been written in between. */
function repeated(calls: readonly SeenCall[]): string[] {
  const known = new Set<string>();
  const twice: string[] = [];
  for (const { isRead, what } of calls) {
    if (!isRead) known.clear();
    else if (known.has(what)) twice.push(what);
    else known.add(what);
  }
  return twice;
}

/** Reads that the page's script began while the host was on its way, and that no call of the page has taken. */
const untaken = (page: Page) =>
  page.evaluate(() => Object.keys((window as { __suite?: { reads: object } }).__suite?.reads ?? {}));

/** Milliseconds by which each answer is delayed, to show which calls wait for which. */
const HOLD = 500;

/** The longest chain of calls of which each began after the one before had its answer. */
function longestChain(calls: readonly SeenCall[]): string[] {
  const chains: string[][] = [];
  for (const { what, start } of calls) {
    const before = chains.filter((_, at) => (calls[at] as SeenCall).end <= start);
    const longest = before.reduce((best, chain) => (chain.length > best.length ? chain : best), []);
    chains.push([...longest, what]);
  }
  return chains.reduce((best, chain) => (chain.length > best.length ? chain : best), []);
}

/** Most pages need two calls in a row: the visitor's state, then their data. These need more, with the reason. */
const longer: Record<string, number> = {
  // The list of courses tells of which course to read the videos.
  VideoReform: 3,
  // The tree tells which video is current.
  Video: 3,
  MyInfoCourseVideo: 3,
  // The material tells that it is a video.
  StudyMaterialDetail: 3,
  // The page tells the server what it has shown, then reads the learner again.
  MyInfoCard: 4,
  MyInfoUpdate: 3,
  // The weeks name the papers whose wrong answers come back today.
  PersonalCenter: 3,
  StudyTask: 3,
  StudyTaskReform: 3,
  StudyTaskSeparate: 3,
  StudyTaskSeparateReform: 3,
  // The goods name the learner's unpaid order, about which the provider is asked before any button.
  PaymentAdvnaced: 3,
  // The provider shows the teacher (a POST, which counts the look) to buyers alone.
  PaymentToolsContact: 3,
  // Before a class begins there are no notes, and they are not asked for.
  Notes: 3,
  // The agreement is drawn up (a POST) only if the contract can be refunded and no refund of it is running.
  RefundContract: 3,
  // The certificates tell which of them was sent as a parcel.
  CertificateMy: 3,
  // The contract tells the step, and the regions are a part of the first one alone.
  SignContract: 3,
  // The provider refuses the subscription to visitors who are not logged in, so that is asked first.
  MakeNew: 3,
  // The provider refuses the weeks to learners without the course, so the purchase is asked for first.
  ManageCourse: 3,
  NewManageCourse: 3,
  // The week's state tells whether there is a paper or a result; the provider refuses the other one.
  AnswerManage: 3,
  // The purchase tells by which edition's calls the contract is read.
  ManageSignContract: 3,
  FaceVerify: 3,
  // Whether another course excludes this one is asked before its price.
  PayCourse: 3,
  NewPayCourse: 3,
};

/** The number of tests among which the pages are divided; they run side by side. */
const parts = 4;

test.describe.configure({ timeout: 300_000 });

/** Styles among these files that the page, opened by itself, does not have: another page may have brought them else. */
function lacking(page: Page, files: readonly string[] = []): Promise<string[]> {
  return page.evaluate((names) => {
    const there = Array.from(document.styleSheets, ({ href }) => href ?? '');
    return names.filter((name) => name.endsWith('.css') && !there.some((href) => href.includes(`/${name}`)));
  }, files);
}

/** A page that was opened by itself, and the calls that it made. */
interface Opened {
  name: string;
  sight: Sight;
  calls: SeenCall[];
}

/** Opens a part of all pages, each by itself, and collects what is wrong with them by its address. */
async function openEach(
  page: Page,
  rows: readonly OwnedRoute[],
  at: number,
  faultsIn: (opened: Opened) => string[] | Promise<string[]>,
) {
  const faults: string[] = [];
  await installProbe(page);
  const calls = recordCalls(page);
  for (const [person, places] of byPerson(part(oftenPlaces(rows), at, parts))) {
    await enterSuite(page, person, 'messenger');
    for (const { name, to } of places) {
      const sight = await openAlone(page, to);
      const found = await faultsIn({ name, sight, calls: calls.take() });
      faults.push(...found.map((fault) => `${to}: ${fault}`));
    }
  }
  return faults;
}

for (let at = 0; at < parts; at++) {
  const which = `(${at + 1} of ${parts})`;

  test(`a page that is opened first asks for nothing twice and has its styles ${which}`, async ({
    page,
    request,
  }) => {
    const rows = await liveRoutes(request);
    const faults = openEach(page, rows, at, async ({ name, sight, calls }) => [
      ...faultsOf(sight, rows),
      ...repeated(calls).map((what) => `asks twice for ${what}`),
      ...(await untaken(page)).map((read) => `begins ${read} and takes no answer`),
      ...(await lacking(page, rows.find((row) => row.name === name)?.files)),
    ]);
    expect(await faults).toEqual([]);
  });

  test(
    `no page makes calls one after another that could go at the same time ${which}`,
    thorough,
    async ({ page, request }) => {
      await page.route('**/api/**', async (route) => {
        await new Promise((resolve) => setTimeout(resolve, HOLD));
        await route.fallback();
      });
      const faults = openEach(page, await liveRoutes(request), at, ({ name, calls }) => {
        const chain = longestChain(calls);
        return chain.length > (longer[name] ?? 2) ? [chain.join(' > ')] : [];
      });
      expect(await faults).toEqual([]);
    },
  );
}
