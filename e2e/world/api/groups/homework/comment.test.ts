import { commentOn } from '.';

const submitted_at = Date.parse('2026-03-10T23:30:00+08:00');
const morning = Date.parse('2026-03-11T09:00:00+08:00');
const handIn = (score: number) => ({ unit_id: 1, score, submitted_at });

test('the teacher comments on the next morning, and only on what was handed in', () => {
  expect(commentOn(handIn(100), morning - 1)).toBe('');
  expect(commentOn(handIn(100), morning)).not.toBe('');
  expect(commentOn(undefined, morning)).toBe('');
});

test.each([
  [90, '非常好'],
  [89, '整体不错'],
  [60, '基本达到要求'],
  [0, '别着急'],
])('with %d points it says %s', (score, words) => {
  expect(commentOn(handIn(score), morning)).toContain(words);
});
