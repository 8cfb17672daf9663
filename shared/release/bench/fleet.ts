import type { Registry } from '@suite/kernel/registry';
import { judge, type Tally } from '../src/canary/judge';
import { EventCounts } from '../src/events/event-counts';
import { SharedCounts } from '../src/events/shared-counts';
import { Voices } from '../src/events/voices';
import { watchCanaries } from '../src/events/watch-canaries';
import { numbers, poisson } from './fleet-numbers';
import { memoryStore } from './memory-store';
import { readOptions } from './usage';

/** Many gateways and a day's visits, by the code that judges canaries: how soon a bad one stops, how often a good one. */
const GATEWAYS = 20;
const VISITS = Number(process.env.VISITS ?? 10_000_000);
const SHARE = 0.01;
const USUAL = 0.005;
const BAD = 0.05;
const RUNS = Number(process.env.RUNS ?? 40);
const DAYS = Number(process.env.DAYS ?? 400);
/** Visitors behind one address come rarely twice in the minutes that count. */
const ADDRESSES = 1_000_000;

const LOOK = 10_000;
const MINUTE = 60_000;
const BEGUN = 1_800_000_000_000;

const release = (version: string) => ({
  version,
  base: '/',
  entry: 'entry.js',
  styles: [],
  routes: [],
});
const registry: Registry = {
  schema: 1,
  revision: 1,
  apps: {
    host: { live: release('1.0.0'), previous: null },
    'remote-a': {
      live: release('1.0.0'),
      previous: null,
      canary: { release: release('2.0.0'), below: SHARE * 10_000 },
    },
  },
};

/** Minutes until a canary stops; undefined if it does not within `limit`. */
async function stopsAfter(rate: number, seed: number, isShared: boolean, limit: number) {
  const random = numbers(seed);
  const store = memoryStore();
  let time = BEGUN;
  let stopped: number | undefined;
  const now = () => time;
  const fleet = Array.from({ length: GATEWAYS }, () => {
    const own = new EventCounts(now);
    const voices = new Voices(undefined, 'one secret');
    const shared = new SharedCounts({ store, own, voices, secret: 'one secret', now });
    const look = watchCanaries({
      registry: async () => registry,
      counts: shared,
      rule: (canary, stable) => judge(canary, stable).state === 'failing',
      agree: (app, version) => shared.agree(app, version),
      stop: async () => void (stopped ??= (time - BEGUN) / MINUTE),
      now,
    });
    return { own, voices, shared, look };
  });
  let visit = 0;
  const perLook = (VISITS / 86_400_000) * LOOK;
  while (stopped === undefined && time - BEGUN < limit * MINUTE) {
    for (let left = poisson(perLook, random); left > 0; left--) {
      const { own, voices } = fleet[Math.floor(random() * GATEWAYS)] as (typeof fleet)[number];
      const canary = random() < SHARE;
      const event = {
        app: 'remote-a',
        version: canary ? '2.0.0' : '1.0.0',
        canary,
        kind: random() < (canary ? rate : USUAL) ? ('error' as const) : ('load' as const),
      };
      const address = `a${Math.floor(random() * ADDRESSES)}`;
      if (voices.take(event, { address, visit: `v${visit++}` })) own.add(event);
    }
    time += LOOK;
    for (const { look, shared } of fleet) {
      await look();
      if (isShared) await shared.exchange(registry);
    }
  }
  const minutes = (time - BEGUN) / MINUTE;
  return { stopped, requests: Object.values(store.asked).map((count) => count / minutes) };
}

/** Whether a good canary is stopped within a day. All counts are known at each of its failures: no gateway looks oftener. */
function isStoppedWrongly(seed: number): boolean {
  const random = numbers(seed);
  const canary: Tally = { loads: 0, errors: 0 };
  const stable: Tally = { loads: 0, errors: 0 };
  const perLook = (VISITS / 86_400_000) * LOOK;
  for (let at = 0; at < 86_400_000; at += LOOK) {
    const failed = poisson(perLook * SHARE * USUAL, random);
    canary.errors += failed;
    canary.loads += poisson(perLook * SHARE * (1 - USUAL), random);
    stable.errors += poisson(perLook * (1 - SHARE) * USUAL, random);
    stable.loads += poisson(perLook * (1 - SHARE) * (1 - USUAL), random);
    if (failed > 0 && judge(canary, stable).state === 'failing') return true;
  }
  return false;
}

const middle = (sorted: number[], share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? NaN;

async function report(name: string, rate: number, isShared: boolean, runs: number, limit: number) {
  const times: number[] = [];
  let requests: number[] = [];
  for (let run = 0; run < runs; run++) {
    const one = await stopsAfter(rate, run + 1, isShared, limit);
    if (one.stopped !== undefined) times.push(one.stopped);
    requests = one.requests;
  }
  times.sort((a, b) => a - b);
  console.log(
    `${name}: ${times.length} of ${runs} stopped within ${limit} min; half after ${middle(times, 0.5).toFixed(1)} min, ` +
      `95 % after ${middle(times, 0.95).toFixed(1)} min`,
  );
  return { times, requests };
}

readOptions(
  {
    en: `npm run bench:fleet
Simulates many gateways that judge canaries as one.
VISITS, RUNS and DAYS say how many visits a day, bad canaries and days of a good one.`,
    zh: `npm run bench:fleet
模拟许多网关一起判断灰度。
环境变量 VISITS、RUNS、DAYS：每天的访问数、坏灰度的个数、好灰度的天数。`,
  },
  {},
);
console.log(
  `${GATEWAYS} gateways, ${VISITS.toLocaleString('en')} visits a day, canary for ${SHARE * 100} %; ` +
    `stable fails in ${USUAL * 100} %`,
);
const together = await report(`canary fails in ${BAD * 100} %, judged as one`, BAD, true, RUNS, 60);
await report(`canary fails in ${BAD * 100} %, each gateway alone`, BAD, false, Math.ceil(RUNS / 8), 60);
const wrong = Array.from({ length: DAYS }, (_, day) => isStoppedWrongly(day + 1)).filter(Boolean).length;
console.log(`a good canary was stopped on ${wrong} of ${DAYS} days`);
const [reads = 0, writes = 0, lists = 0, removals = 0] = together.requests;
console.log(
  `store, for the counts of all gateways, a minute while there is a canary: ${reads.toFixed(0)} reads, ` +
    `${writes.toFixed(0)} writes, ${lists.toFixed(0)} lists, ${removals.toFixed(0)} removals`,
);
const isGood = together.times.length === RUNS && middle(together.times, 0.95) <= 15 && wrong <= DAYS / 100;
process.exitCode = isGood ? 0 : 1;
