import { codes, research, researchable, saveResearch } from '@suite/api';
import { addDays, momentOf } from '../../../clock/china-time';
import { remove } from '../../../db';
import { learnerId } from '../../../testing/enrol';
import { NOON, worldUnderTest, type Caller, type WorldUnderTest } from '../../../testing/world-under-test';
import { classes } from '../class';
import { survey } from '.';

let under: WorldUnderTest;
let learner: Caller;
let research_id: number;
let answers: Record<string, string>;
let textId: number;
beforeAll(async () => {
  under = await worldUnderTest({ groups: [classes, survey] });
  learner = await under.signIn('mid-course');
  const open = await under.data(research, undefined, learner);
  if (!open) throw new Error('no survey is open');
  research_id = open.research_id;
  const required = open.question_list.filter(({ is_required }) => is_required);
  answers = Object.fromEntries(required.map(({ id, type }) => [id, type === 'star' ? '4' : '1']));
  textId = open.question_list.find(({ type }) => type === 'text')?.id as number;
});
afterAll(() => under.close());
afterEach(async () => {
  const id = await learnerId(under, 'mid-course');
  await remove(under.world.db, 'research_answer', { learner_id: id });
  await under.world.clock.set(NOON, true);
});

const save = (content: Record<string, string>, as = learner, id = research_id) =>
  under.ask(saveResearch, { research_id: id, content }, as);
const state = () => under.data(researchable, undefined, learner);

test('the survey is answered once; the same answers again are no error', async () => {
  expect(await state()).toEqual({ researchable: 1, save_time: null });
  expect(await save({ ...answers, [textId]: ' 谢谢老师 ' })).toMatchObject({
    code: codes.SUCCESS,
    data: null,
  });
  expect(await state()).toEqual({ researchable: 0, save_time: '2026-03-11 12:00:00' });
  expect(await save({ ...answers, [textId]: '谢谢老师' })).toMatchObject({ code: codes.SUCCESS });
  expect(await save(answers)).toMatchObject({
    code: codes.ALREADY_DONE,
    msg: '您已经提交过了，感谢您的反馈',
  });
});

test('incomplete or impossible answers are refused, and nothing is kept', async () => {
  expect(await save({})).toMatchObject({ code: codes.RULE, msg: '请回答第 1 题' });
  const [first = ''] = Object.keys(answers);
  expect(await save({ ...answers, [first]: '9' })).toMatchObject({
    code: codes.RULE,
    msg: '第 1 题的回答有误',
  });
  expect(await save({ ...answers, [textId]: '长'.repeat(201) })).toMatchObject({ code: codes.RULE });
  expect(await save({ ...answers, 1: '1' })).toMatchObject({ msg: '问卷已更新，请刷新后重新填写' });
  expect(await save({ ...answers, [textId]: '教我赌 博吧' })).toMatchObject({
    code: codes.RULE,
    msg: '内容包含不允许的词语：赌博',
  });
  expect(await state()).toEqual({ researchable: 1, save_time: null });
});

test('another survey does not exist', async () => {
  expect(await save(answers, learner, research_id + 1)).toMatchObject({ code: codes.NOT_FOUND });
  expect(await under.wrong(saveResearch, { research_id, content: '好' }, learner)).toMatchObject({
    code: codes.BAD_PARAMS,
  });
  expect(await under.wrong(saveResearch, { research_id, content: { 1: 5 } }, learner)).toMatchObject({
    code: codes.BAD_PARAMS,
  });
});

test('the survey is not shown before the seventh day of study', async () => {
  const first = await under.signIn('first-week');
  expect(await under.data(research, undefined, first)).toBeNull();
  expect(await under.data(researchable, undefined, first)).toEqual({ researchable: 0, save_time: null });
  expect(await save(answers, first)).toMatchObject({ code: codes.RULE, msg: '开课满一周后可以参与评价' });
  await under.world.clock.set(momentOf(`${addDays('2026-03-11', 4)} 12:00:00`), true);
  expect(await under.data(researchable, undefined, first)).toMatchObject({ researchable: 1 });
});

test('the persons: nothing for the empty one, answered by the graduate', async () => {
  const empty = await under.signIn('empty');
  expect(await under.data(research, undefined, empty)).toBeNull();
  const graduated = await under.signIn('graduated');
  expect(await under.data(researchable, undefined, graduated)).toEqual({
    researchable: 0,
    save_time: '2026-03-11 09:00:00',
  });
  expect(await save(answers, {})).toMatchObject({ code: codes.LOGIN_REQUIRED });
});
