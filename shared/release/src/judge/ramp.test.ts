import {
  withoutLoudest,
  rampMove,
  timeFrom,
  timeInWords,
  type Tally,
  type RunningRamp,
  type ReleaseCounts,
} from './judge';

const SINCE = Date.parse('2026-01-01T00:00:00.000Z');
const ramp: RunningRamp['ramp'] = { every: 600_000, visits: 50, since: new Date(SINCE).toISOString() };

const tally = (loads: number, errors: number): Tally => ({ loads, errors });

/** Loads and failures, spread over so many parts of the network. */
function spread({ loads, errors }: Tally, parts = 30): Record<string, Tally> {
  const share = (all: number, part: number) => Math.floor(all / parts) + Number(part < all % parts);
  return Object.fromEntries(
    Array.from({ length: parts }, (_, part) => [
      part,
      { loads: share(loads, part), errors: share(errors, parts - 1 - part) },
    ]),
  );
}

function release(canary: boolean, parts: Record<string, Tally>): ReleaseCounts {
  const sum = (field: keyof Tally) => Object.values(parts).reduce((all, one) => all + one[field], 0);
  const version = canary ? '2.0.0' : '1.0.0';
  return {
    app: 'remote-a',
    version,
    canary,
    loads: sum('loads'),
    errors: sum('errors'),
    parts,
    codes: {},
    signs: {},
  };
}

/** What is seen: `forged` is what one part of the network reports of the canary beside. */
type Look = Partial<Record<'canary' | 'stable' | 'forged', Tally> & Record<'passed' | 'places', number>>;

function nextMove(plan: Partial<RunningRamp['ramp']>, look: Look) {
  const { passed = 600_000, canary = tally(100, 0), places, forged } = look;
  const { stable = tally(5000, 5) } = look;
  const parts = { ...spread(canary), ...(forged && { forged }) };
  const counts = [release(true, parts), release(false, spread(stable))];
  const running = { app: 'remote-a', stable: '1.0.0', version: '2.0.0', ramp: { ...ramp, ...plan } };
  return rampMove(running, { counts, now: SINCE + passed, places });
}

const [failing, few] = [tally(80, 20), tally(20, 0)];
const [good, bad] = [tally(100_000, 0), tally(0, 100_000)];

test.each<[string, Partial<RunningRamp['ramp']>, Look, string]>([
  ['after its time, with its loads and without a difference', {}, {}, 'step'],
  ['before its time', {}, { passed: 599_999 }, 'early'],
  ['without enough loads', {}, { places: 1, canary: tally(49, 0) }, 'few'],
  ['with just enough loads on one machine', {}, { places: 1, canary: tally(50, 0) }, 'step'],
  ['with enough loads only if the loudest places count', {}, { canary: tally(53, 0) }, 'few'],
  ['without any load for days', {}, { passed: 9e9, canary: tally(0, 0) }, 'few'],
  ['with failures that are no accident', {}, { canary: tally(90, 8) }, 'worse'],
  ['with four failures in four places, of which two count', {}, { canary: tally(90, 4) }, 'step'],
  ['when stable fails as often', {}, { canary: tally(90, 10), stable: tally(900, 100) }, 'step'],
  [
    'with failures in most loads, and nobody who has stable',
    { visits: 5 },
    { canary: tally(5, 20), stable: tally(0, 0) },
    'worse',
  ],
  ['paused', { paused: true }, {}, 'paused'],
  ['paused and failing', { paused: true }, { canary: tally(0, 50) }, 'paused'],
  ['with fewer loads, where a plan says so', { visits: 3 }, { canary: tally(6, 0) }, 'step'],
  ['that fails in one of five loads', {}, { canary: failing }, 'worse'],
  [
    'attack: that fails so, with loads that one place makes up',
    {},
    { canary: failing, forged: good },
    'worse',
  ],
  ['that fails so, where one place decides', {}, { canary: failing, forged: good, places: 1 }, 'step'],
  ['attack: with few loads, and those of one place', {}, { canary: few, forged: good }, 'few'],
  ['attack: that is good, with failures that one place makes up', {}, { forged: bad }, 'step'],
  ['that is good, where one place decides', {}, { forged: bad, places: 1 }, 'worse'],
])('a share %s', (_, plan, look, move) => {
  expect(nextMove(plan, look)).toBe(move);
});

test('a canary that works in most loads and fails in most places does not grow', () => {
  const parts = Object.fromEntries(
    Array.from({ length: 20 }, (_, part) => [part, part < 8 ? tally(90, 0) : tally(0, 1)]),
  );
  const alike = { ...release(false, parts), version: '1.0.0' };
  const running = { app: 'remote-a', stable: '1.0.0', version: '2.0.0', ramp };
  const look = { counts: [release(true, parts), alike], now: SINCE + 600_000 };
  expect(rampMove(running, look)).toBe('worse');
});

const parts = {
  1: tally(50, 0),
  2: tally(3, 9),
  3: tally(4, 2),
  4: tally(6, 1),
  5: tally(2, 0),
  6: tally(0, 0),
};

test('as many places as decide nothing are left out: those with most loads, and those with most failures', () => {
  // Without parts 1 and 4, which report most loads, and 2 and 3, which report most failures.
  expect(withoutLoudest({ parts })).toEqual({ loads: 2, errors: 0, parts: 1, healthy: 1 });
  expect(withoutLoudest({ parts }, 2)).toEqual({ loads: 12, errors: 3, parts: 3, healthy: 3 });
  expect(withoutLoudest({ parts }, 1)).toEqual({ loads: 65, errors: 12, parts: 5, healthy: 4 });
  // A part without failures is not left out for the lack of others.
  const quiet = { 1: tally(0, 1), 2: tally(0, 1), 3: tally(0, 1), 4: tally(0, 1) };
  expect(withoutLoudest({ parts: quiet })).toMatchObject({ loads: 0, errors: 2, parts: 2 });
});

test.each([
  ['30s', 30_000],
  ['10m', 600_000],
  ['2h', 7_200_000],
  ['1d', 86_400_000],
])('%s is %d ms', (text, ms) => {
  expect([timeFrom(text), timeInWords(ms)]).toEqual([ms, text]);
});

test.each(['', '10', 'm', '0m', '-1m', '1.5h', '10 minutes'])('"%s" is no time', (text) => {
  expect(timeFrom(text)).toBeUndefined();
});
