import fc from 'fast-check';
import { addDays } from '../../../clock/china-time';
import { studyState, type Rest } from './learner-classes';

const start = '2026-11-02';
const course = (rests: Rest[] = [], graduated = false) => ({ start, weeks: 4, rests, graduated });
const pause = { from: '2026-11-10', to: '2026-11-13' };

test.each([
  ['2026-11-01', [], 'prepared', 0, 0],
  ['2026-11-02', [], 'studying', 1, 1],
  ['2026-11-08', [], 'studying', 7, 1],
  ['2026-11-09', [], 'studying', 8, 2],
  ['2026-11-29', [], 'studying', 28, 4],
  ['2026-11-30', [], 'finished', 28, 4],
  ['2026-11-09', [pause], 'studying', 8, 2],
  ['2026-11-10', [pause], 'resting', 8, 2],
  ['2026-11-12', [pause], 'resting', 8, 2],
  ['2026-11-13', [pause], 'studying', 9, 2],
  ['2026-12-02', [pause], 'studying', 28, 4],
  ['2026-12-03', [pause], 'finished', 28, 4],
  ['2026-11-02', [{ from: start, to: '2026-11-04' }], 'resting', 0, 1],
] as const)('on %s with pauses %j: %s, day %d, week %d', (today, rests, status, day, week) => {
  expect(studyState(course([...rests]), today)).toMatchObject({ status, day, week });
});

test('a graduate has finished on any day', () => {
  expect(studyState(course([], true), '2026-11-05')).toMatchObject({ status: 'finished', day: 28, week: 4 });
});

const anyRests = fc
  .array(fc.tuple(fc.integer({ min: 0, max: 6 }), fc.integer({ min: 0, max: 5 })), { maxLength: 3 })
  .map((steps) => {
    let at = 0;
    return steps.map(([gap, length]) => {
      const from = addDays(start, at + gap);
      at += gap + length;
      return { from, to: addDays(start, at) };
    });
  });

test('a day is studied or paused, and every day of the course is studied in the end', () => {
  fc.assert(
    fc.property(anyRests, (rests) => {
      const seen: number[] = [];
      let before = 0;
      for (let today = start; ; today = addDays(today, 1)) {
        const state = studyState(course(rests), today);
        if (state.status === 'finished') break;
        expect(state.day).toBe(state.status === 'studying' ? before + 1 : before);
        before = state.day;
        if (state.status === 'studying') seen.push(state.day);
        expect(today <= state.end).toBe(true);
      }
      expect(seen).toEqual(Array.from({ length: 28 }, (_, at) => at + 1));
    }),
  );
});
