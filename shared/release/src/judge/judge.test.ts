import fc from 'fast-check';
import {
  chanceOfMoreErrors,
  isCanaryFailing,
  pauseCause,
  rampMove,
  stopCause,
  timeFrom,
  timeInWords,
  withoutLoudest,
  type ReleaseCounts,
  type Sign,
  type Tally,
} from './judge';

const tally = (loads: number, errors: number): Tally => ({ loads, errors });

/** A tally written as `errors/attempts`. */
function read(text: string): Tally {
  const [errors = 0, all = 0] = text.split('/').map(Number);
  return tally(all - errors, errors);
}

test.each([
  // Fisher's own example, the tea taster: all four right is 1/70, three of four 17/70.
  ['4/4', '0/4', 1 / 70],
  ['3/4', '1/4', 17 / 70],
  ['0/10', '0/10', 1],
  ['0/0', '5/100', 1],
  ['10/10', '0/0', 1],
  ['2/2', '0/2', 1 / 6],
])("Fisher's exact test: %s against %s: %d", (first, second, expected) => {
  expect(chanceOfMoreErrors(read(first), read(second))).toBeCloseTo(expected, 8);
});

test("Fisher's exact test is a probability, falls with more errors, and stands great numbers", () => {
  const group = fc
    .tuple(fc.integer({ min: 1, max: 100_000 }), fc.integer({ min: 0, max: 200 }))
    .map(([all, errors]) => tally(all - Math.min(all, errors), Math.min(all, errors)));
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
  ['nothing is known', '0/0', '0/0', false],
  ['few have it', '4/49', '10/10000', false],
  ['both are without a fault', '0/500', '0/10000', false],
  ['both fail alike', '10/1000', '100/10000', false],
  ['a few more fail, which can be chance at one of many looks', '8/500', '40/10000', false],
  ['one more fails, which is hardly chance', '9/500', '40/10000', true],
  ['it fails ten times as often', '25/500', '50/10000', true],
  ['fifty loads are enough', '5/50', '0/10000', true],
  ['forty-nine are not', '5/49', '0/10000', false],
  ['four phones are in a tunnel', '4/100', '0/10000', false],
  ['five are', '5/100', '0/10000', true],
  ['twice as often is felt', '2000/100000', '10000/1000000', true],
  ['a little less is not, however significant', '1990/100000', '10000/1000000', false],
  ['all of the first twelve fail', '12/12', '3/1000', true],
  ['half of few may be chance', '5/10', '3/1000', false],
  ['more than half of few is none', '6/10', '3/1000', true],
  ['more than half of few, but half of stable too', '6/10', '5/10', false],
  ['most fail, and no visitor has stable', '40/60', '0/0', true],
  ['most fail, and few have stable', '40/60', '33/49', true],
  ['half fail, and few have stable', '30/60', '5/10', false],
  ['most fail, and so does stable', '40/60', '33/50', false],
])('when %s', (_, canary, stable, isFailing) => {
  expect(isCanaryFailing(read(canary), read(stable))).toBe(isFailing);
});

const PARTS = 30;

/** So many, spread over the parts of the network. */
const spread = (all: number) =>
  Array.from({ length: PARTS }, (_, part) => Math.floor(all / PARTS) + Number(part < all % PARTS));

function release(canary: boolean, parts: Record<string, Tally>): ReleaseCounts {
  const sum = (field: keyof Tally) => Object.values(parts).reduce((all, one) => all + one[field], 0);
  const own = { app: 'remote-a', version: canary ? '2.0.0' : '1.0.0', canary, codes: {}, signs: {} };
  return { ...own, loads: sum('loads'), errors: sum('errors'), parts };
}

/** Loads over the network, of which some fail, and what one place makes up beside. */
function spreadRelease(canary: boolean, { loads, errors }: Tally, forged?: Tally): ReleaseCounts {
  const [worked, failed] = [spread(loads), spread(errors).reverse()];
  const parts = Object.fromEntries(worked.map((one, part) => [part, tally(one, failed[part] as number)]));
  return release(canary, { ...parts, ...(forged && { forged }) });
}

/** A release of which so much was seen, such as `300 loads, 30 fault`, and what one place makes up beside. */
function seen(canary: boolean, text: string, forgedText = ''): ReleaseCounts {
  const counts = (one: string) =>
    Object.fromEntries(
      [...one.matchAll(/(\d+) (\w+)/g)].map(([, count, name = '']) => [name, Number(count)]),
    );
  const [{ loads = 0, errors = 0, ...signs }, forged] = [counts(text), counts(forgedText)];
  const kinds = Object.keys({ ...signs, ...forged }) as Sign[];
  const of = (kind: Sign) => ({
    ...spread(signs[kind] ?? 0),
    ...(forged[kind] !== undefined && { forged: forged[kind] }),
  });
  return {
    ...spreadRelease(canary, tally(loads, errors)),
    signs: Object.fromEntries(kinds.map((kind) => [kind, of(kind)])),
  };
}

test.each<[string, stop: string | undefined, pause: string | undefined, ...seen: string[]]>([
  ['nothing is worse', undefined, undefined, '300 loads', '6000 loads'],
  ['a tenth of its visits have an error', 'faults', 'faults', '300 loads, 30 fault', '6000 loads, 60 fault'],
  ['a tenth of its visits have a failed call', 'calls', 'calls', '300 loads, 30 call', '6000 loads, 60 call'],
  ['loads fail, too', 'loads', 'loads', '300 loads, 60 errors, 30 fault', '6000 loads'],
  ['stable has as many errors', undefined, undefined, '300 loads, 30 fault', '6000 loads, 600 fault'],
  ['the server is down', undefined, undefined, '300 loads, 290 call', '6000 loads, 5800 call'],
  ['the server is down, and nobody has stable', undefined, undefined, '300 loads, 290 call', ''],
  ['a few more visits have an error', undefined, 'faults', '300 loads, 14 fault', '6000 loads, 120 fault'],
  ['most have an error, but of few visits', undefined, undefined, '45 loads, 45 fault', '6000 loads'],
  ['one place makes up errors', undefined, undefined, '300 loads', '6000 loads', '10000 fault'],
  ['many pages are slow', undefined, 'speed', '30 slow, 60 quick', '60 slow, 540 quick'],
  ['its pages are a little slower', undefined, undefined, '140 slow, 860 quick', '1000 slow, 9000 quick'],
  ['pages are as slow with stable', undefined, undefined, '60 slow, 30 quick', '400 slow, 200 quick'],
  ['few of its slow pages are known', undefined, undefined, '45 slow', '600 quick'],
  ['one place makes up slow pages', undefined, undefined, '90 quick', '600 quick', '10000 slow'],
])('a canary where %s', (_, stop, pause, canary = '', stable = '', forged = '') => {
  const tracks = { canary: seen(true, canary, forged), stable: seen(false, stable) };
  expect([stopCause(tracks), pauseCause(tracks)]).toEqual([stop, pause]);
});

const SINCE = Date.parse('2026-01-01T00:00:00.000Z');
const ramp = { every: 600_000, visits: 50, since: new Date(SINCE).toISOString() };
const running = (plan = {}) => ({
  ...{ app: 'remote-a', stable: '1.0.0', version: '2.0.0' },
  ramp: { ...ramp, ...plan },
});

/** Tallies of canary and stable, and what one part of the network reports of the canary beside. */
type Look = Partial<
  Record<'canary' | 'stable' | 'forged', string> & Record<'passed' | 'places' | 'visits', number>
>;

const [failing, few, good, bad] = ['20/100', '0/20', '0/100000', '100000/100000'];

test.each<[string, string, Look & { paused?: true }]>([
  ['after its time, with its loads and without a difference', 'step', {}],
  ['before its time', 'early', { passed: 599_999 }],
  ['without enough loads', 'few', { places: 1, canary: '0/49' }],
  ['with just enough loads on one machine', 'step', { places: 1, canary: '0/50' }],
  ['with enough loads only if the loudest places count', 'few', { canary: '0/53' }],
  ['without any load for days', 'few', { passed: 9e9, canary: '0/0' }],
  ['with failures that are no accident', 'worse', { canary: '8/98' }],
  ['with four failures in four places, of which two count', 'step', { canary: '4/94' }],
  ['when stable fails as often', 'step', { canary: '10/100', stable: '100/1000' }],
  ['that mostly fails, and nobody has stable', 'worse', { visits: 5, canary: '20/25', stable: '0/0' }],
  ['paused', 'paused', { paused: true }],
  ['paused and failing', 'paused', { paused: true, canary: '50/50' }],
  ['with fewer loads, where a plan says so', 'step', { visits: 3, canary: '0/6' }],
  ['that fails in one of five loads', 'worse', { canary: failing }],
  ['attack 5: that fails so, with loads that one place makes up', 'worse', { canary: failing, forged: good }],
  ['that fails so, where one place decides', 'step', { canary: failing, forged: good, places: 1 }],
  ['attack 5: with few loads, and those of one place', 'few', { canary: few, forged: good }],
  ['attack 5: that is good, with failures that one place makes up', 'step', { forged: bad }],
  ['that is good, where one place decides', 'worse', { forged: bad, places: 1 }],
])(
  'a share %s',
  (_, move, { passed = 600_000, places, canary = '0/100', stable = '5/5005', forged, ...plan }) => {
    const canaries = spreadRelease(true, read(canary), forged === undefined ? undefined : read(forged));
    const counts = [canaries, spreadRelease(false, read(stable))];
    expect(rampMove(running(plan), { counts, now: SINCE + passed, places })).toBe(move);
  },
);

test('a canary that works in most loads and fails in most places does not grow', () => {
  const parts = Object.fromEntries(
    spread(0).map((_, part) => [part, part < 12 ? tally(90, 0) : tally(0, 1)]),
  );
  const counts = [release(true, parts), release(false, parts)];
  expect(rampMove(running(), { counts, now: SINCE + ramp.every })).toBe('worse');
});

test('as many places as decide nothing are left out: those with most loads, and those with most failures', () => {
  const parts = Object.fromEntries(
    ['0/50', '9/12', '2/6', '1/7', '0/2', '0/0'].map((text, at) => [at + 1, read(text)]),
  );
  // Without parts 1 and 4, which report most loads, and 2 and 3, which report most failures.
  expect(withoutLoudest({ parts })).toEqual({ loads: 2, errors: 0, parts: 1, healthy: 1 });
  expect(withoutLoudest({ parts }, 2)).toEqual({ loads: 12, errors: 3, parts: 3, healthy: 3 });
  expect(withoutLoudest({ parts }, 1)).toEqual({ loads: 65, errors: 12, parts: 5, healthy: 4 });
  // A part without failures is not left out for the lack of others.
  const quiet = { 1: tally(0, 1), 2: tally(0, 1), 3: tally(0, 1), 4: tally(0, 1) };
  expect(withoutLoudest({ parts: quiet })).toMatchObject({ loads: 0, errors: 2, parts: 2 });
});

test.each([
  ['30s', 30_000, '30 秒'],
  ['10m', 600_000, '10 分钟'],
  ['2h', 7_200_000, '2 小时'],
  ['1d', 86_400_000, '1 天'],
])('the time %s is %d ms, and in Chinese %s', (text, ms, chinese) => {
  expect(timeFrom(text)).toBe(ms);
  expect([timeInWords(ms, 'en'), timeInWords(ms, 'zh')]).toEqual([text, chinese]);
});

test.each(['', '10', 'm', '0m', '-1m', '1.5h', '10 minutes'])('%j is no time', (text) => {
  expect(timeFrom(text)).toBeUndefined();
});
