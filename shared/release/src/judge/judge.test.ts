import fc from 'fast-check';
import {
  chanceOfMoreErrors,
  isCanaryFailing,
  pauseCause,
  stopCause,
  type ReleaseCounts,
  type Sign,
} from './judge';

const tally = (attempts: number, errors: number) => ({ loads: attempts - errors, errors });

test.each([
  // Fisher's own example, the tea taster: all four right is 1/70, three of four 17/70.
  [4, 4, 4, 0, 1 / 70],
  [4, 3, 4, 1, 17 / 70],
  [10, 0, 10, 0, 1],
  [0, 0, 100, 5, 1],
  [10, 10, 0, 0, 1],
  [2, 2, 2, 0, 1 / 6],
])("Fisher's exact test: %d attempts with %d errors against %d with %d: %d", (n1, e1, n2, e2, expected) => {
  expect(chanceOfMoreErrors(tally(n1, e1), tally(n2, e2))).toBeCloseTo(expected, 8);
});

test("Fisher's exact test is a probability, falls with more errors, and stands great numbers", () => {
  const group = fc
    .tuple(fc.integer({ min: 1, max: 100_000 }), fc.integer({ min: 0, max: 200 }))
    .map(([attempts, errors]) => tally(attempts, Math.min(attempts, errors)));
  fc.assert(
    fc.property(group, group, (first, second) => {
      const chance = chanceOfMoreErrors(first, second);
      expect(chance).toBeGreaterThanOrEqual(0);
      expect(chance).toBeLessThanOrEqual(1);
      if (first.loads === 0) return;
      const worse = { loads: first.loads - 1, errors: first.errors + 1 };
      expect(chanceOfMoreErrors(worse, second)).toBeLessThanOrEqual(chance + 1e-7);
    }),
    { seed: 7, numRuns: 300 },
  );
});

test.each([
  ['nothing is known', tally(0, 0), tally(0, 0), false],
  ['few have it', tally(49, 4), tally(10_000, 10), false],
  ['both are without a fault', tally(500, 0), tally(10_000, 0), false],
  ['both fail alike', tally(1000, 10), tally(10_000, 100), false],
  ['a few more fail, which can be chance', tally(500, 5), tally(10_000, 40), false],
  ['it fails ten times as often', tally(500, 25), tally(10_000, 50), true],
  ['fifty loads are enough', tally(50, 5), tally(10_000, 0), true],
  ['forty-nine are not', tally(49, 5), tally(10_000, 0), false],
  ['four phones are in a tunnel', tally(100, 4), tally(10_000, 0), false],
  ['five are', tally(100, 5), tally(10_000, 0), true],
  ['twice as often is felt', tally(100_000, 2000), tally(1_000_000, 10_000), true],
  ['a little less is not, however significant', tally(100_000, 1990), tally(1_000_000, 10_000), false],
  ['all of the first twelve fail', tally(12, 12), tally(1000, 3), true],
  ['half of few may be chance', tally(10, 5), tally(1000, 3), false],
  ['more than half of few is none', tally(10, 6), tally(1000, 3), true],
  ['more than half of few, but half of stable too', tally(10, 6), tally(10, 5), false],
  ['most fail, and no visitor has stable', tally(60, 40), tally(0, 0), true],
  ['most fail, and few have stable', tally(60, 40), tally(49, 33), true],
  ['half fail, and few have stable', tally(60, 30), tally(10, 5), false],
  ['most fail, and so does stable', tally(60, 40), tally(50, 33), false],
])('when %s', (_, canary, stable, isFailing) => {
  expect(isCanaryFailing(canary, stable)).toBe(isFailing);
});

/** Numbers that look random and are the same each time. */
function random(seed: number) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** After how many loads a canary is stopped. It is judged every twenty loads; 5 percent of visitors have it. */
function stoppedAfter(rate: number, stableRate: number, loads: number, seed: number): number | undefined {
  const chance = random(seed);
  const [canary, stable] = [tally(0, 0), tally(0, 0)];
  for (let i = 1; i <= loads; i++) {
    canary[chance() < rate ? 'errors' : 'loads']++;
    for (let j = 0; j < 19; j++) stable[chance() < stableRate ? 'errors' : 'loads']++;
    if (i % 20 === 0 && isCanaryFailing(canary, stable)) return i;
  }
  return undefined;
}

test('an innocent canary that is looked at a hundred times is hardly ever stopped', () => {
  const all = Array.from({ length: 200 }, (_, seed) => stoppedAfter(0.01, 0.01, 2000, seed));
  expect(all.filter(Boolean).length).toBeLessThanOrEqual(4);
});

test('a canary that fails in one of ten loads is stopped within two hundred', () => {
  for (let seed = 0; seed < 50; seed++) expect(stoppedAfter(0.1, 0.005, 400, seed)).toBeLessThanOrEqual(200);
});

type Seen = Partial<Record<Sign | 'loads' | 'errors', number>>;

/** A release of which so much was seen, spread over thirty parts of the network, and what one place makes up beside. */
function seen(
  { loads = 0, errors = 0, ...signs }: Seen,
  forged: Partial<Record<Sign, number>> = {},
): ReleaseCounts {
  const spread = (all: number) =>
    Object.fromEntries(
      Array.from({ length: 30 }, (_, part) => [part, Math.floor(all / 30) + Number(part < all % 30)]),
    );
  const [worked, failed] = [spread(loads), spread(errors)];
  const parts = Object.keys(worked).map((part) => [part, { loads: worked[part], errors: failed[part] }]);
  const kinds = Object.keys({ ...signs, ...forged }) as Sign[];
  return {
    ...{ app: 'remote-a', version: '2.0.0', canary: true, loads, errors, codes: {} },
    parts: Object.fromEntries(parts),
    signs: Object.fromEntries(
      kinds.map((kind) => [
        kind,
        { ...spread(signs[kind] ?? 0), ...(forged[kind] && { forged: forged[kind] }) },
      ]),
    ),
  };
}

const [many, few] = [{ loads: 300 }, { loads: 6000 }];

type Shown = [canary: Seen, stable: Seen, forged?: Partial<Record<Sign, number>>];

test.each<[string, stop: string | undefined, pause: string | undefined, shown: Shown]>([
  ['nothing is worse', undefined, undefined, [many, few]],
  [
    'a tenth of its visits have an error',
    'faults',
    'faults',
    [
      { ...many, fault: 30 },
      { ...few, fault: 60 },
    ],
  ],
  [
    'a tenth of its visits have a failed call',
    'calls',
    'calls',
    [
      { ...many, call: 30 },
      { ...few, call: 60 },
    ],
  ],
  ['loads fail, too', 'loads', 'loads', [{ ...many, errors: 60, fault: 30 }, few]],
  [
    'stable has as many errors',
    undefined,
    undefined,
    [
      { ...many, fault: 30 },
      { ...few, fault: 600 },
    ],
  ],
  [
    'the server is down',
    undefined,
    undefined,
    [
      { ...many, call: 290 },
      { ...few, call: 5800 },
    ],
  ],
  ['the server is down, and nobody has stable', undefined, undefined, [{ ...many, call: 290 }, {}]],
  [
    'a few more visits have an error',
    undefined,
    'faults',
    [
      { ...many, fault: 14 },
      { ...few, fault: 120 },
    ],
  ],
  ['most have an error, but of few visits', undefined, undefined, [{ loads: 45, fault: 45 }, few]],
  ['one place makes up errors', undefined, undefined, [many, few, { fault: 10_000 }]],
  [
    'many pages are slow',
    undefined,
    'speed',
    [
      { slow: 30, quick: 60 },
      { slow: 60, quick: 540 },
    ],
  ],
  [
    'its pages are a little slower',
    undefined,
    undefined,
    [
      { slow: 140, quick: 860 },
      { slow: 1000, quick: 9000 },
    ],
  ],
  [
    'pages are as slow with stable',
    undefined,
    undefined,
    [
      { slow: 60, quick: 30 },
      { slow: 400, quick: 200 },
    ],
  ],
  ['few of its slow pages are known', undefined, undefined, [{ slow: 45 }, { quick: 600 }]],
  ['one place makes up slow pages', undefined, undefined, [{ quick: 90 }, { quick: 600 }, { slow: 10_000 }]],
])('a canary where %s', (_, stop, pause, [canary, stable, forged]) => {
  const tracks = { canary: seen(canary, forged), stable: seen(stable) };
  expect([stopCause(tracks), pauseCause(tracks)]).toEqual([stop, pause]);
});
