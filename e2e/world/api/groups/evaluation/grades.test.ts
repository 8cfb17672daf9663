import { addGradeContent, codes, gradeNames, gradePoints, gradeStatus, type GradeContent } from '@suite/api';
import { momentOf } from '../../../clock/china-time';
import { list, remove } from '../../../db';
import { learnerId } from '../../../testing/enrol';
import { NOON, worldUnderTest, type Caller, type WorldUnderTest } from '../../../testing/world-under-test';
import { classes } from '../class';
import { evaluation } from '.';

let under: WorldUnderTest;
let learner: Caller;
let evaluate_id: number;
beforeAll(async () => {
  under = await worldUnderTest({ groups: [classes, evaluation] });
  learner = await under.signIn('failed-test');
  evaluate_id = (await under.data(gradeStatus, {}, learner))?.evaluate_id as number;
});
afterAll(() => under.close());
afterEach(async () => {
  const id = await learnerId(under, 'failed-test');
  await remove(under.world.db, 'teacher_grade', { learner_id: id });
  await under.world.clock.set(NOON, true);
});

const rating = (more: Partial<GradeContent> = {}): GradeContent => ({
  grade: 4,
  points: [1, 2, 3, 4].map((point_id) => ({ point_id, grade: 4 })),
  tag_ids: [41, 42],
  content: '讲得很清楚。',
  ...more,
});
const rate = (more: Partial<GradeContent> = {}, id = evaluate_id, as = learner) =>
  under.ask(addGradeContent, { evaluate_id: id, ...rating(more) }, as);

test('an open evaluation names the teacher, the class and the last moment', async () => {
  expect(await under.data(gradeStatus, {}, learner)).toMatchObject({
    evaluate_id,
    teacher: { teacher_name: '林晓雨' },
    deadline: '2026-03-23 23:59:59',
    grade_content: null,
  });
});

test('the aspects and the names of the stars are for everybody', async () => {
  expect(await under.data(gradePoints, undefined)).toHaveLength(4);
  const names = await under.data(gradeNames, undefined);
  expect(names.map(({ grade }) => grade)).toEqual([1, 2, 3, 4, 5]);
  expect(names.every(({ tags }) => tags.length >= 3)).toBe(true);
});

test('a rating is given once; the same again is no error', async () => {
  expect(await rate()).toMatchObject({ code: codes.SUCCESS, data: null });
  expect(await rate({ tag_ids: [42, 41] })).toMatchObject({ code: codes.SUCCESS });
  expect(await rate({ content: '改变主意了。' })).toMatchObject({ code: codes.ALREADY_DONE });
  const status = await under.data(gradeStatus, { evaluate_id }, learner);
  expect(status?.grade_content).toEqual(rating());
});

test.each<[string, Partial<GradeContent>, number, string]>([
  ['an aspect missing', { points: [{ point_id: 1, grade: 5 }] }, codes.RULE, '请为每一项打分'],
  ['tags of other stars', { tag_ids: [51] }, codes.RULE, '所选标签与评分不符'],
  ['six stars', { grade: 6 }, codes.BAD_PARAMS, '参数有误：grade'],
  ['no stars', { grade: 0 }, codes.BAD_PARAMS, '参数有误：grade'],
  ['too long a text', { content: '好'.repeat(501) }, codes.BAD_PARAMS, '评价内容不能超过 500 个字'],
])('a rating with %s is refused', async (_, more, code, msg) => {
  expect(await rate(more)).toMatchObject({ code, msg });
  expect((await under.data(gradeStatus, {}, learner))?.grade_content).toBeNull();
});

test('forbidden words are named', async () => {
  const answer = await rate({ content: '老师说可以赌博' });
  expect(answer).toMatchObject({ code: codes.RULE, msg: '内容包含不允许的词语：赌博' });
});

test('before it opens and after its deadline an evaluation takes no rating', async () => {
  await under.world.clock.set(momentOf('2026-03-24 00:00:00'), true);
  expect(await rate()).toMatchObject({ code: codes.RULE, msg: '评价已截止' });
  await under.world.clock.set(momentOf('2026-03-08 12:00:00'), true);
  expect(await under.data(gradeStatus, {}, learner)).toBeNull();
  expect(await under.data(gradeStatus, { evaluate_id }, learner)).toBeNull();
  expect(await rate()).toMatchObject({ code: codes.RULE, msg: '评价还没有开始' });
});

test("another class's evaluation does not exist for a learner", async () => {
  const other = await under.signIn('mid-course');
  const of = (await under.data(gradeStatus, {}, other))?.evaluate_id as number;
  expect(of).not.toBe(evaluate_id);
  expect(await under.ask(gradeStatus, { evaluate_id: of }, learner)).toMatchObject({ code: codes.NOT_FOUND });
  expect(await rate({}, of)).toMatchObject({ code: codes.NOT_FOUND, msg: '评价不存在' });
  expect(await under.wrong(gradeStatus, { evaluate_id: 'x' }, learner)).toMatchObject({
    code: codes.BAD_PARAMS,
  });
});

test('a learner without a class, or in the first week, has no evaluation', async () => {
  for (const person of ['bound', 'empty', 'first-week']) {
    expect(await under.data(gradeStatus, {}, await under.signIn(person))).toBeNull();
  }
  expect(await under.ask(gradeStatus, {})).toMatchObject({ code: codes.LOGIN_REQUIRED });
});

test('what a graduate has rated can be read again', async () => {
  const premium = await under.signIn('premium');
  const rows = await list(under.world.db, 'teacher_grade', { learner_id: await learnerId(under, 'premium') });
  expect(rows).toHaveLength(6);
  const first = rows[0]?.evaluate_id as number;
  const status = await under.data(gradeStatus, { evaluate_id: first }, premium);
  expect(status?.grade_content).toMatchObject({ grade: 5 });
});
