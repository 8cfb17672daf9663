import type { Outcome } from './outcome';
import { reasonOf, scoreText, spanText, usedText } from './words';

test.each([
  [0, '0 秒'],
  [-3, '0 秒'],
  [59.6, '1 分 00 秒'],
  [450, '7 分 30 秒'],
  [3599, '59 分 59 秒'],
  [3600, '1 小时 00 分'],
  [7384, '2 小时 03 分'],
])('%d seconds are %s', (seconds, text) => {
  expect(spanText(seconds)).toBe(text);
});

test.each([
  [90, '90'],
  [66.7, '66.7'],
  [33.300000000000004, '33.3'],
])('a score of %d reads %s', (score, text) => {
  expect(scoreText(score)).toBe(text);
});

test.each([undefined, null, NaN, '七'])('%p is no number of seconds, and no score', (value) => {
  expect([spanText(value as never), scoreText(value as never)]).toEqual(['—', '—']);
});

const outcome: Outcome = {
  score: 40,
  total: 100,
  passScore: 60,
  usedSeconds: 1,
  right: 4,
  wrong: 5,
  blank: 1,
};

test('a learner who failed is told how many questions were missing', () => {
  expect(reasonOf(outcome)).toBe('再对 2 题就合格，先看这 6 题的解析');
  expect(reasonOf({ ...outcome, passScore: 45 })).toContain('再对 1 题就合格');
});

test('where questions differ in their points, the missing points are told', () => {
  expect(reasonOf({ ...outcome, score: 41 })).toContain('还差 19 分');
});

test.each([
  [450, '2026-11-26 09:00:00', '7 分 30 秒'],
  [40_260, '2026-11-26 09:00:00', '11月25日开始，11月26日交卷'],
  [40_260, '2026-11-26 23:00:00', '11 小时 11 分'],
  [40_260, undefined, '11 小时 11 分'],
])('a paper of %d seconds, submitted at %s, took %s', (seconds, submitTime, text) => {
  expect(usedText(seconds, submitTime)).toBe(text);
});

test('a difference that is too small to show is not called none', () => {
  expect(reasonOf({ ...outcome, score: 59.97 })).toContain('还差不到 0.1 分');
});

test('a failure that the score does not explain names no difference', () => {
  expect(reasonOf({ ...outcome, score: 80, isPass: false })).not.toContain('还差');
});

test('praise for a paper without a mistake', () => {
  expect(reasonOf({ ...outcome, score: 100, right: 10, wrong: 0, blank: 0 })).toContain('全部答对');
});
