import { questionType, type Question } from '@suite/api';
import { addDays } from '@suite/kernel/time';
import { reviewsOf, type Answered, type Repeated } from './review-schedule';

const DAY = '2026-03-02';
const wrong = (id: number, day = DAY, youAns = '1'): Answered => ({
  question: { id, type: questionType.single, title: '', score: 10, youAns, answer: '2' } as Question,
  line: 'reform',
  at: `${day} 20:00:00`,
});
const right = (id: number, day = DAY) => wrong(id, day, '2');
const due = (answered: Answered[], days: number, repeated: Repeated = {}) =>
  reviewsOf(answered, repeated, addDays(DAY, days)).map(({ question }) => question.id);
const inReview = (days: number, isRight: boolean): Repeated => ({
  1: { at: `${addDays(DAY, days)} 08:00:00`, isRight },
});

test.each([
  [0, false],
  [1, true],
  [2, true],
  [3, true],
  [7, true],
  [13, true],
  [14, false],
])('a wrong answer that was not repeated, %i days later: due is %s', (days, isDue) => {
  expect(due([wrong(1)], days)).toEqual(isDue ? [1] : []);
});

test.each([
  [1, 1, false],
  [1, 2, false],
  [1, 3, true],
  [4, 6, false],
  [4, 7, true],
  [7, 8, false],
])('answered wrong again on day %i, on day %i due is %s', (repeatedOn, days, isDue) => {
  expect(due([wrong(1)], days, inReview(repeatedOn, false))).toEqual(isDue ? [1] : []);
});

test('a question that was answered right in a review has left its series', () => {
  for (const days of [1, 3, 7]) expect(due([wrong(1)], days, inReview(1, true))).toEqual([]);
});

test('a later paper decides: a right answer ends the series, a wrong one begins a new one', () => {
  expect(due([wrong(1), right(1, addDays(DAY, 2))], 3)).toEqual([]);
  expect(due([right(1), wrong(1, addDays(DAY, 2))], 3)).toEqual([1]);
  expect(due([wrong(1), wrong(1, addDays(DAY, 6))], 7, inReview(1, true))).toEqual([1]);
});

test('a question that was left empty comes back; one that was right does not', () => {
  expect(due([wrong(1, DAY, ''), right(2)], 1)).toEqual([1]);
});
