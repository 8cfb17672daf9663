import fc from 'fast-check';
import { chanceOfMoreErrors } from './fisher';
import { judge, STOP_RULES, stopReason } from './judge';

const tally = (attempts: number, errors: number) => ({ loads: attempts - errors, errors });

describe("Fisher's exact test", () => {
  test.each([
    // Fisher's own example, the tea taster: all four right is 1/70, three of four 17/70.
    [4, 4, 4, 0, 1 / 70],
    [4, 3, 4, 1, 17 / 70],
    [10, 0, 10, 0, 1],
    [0, 0, 100, 5, 1],
    [10, 10, 0, 0, 1],
    [2, 2, 2, 0, 1 / 6],
  ])('%d attempts with %d errors against %d with %d: %d', (n1, e1, n2, e2, expected) => {
    const chance = chanceOfMoreErrors({ attempts: n1, errors: e1 }, { attempts: n2, errors: e2 });
    expect(chance).toBeCloseTo(expected, 8);
  });

  test('it is a probability, falls with more errors, and stands great numbers', () => {
    const group = fc.integer({ min: 1, max: 100_000 }).chain((attempts) =>
      fc.record({
        attempts: fc.constant(attempts),
        errors: fc.integer({ min: 0, max: Math.min(attempts, 200) }),
      }),
    );
    fc.assert(
      fc.property(group, group, (first, second) => {
        const chance = chanceOfMoreErrors(first, second);
        expect(chance).toBeGreaterThanOrEqual(0);
        expect(chance).toBeLessThanOrEqual(1);
        if (first.errors === first.attempts) return;
        expect(chanceOfMoreErrors({ ...first, errors: first.errors + 1 }, second)).toBeLessThanOrEqual(
          chance + 1e-7,
        );
      }),
      { seed: 7, numRuns: 300 },
    );
  });
});

test.each([
  ['nothing is known', tally(0, 0), tally(0, 0), 'waiting'],
  ['few have it', tally(49, 4), tally(10_000, 10), 'waiting'],
  ['both are without a fault', tally(500, 0), tally(10_000, 0), 'healthy'],
  ['both fail alike', tally(1000, 10), tally(10_000, 100), 'healthy'],
  ['a few more fail, which can be chance', tally(500, 5), tally(10_000, 40), 'healthy'],
  ['four phones are in a tunnel', tally(100, 4), tally(10_000, 0), 'healthy'],
  ['it fails significantly, but hardly more', tally(100_000, 1300), tally(1_000_000, 10_000), 'healthy'],
  ['it fails ten times as often', tally(500, 25), tally(10_000, 50), 'failing'],
  ['it fails in one of ten and stable never', tally(60, 6), tally(2000, 0), 'failing'],
  ['all of the first twelve fail', tally(12, 12), tally(1000, 3), 'failing'],
  ['most fail, and no visitor has stable', tally(60, 40), tally(0, 0), 'failing'],
  ['stable fails as badly', tally(200, 150), tally(200, 150), 'healthy'],
])('when %s', (_, canary, stable, state) => {
  expect(judge(canary, stable).state).toBe(state);
  expect(stopReason(canary, stable) !== undefined).toBe(state === 'failing');
});

test.each([
  ['fifty loads are enough', tally(50, 5), tally(10_000, 0), 'failing'],
  ['forty-nine are not', tally(49, 5), tally(10_000, 0), 'waiting'],
  ['four failures are none', tally(100, 4), tally(10_000, 0), 'healthy'],
  ['five are', tally(100, 5), tally(10_000, 0), 'failing'],
  ['twice as often is felt', tally(100_000, 2000), tally(1_000_000, 10_000), 'failing'],
  ['a little less is not', tally(100_000, 1990), tally(1_000_000, 10_000), 'healthy'],
  ['half of few may be chance', tally(10, 5), tally(1000, 3), 'waiting'],
  ['more than half of few is none', tally(10, 6), tally(1000, 3), 'failing'],
  ['more than half of few, but half of stable too', tally(10, 6), tally(10, 5), 'waiting'],
  ['half fail, and few have stable', tally(60, 30), tally(10, 5), 'healthy'],
  ['most fail, and few have stable', tally(60, 40), tally(49, 33), 'failing'],
  ['most fail, and so does stable', tally(60, 40), tally(50, 33), 'healthy'],
])('where the rules begin: %s', (_, canary, stable, state) => {
  expect(judge(canary, stable).state).toBe(state);
});

test('a verdict tells the shares and the chance that it rests on', () => {
  const { canary, stable, chance } = judge(tally(4, 3), tally(4, 1));
  expect([canary, stable]).toEqual([0.75, 0.25]);
  expect(chance).toBeCloseTo(17 / 70, 8);
  expect(judge(tally(0, 0), tally(0, 0))).toEqual({ state: 'waiting', canary: 0, stable: 0, chance: 1 });
});

test('the reason says the numbers', () => {
  expect(stopReason(tally(60, 6), tally(2000, 0))).toMatch(
    /^canary fails in 10\.0 % of 60 loads, stable in 0\.00 % of 2000 /,
  );
  expect(stopReason(tally(500, 25), tally(10_000, 50))).toMatch(
    /^canary fails in 5\.00 % of 500 loads, stable in 0\.50 % of 10000 \(p = \d\.\de-\d+\)$/,
  );
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
  const canary = { loads: 0, errors: 0 };
  const stable = { loads: 0, errors: 0 };
  for (let i = 1; i <= loads; i++) {
    canary[chance() < rate ? 'errors' : 'loads']++;
    for (let j = 0; j < 19; j++) stable[chance() < stableRate ? 'errors' : 'loads']++;
    if (i % 20 === 0 && judge(canary, stable).state === 'failing') return i;
  }
  return undefined;
}

test('an innocent canary that is looked at a hundred times is hardly ever stopped', () => {
  const stops = Array.from({ length: 200 }, (_, seed) => stoppedAfter(0.01, 0.01, 2000, seed)).filter(
    Boolean,
  );
  expect(stops.length).toBeLessThanOrEqual(4);
});

test('a canary that fails in one of ten loads is stopped within two hundred', () => {
  for (let seed = 0; seed < 50; seed++) expect(stoppedAfter(0.1, 0.005, 400, seed)).toBeLessThanOrEqual(200);
});

test('the rules can be given', () => {
  const rules = { ...STOP_RULES, minimum: 10, minimumErrors: 2, chance: 0.05 };
  expect(judge(tally(10, 3), tally(100, 1)).state).toBe('waiting');
  expect(judge(tally(10, 3), tally(100, 1), rules).state).toBe('failing');
});
