import type { GradeName } from '@suite/api';
import {
  emptyDraft,
  gradeContent,
  gradeErrors,
  readGrade,
  withGrade,
  withLists,
  wordsOf,
  type GradeDraft,
  type MaybeEvaluation,
} from './grade-form';

const names: GradeName[] = [
  { grade: 4, grade_name: '满意', tags: [{ id: 41, name: '耐心' }] },
  {
    grade: 5,
    grade_name: '非常满意',
    tags: [
      { id: 51, name: '专业' },
      { id: 52, name: '有耐心' },
    ],
  },
];
const points = [
  { point_id: 1, point_name: '专业水平' },
  { point_id: 2, point_name: '答疑速度' },
];
const whole = { grade: 5, points: { 1: 5, 2: 4 }, tagIds: [52], content: ' 很好 ' };

test('what is not rated yet is named', () => {
  expect(Object.entries(gradeErrors(emptyDraft, points))).toEqual([
    ['grade', '请为老师打分'],
    ['point-1', '请为“专业水平”打分'],
    ['point-2', '请为“答疑速度”打分'],
  ]);
  expect(gradeErrors({ ...whole, points: { 1: 5 } }, points)).toEqual({ 'point-2': '请为“答疑速度”打分' });
  expect(gradeErrors(whole, points)).toEqual({});
});

test('other stars take back the tags that are not theirs', () => {
  expect(withGrade(whole, 4, names)).toEqual({ grade: 4, tagIds: [] });
  expect(withGrade(whole, 5, names)).toEqual({ grade: 5, tagIds: [52] });
  expect(withGrade(whole, 1, names)).toEqual({ grade: 1, tagIds: [] });
});

test("what is sent holds today's aspects and tags only", () => {
  const old = { ...whole, points: { 1: 5, 2: 4, 9: 3 }, tagIds: [52, 99] };
  expect(gradeContent(old, names, points)).toEqual({
    grade: 5,
    points: [
      { point_id: 1, grade: 5 },
      { point_id: 2, grade: 4 },
    ],
    tag_ids: [52],
    content: '很好',
  });
});

test.each([
  [{}, emptyDraft],
  [
    { grade: 6, points: { 1: 0, 2: 3.5, 3: 4 }, tagIds: [1, '2'], content: '很好' },
    { ...emptyDraft, points: { 3: 4 }, tagIds: [1], content: '很好' },
  ],
  [whole, whole],
])('%j out of the storage', (kept, draft) => {
  expect(readGrade(kept as Partial<GradeDraft>)).toEqual(draft);
});

test('one to five stars have the words of the provider, or none of them if some are missing', () => {
  const all = [3, 5, 1, 2, 4].map((grade) => ({ grade, grade_name: `${grade} 分`, tags: [] }));
  expect(wordsOf(all)).toEqual(['1 分', '2 分', '3 分', '4 分', '5 分']);
  expect(wordsOf(names)).toBeUndefined();
  expect(wordsOf([])).toBeUndefined();
});

test('lists that the provider sends as null are empty', () => {
  const grade_content = { grade: 5, points: null, tag_ids: null, content: '' };
  const sent = {
    status: { evaluate_id: 1, grade_content },
    names: [{ grade: 5, grade_name: '满意', tags: null }],
    points: null,
  };
  expect(withLists(sent as unknown as MaybeEvaluation)).toMatchObject({
    status: { evaluate_id: 1, grade_content: { points: [], tag_ids: [] } },
    names: [{ grade: 5, grade_name: '满意', tags: [] }],
    points: [],
  });
  expect(withLists({ status: null, names: [], points: [] }).status).toBeNull();
});
