import * as fc from 'fast-check';
import { addDays } from '../../clock/china-time';
import { studyState } from '../groups/class/learner-classes';
import { studyDay } from './learner-weeks';

test.each([
  ['the first day is the one on which the class begins', [], 1, '2026-03-02'],
  ['days follow each other', [], 15, '2026-03-16'],
  ['a pause puts off the days after it', [{ from: '2026-03-05', to: '2026-03-15' }], 8, '2026-03-19'],
  [
    'a pause puts off the day on which it begins',
    [{ from: '2026-03-09', to: '2026-03-11' }],
    8,
    '2026-03-11',
  ],
  ['a later pause puts off nothing', [{ from: '2026-03-12', to: '2026-03-20' }], 8, '2026-03-09'],
])('%s', (_, rests, count, day) => {
  expect(studyDay('2026-03-02', rests, count)).toBe(day);
});

const pauses = fc
  .array(fc.record({ wait: fc.integer({ min: 1, max: 20 }), length: fc.integer({ min: 0, max: 30 }) }), {
    maxLength: 3,
  })
  .map((list) => {
    let day = '2026-03-02';
    return list.map(({ wait, length }) => {
      const from = addDays(day, wait);
      day = addDays(from, length);
      return { from, to: day };
    });
  });

test('on its day the class counts so many days, and is not paused', () => {
  fc.assert(
    fc.property(pauses, fc.integer({ min: 1, max: 56 }), (rests, count) => {
      const day = studyDay('2026-03-02', rests, count);
      const state = studyState({ start: '2026-03-02', weeks: 8, rests, graduated: false }, day);
      expect(state).toMatchObject({ day: count, status: 'studying' });
    }),
  );
});
