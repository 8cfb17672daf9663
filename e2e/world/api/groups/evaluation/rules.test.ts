import { timeText } from '../../../clock/china-time';
import { evaluationsOf, inOrder, whyNoGrade } from './keep-grade';

const course = { class_id: 12, start: '2026-11-02', week_count: 4, end: '2026-11-29' };

test('a class is evaluated in the middle and in its last week, for two weeks each', () => {
  const [middle, end] = evaluationsOf(course);
  expect(middle).toMatchObject({ evaluate_id: 121, opensOn: 14 });
  expect(timeText(middle?.deadline as number)).toBe('2026-11-29 23:59:59');
  expect(end).toMatchObject({ evaluate_id: 122, opensOn: 22 });
  expect(timeText(end?.deadline as number)).toBe('2026-12-07 23:59:59');
});

test('pauses put the deadlines off', () => {
  const [middle] = evaluationsOf({ ...course, end: '2026-12-04' });
  expect(timeText(middle?.deadline as number)).toBe('2026-12-04 23:59:59');
});

const grade = {
  grade: 5,
  points: [1, 2, 3, 4].map((point_id) => ({ point_id, grade: 5 })),
  tag_ids: [51],
  content: '',
};

test.each([
  ['whole', grade, ''],
  ['without tags', { ...grade, tag_ids: [] }, ''],
  ['an aspect missing', { ...grade, points: grade.points.slice(1) }, '请为每一项打分'],
  ['an aspect twice', { ...grade, points: [...grade.points, { point_id: 1, grade: 1 }] }, '请为每一项打分'],
  ['tags of other stars', { ...grade, tag_ids: [11] }, '所选标签与评分不符'],
  ['a tag twice', { ...grade, tag_ids: [51, 51] }, '标签重复'],
])('a rating that is %s', (_, given, why) => {
  expect(whyNoGrade(given)).toBe(why);
});

test('the same rating in another order is the same', () => {
  const turned = { ...grade, points: [...grade.points].reverse(), tag_ids: [52, 51] };
  expect(inOrder(turned)).toEqual(inOrder({ ...grade, tag_ids: [51, 52] }));
});
