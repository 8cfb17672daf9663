import fc from 'fast-check';
import { makePaper } from '../../../content';
import { answerColumns, noAnswers, sampleAnswers } from '../../answering';
import { deadlineOf, GRACE, isPassed, paperInTurn, secondsSpent, settled, type Sitting } from './sittings';

const MINUTE = 60_000;
const START = Date.parse('2026-03-11T12:00:00+08:00');
const limited = { ...makePaper(99, 10), minutes: 30 };
const unlimited = makePaper(98, 10);

const draft = (right: number): Sitting => ({
  started_at: START,
  ...answerColumns(
    {
      content: sampleAnswers(limited.question_list, 10 - right),
      is_draft: 1,
      save_time: '2026-03-11 12:05:00',
      score: null,
      used_seconds: 300,
    },
    START,
  ),
});
const submitted = (right: number) => settled(limited, draft(right), START + 60 * MINUTE);

test('the deadline is so many minutes after the start; without a limit there is none', () => {
  expect(deadlineOf(limited, START)).toBe(START + 30 * MINUTE);
  expect(deadlineOf(unlimited, START)).toBeNull();
});

test.each([
  [limited, 90_500, 90],
  [limited, 60 * MINUTE, 30 * 60],
  [unlimited, 60 * MINUTE, 60 * 60],
  [limited, -5000, 0],
])('seconds spent: %#', (paper, ms, seconds) => {
  expect(secondsSpent(paper, START, START + ms)).toBe(seconds);
});

test('until the deadline, and shortly after it, a sitting stays as it is', () => {
  const row = draft(7);
  expect(settled(limited, row, START + 30 * MINUTE + GRACE)).toBe(row);
  expect(settled(unlimited, row, START + 9999 * MINUTE)).toBe(row);
});

test('then what was saved last is handed in, as of the deadline', () => {
  expect(submitted(7)).toMatchObject({
    is_draft: 0,
    score: 7,
    save_time: '2026-03-11 12:05:00',
    used_seconds: 30 * 60,
    submitted_at: START + 30 * MINUTE,
  });
  const nothing = settled(limited, { started_at: START, ...noAnswers }, START + 60 * MINUTE);
  expect(nothing).toMatchObject({ is_draft: 0, score: 0, content: '{}', save_time: '2026-03-11 12:30:00' });
});

test('the moment of reading does not change the result', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1e9 }), fc.integer({ min: 1, max: 1e9 }), (one, other) => {
      const after = START + 30 * MINUTE + GRACE;
      const first = settled(limited, draft(4), after + one);
      expect(settled(limited, draft(4), after + other)).toEqual(first);
      expect(settled(limited, first, after + one + other)).toBe(first);
    }),
  );
});

test('it is passed from the pass score on, and only when submitted', () => {
  expect([5, 6, 10].map((right) => isPassed(limited, submitted(right)))).toEqual([false, true, true]);
  expect(isPassed(limited, draft(10))).toBe(false);
});

const [a, b] = [
  { id: 1, pass_score: 6 },
  { id: 2, pass_score: 6 },
];
test.each([
  ['the first to begin with', {}, 1],
  ['the one that is being answered', { 1: draft(2) }, 1],
  ['the one that was passed', { 1: submitted(6) }, 1],
  ['after a failure the next', { 1: submitted(5) }, 2],
  ['the last one when all were failed', { 1: submitted(5), 2: submitted(0) }, 2],
])('the paper in turn: %s', (_, sittings: Record<number, Sitting>, id) => {
  expect(paperInTurn([a, b], (paper) => sittings[paper.id])?.id).toBe(id);
});

test('without papers there is none in turn', () => {
  expect(paperInTurn([], () => undefined)).toBeUndefined();
});
