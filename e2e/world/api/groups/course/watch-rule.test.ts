import fc from 'fast-check';
import { isLearned, missingOf, watchedAfter, type Report, type Watched } from '.';

const video = { duration: 100, now: 5000 };
const held: Watched = { position: 40, recorded_at: 1000, watched: 40, furthest: 40, done_at: null };

test.each<[string, Watched | undefined, Report, Partial<Watched>]>([
  [
    'a first report',
    undefined,
    { position: 5, watched: 5, at: 900 },
    { position: 5, recorded_at: 900, watched: 5 },
  ],
  [
    'a newer one',
    held,
    { position: 50, watched: 10, at: 2000 },
    { position: 50, recorded_at: 2000, watched: 50 },
  ],
  ['one of the same moment', held, { position: 41, watched: 1, at: 1000 }, { position: 41, watched: 41 }],
  [
    'an older one',
    held,
    { position: 90, watched: 9, at: 500 },
    { position: 40, recorded_at: 1000, watched: 49 },
  ],
  ['a step back', held, { position: 10, watched: 0, at: 2000 }, { position: 10, furthest: 40 }],
  ['a place behind the end', held, { position: 250, watched: 0, at: 2000 }, { position: 100 }],
  [
    'a fraction of a second',
    held,
    { position: 50.9, watched: 0.25, at: 2000 },
    { position: 50, watched: 40.25 },
  ],
  ['the end', held, { position: 97, watched: 9, at: 2000 }, { done_at: 5000 }],
  ['a jump to the end', undefined, { position: 100, watched: 1, at: 2000 }, { done_at: null }],
  ['a lesson learned before', { ...held, done_at: 7 }, { position: 0, watched: 0, at: 2000 }, { done_at: 7 }],
])('%s', (_, before, report, expected) => {
  expect(watchedAfter(before, report, video)).toMatchObject(expected);
});

test.each([
  [16, 14, 6.4, true],
  [16, 13, 16, false],
  [16, 16, 6.3, false],
  [600, 590, 300, true],
  [600, 589, 600, false],
])(
  'of %i seconds, seen up to %i and played for %d: learned is %s',
  (duration, furthest, watched, learned) => {
    expect(isLearned({ furthest, watched }, duration)).toBe(learned);
  },
);

test.each([
  [600, 0, 0, null, 590],
  [600, 600, 60, null, 180],
  [600, 600, 239.5, null, 1],
  [600, 100, 600, null, 490],
  [600, 0, 0, 7, 0],
])(
  'of %i seconds, seen up to %i and played for %d, learned at %s: %i are missing',
  (duration, furthest, watched, done_at, missing) => {
    expect(missingOf({ furthest, watched, done_at }, duration)).toBe(missing);
  },
);

const reports = fc.array(fc.record({ position: fc.nat(120), watched: fc.nat(30), at: fc.nat(4000) }), {
  minLength: 1,
  maxLength: 12,
});

test('the order in which reports arrive does not matter', () => {
  const shuffled = reports.chain((list) => {
    const apart = list.map((report, at) => ({ ...report, at: report.at * 100 + at }));
    return fc.tuple(fc.constant(apart), fc.shuffledSubarray(apart, { minLength: apart.length }));
  });
  fc.assert(
    fc.property(shuffled, ([list, mixed]) => {
      const all = (sent: Report[]) =>
        sent.reduce<Watched | undefined>((state, report) => watchedAfter(state, report, video), undefined);
      const latest = list.reduce((one, other) => (other.at > one.at ? other : one));
      expect(all(mixed)).toEqual(all(list));
      expect(all(list)?.position).toBe(Math.min(latest.position, 100));
    }),
  );
});
