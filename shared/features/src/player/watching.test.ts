import fc from 'fast-check';
import type { Watch } from '../watch-reports';
import { createWatching, watchedBetween } from './watching';

test.each([
  ['real time counts', 1000, 1, 1],
  ['double speed counts as real time', 1000, 2, 1],
  ['slow speed counts as real time', 1000, 0.75, 1],
  ['a jump ahead is no watching', 1000, 60, 0],
  ['a jump back is no watching', 1000, -5, 0],
  ['a video that stands counts nothing', 60_000, 0, 0],
  ['of a long sleep only what was played counts', 600_000, 0.3, 0.4],
  ['a clock that goes back counts nothing', -1000, 1, 0],
])('%s', (_, ms, moved, watched) => {
  const got = watchedBetween({ at: 5000, position: 100 }, { at: 5000 + ms, position: 100 + moved });
  expect(got).toBeCloseTo(watched, 5);
});

function watched(start = 0) {
  const told: Watch[] = [];
  return { told, watching: createWatching(start, (watch) => told.push(watch)) };
}

test('a report is due every five seconds of watching', () => {
  const { told, watching } = watched();
  for (let second = 0; second <= 12; second += 1) watching.plays({ at: second * 1000, position: second });
  expect(told).toEqual([
    { position: 5, watched: 5 },
    { position: 10, watched: 5 },
  ]);
});

test('a pause reports the time since the last report, and no time twice', () => {
  const { told, watching } = watched();
  watching.plays({ at: 0, position: 0 });
  watching.plays({ at: 1000, position: 1 });
  watching.stops({ at: 1500, position: 1.5 });
  watching.stops();
  expect(told).toEqual([{ position: 1.5, watched: 1.5 }]);
});

test('before a jump the old place is reported', () => {
  const { told, watching } = watched();
  watching.plays({ at: 0, position: 0 });
  watching.plays({ at: 2000, position: 2 });
  watching.jumps(100);
  watching.plays({ at: 2500, position: 100 });
  watching.stops({ at: 3500, position: 101 });
  expect(told).toEqual([
    { position: 2, watched: 2 },
    { position: 101, watched: 1 },
  ]);
});

test('a jump in a paused video is reported on leaving, with no watched time', () => {
  const { told, watching } = watched(10);
  watching.jumps(200);
  watching.stops();
  expect(told).toEqual([{ position: 200, watched: 0 }]);
});

test('a video that is only opened is not reported', () => {
  const { told, watching } = watched(42);
  watching.stops();
  expect(told).toEqual([]);
});

test('reports never add up to more than the time that has passed', () => {
  const step = fc.record({
    kind: fc.constantFrom('plays', 'stops', 'jumps', 'leaves'),
    ms: fc.nat(3000),
    moved: fc.double({ min: -20, max: 20, noNaN: true }),
  });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      const { told, watching } = watched();
      let now = { at: 0, position: 0 };
      for (const { kind, ms, moved } of steps) {
        now = { at: now.at + ms, position: Math.max(0, now.position + moved) };
        if (kind === 'plays') watching.plays(now);
        else if (kind === 'stops') watching.stops(now);
        else if (kind === 'jumps') watching.jumps(now.position);
        else watching.stops();
      }
      watching.stops();
      const sum = told.reduce((all, one) => all + one.watched, 0);
      expect(sum).toBeLessThanOrEqual(now.at / 1000 + 0.01 * told.length);
      expect(told.every((one) => one.watched >= 0 && one.position >= 0)).toBe(true);
    }),
  );
});
