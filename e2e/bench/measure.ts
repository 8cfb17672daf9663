import type { Browser } from '@playwright/test';
import { launchBrowser } from '../browser/find-browser';
import { landingPage, pages, visitors, type Contest } from './contest';
import { startLearnerWorld } from './learner';
import { serveSites } from './serve';
import { rotated } from './statistics';
import type { Traffic } from './traffic';
import { visit, type Conditions, type Opening, type Visit } from './visit';

/** A cheap phone on a bad day. */
export const slowPhone: Conditions = { cpuSlowdown: 4, down: 1_600_000, up: 750_000, latency: 150 };

/** Milliseconds by which each answer is delayed while trips are counted. */
const HOLD = 400;

export const messenger =
  'Mozilla/5.0 (Linux; Android 13; V2230; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/116.0.0.0 Mobile Safari/537.36 MicroMessenger/8.0.48.2580';

type Results<Name extends string, Value> = Record<string, Record<Name, Value>>;

const namesOf = <Name extends string>({ sites }: Contest<Name>) => Object.keys(sites) as Name[];

function empty<Name extends string, Value>(
  contest: Contest<Name>,
  of: readonly string[],
  value: () => Value,
): Results<Name, Value> {
  const row = () =>
    Object.fromEntries(namesOf(contest).map((name) => [name, value()])) as Record<Name, Value>;
  return Object.fromEntries(of.map((page) => [page, row()]));
}

/** Visits a page of one of the variants. */
type Look<Name> = (page: string, variant: Name, conditions?: Conditions) => Promise<Visit>;

async function withBrowser<Name extends string, Result>(
  { sites }: Contest<Name>,
  hold: number,
  work: (look: Look<Name>) => Promise<Result>,
): Promise<Result> {
  const world = await startLearnerWorld();
  const servers = await serveSites(sites, { hold, rest: world.address });
  const browser: Browser = await launchBrowser({ args: [servers.trust] });
  const openingOf = async (page: string): Promise<Opening> => {
    const known = visitors[page];
    if (!known) return {};
    const { person, content } = known;
    return { visitor: { userAgent: messenger, token: await world.tokenOf(person) }, content };
  };
  try {
    return await work(async (page, variant, conditions) =>
      visit(browser, `${servers.origins[variant]}/#${page}`, {
        conditions,
        ...(await openingOf(page)),
        stays: page === landingPage,
      }),
    );
  } finally {
    await browser.close();
    await servers.close();
    await world.close();
  }
}

/** Throws unless all variants have shown the same page: else their figures cannot be compared. */
function checkSame(page: string, headings: ReadonlyMap<string, string>): void {
  const [[first, expected] = []] = headings;
  for (const [variant, heading] of headings)
    if (heading !== expected)
      throw new Error(`${page}: ${variant} shows "${heading}", ${first} "${expected}"`);
}

/** Exact figures of one cold visit to each page: they are the same on every machine. */
export function measureTraffic<Name extends string>(
  contest: Contest<Name>,
  of = pages,
): Promise<Results<Name, Traffic>> {
  return withBrowser(contest, HOLD, async (look) => {
    const results = empty<Name, Traffic>(contest, of, () => ({ requests: 0, bytes: 0, trips: 0 }));
    for (const page of of) {
      const headings = new Map<string, string>();
      for (const variant of namesOf(contest)) {
        const seen = await look(page, variant);
        headings.set(variant, seen.heading);
        (results[page] as Record<Name, Traffic>)[variant] = seen.traffic;
      }
      checkSame(page, headings);
    }
    return results;
  });
}

/** Times to content of cold visits, and of a poster to its largest paint, the variants taking turns so that a busy moment meets all alike. */
export function measureContent<Name extends string>(
  contest: Contest<Name>,
  rounds: number,
  tell: (round: number) => void,
): Promise<Results<Name, number[]>> {
  const variants = namesOf(contest);
  return withBrowser(contest, 0, async (look) => {
    const results = empty<Name, number[]>(contest, pages, () => []);
    for (const variant of variants) await look(pages[0] as string, variant, slowPhone);
    for (let round = 0; round < rounds; round++) {
      for (const page of pages) {
        for (const variant of rotated(variants, round)) {
          const { content, whole } = await look(page, variant, slowPhone);
          (results[page] as Record<Name, number[]>)[variant].push(whole?.largest ?? content);
        }
      }
      tell(round + 1);
    }
    return results;
  });
}
