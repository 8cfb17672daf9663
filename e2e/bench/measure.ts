import type { Browser } from '@playwright/test';
import { launchBrowser } from '../browser/find-browser';
import { pages, variants, type Contest, type Variant } from './contest';
import { serveSites } from './serve';
import { rotated } from './statistics';
import type { Traffic } from './traffic';
import { visit, type Conditions, type Visit } from './visit';

/** A cheap phone on a bad day. */
export const slowPhone: Conditions = { cpuSlowdown: 4, down: 1_600_000, up: 750_000, latency: 150 };

/** Milliseconds for which each answer is held back where trips are counted. */
const HOLD = 400;

type Origins = Record<Variant, string>;
type Results<Value> = Record<string, Record<Variant, Value>>;

const empty = <Value>(value: () => Value): Results<Value> =>
  Object.fromEntries(
    pages.map((page) => [
      page,
      { suite: value(), plain: value(), preload: value() } as Record<Variant, Value>,
    ]),
  );

async function withBrowser<Result>(
  { sites }: Contest,
  hold: number,
  work: (browser: Browser, origins: Origins) => Promise<Result>,
): Promise<Result> {
  const servers = await serveSites(sites, hold);
  const browser = await launchBrowser({ args: [servers.trust] });
  try {
    return await work(browser, servers.origins);
  } finally {
    await browser.close();
    await servers.close();
  }
}

/** All variants must have shown the same page, or the figures compare nothing. */
function checkSame(page: string, headings: Record<Variant, string>): void {
  const odd = variants.find((variant) => headings[variant] !== headings.plain);
  if (odd) throw new Error(`${page}: ${odd} shows "${headings[odd]}", plain "${headings.plain}"`);
}

/** Exact figures of one cold visit to each page: they are the same on every machine. */
export function measureTraffic(contest: Contest): Promise<Results<Traffic>> {
  return withBrowser(contest, HOLD, async (browser, origins) => {
    const results = empty<Traffic>(() => ({ requests: 0, bytes: 0, trips: 0 }));
    for (const page of pages) {
      const headings = {} as Record<Variant, string>;
      for (const variant of variants) {
        const seen = await visit(browser, `${origins[variant]}/#${page}`);
        headings[variant] = seen.heading;
        (results[page] as Record<Variant, Traffic>)[variant] = seen.traffic;
      }
      checkSame(page, headings);
    }
    return results;
  });
}

/** Times to content of cold visits, the variants taking turns so that a busy moment meets all alike. */
export function measureContent(
  contest: Contest,
  rounds: number,
  tell: (round: number) => void,
): Promise<Results<number[]>> {
  return withBrowser(contest, 0, async (browser, origins) => {
    const results = empty<number[]>(() => []);
    const time = (page: string, variant: Variant): Promise<Visit> =>
      visit(browser, `${origins[variant]}/#${page}`, slowPhone);
    for (const variant of variants) await time(pages[0] as string, variant);
    for (let round = 0; round < rounds; round++) {
      for (const page of pages) {
        for (const variant of rotated(variants, round)) {
          const { content } = await time(page, variant);
          (results[page] as Record<Variant, number[]>)[variant].push(content);
        }
      }
      tell(round + 1);
    }
    return results;
  });
}
