import {
  addReformExam,
  answerUnits,
  codes,
  commitAnswer,
  createJuan,
  draftFlag,
  juanHistory,
  reformExamDetail,
  reformExamUnits,
  type Juan,
  type Question,
} from '@suite/api';
import { timeText } from '../../../clock/china-time';
import { NOON, type Caller, type WorldUnderTest } from '../../../testing/world-under-test';
import { unitOfId, unitsOfLine } from '../../study-weeks/learner-weeks';
import { studyWorld } from '../../study-weeks/study-world';

let world: WorldUnderTest;
let as: Record<string, Caller>;

beforeAll(async () => ({ world, as } = await studyWorld()));
afterAll(() => world.close());

const ids = (line: 'finance' | 'reform' | 'jingpin') => unitsOfLine(line).map(({ unit }) => unit.unit_id);
const [first = 0, second = 0, third = 0, fourth = 0, fifth = 0] = ids('reform');
const juansOf = (unit_id: number) =>
  world.world.db.selectFrom('juan').selectAll().where('unit_id', '=', unit_id).orderBy('id').execute();
const solution = (unitId: number) =>
  Object.fromEntries(unitOfId(unitId)?.unit.questions.map(({ id, answer }) => [String(id), answer]) ?? []);
const at = (seconds: number) => timeText(NOON + seconds * 1000);
const hasSolutions = (list: readonly Question[] = []) =>
  list.some(({ answer, analysis }) => answer !== undefined || analysis !== undefined);

test('units open with the weeks of the class', async () => {
  const units = await world.data(reformExamUnits, undefined, as['first-week']);
  expect(units.map(({ unit_id }) => unit_id)).toEqual(ids('reform'));
  expect(units.map(({ status }) => status)).toEqual(['ready', 'locked', 'locked', 'locked', 'locked']);
  expect(units[0]).toMatchObject({
    juan_count: 0,
    last_score: null,
    best_score: null,
    has_draft: 0,
    question_count: expect.any(Number),
  });
});

test('in mid-course there are submitted papers, drafts, and a unit that is not open yet', async () => {
  const units = await world.data(reformExamUnits, undefined, as['mid-course']);
  expect(units.map(({ status }) => status)).toEqual(['done', 'done', 'ready', 'ready', 'locked']);
  expect(units.map(({ has_draft }) => has_draft)).toEqual([0, 0, 1, 1, 0]);
  expect(units.map(({ juan_count }) => juan_count)).toEqual([1, 2, 0, 0, 0]);
  expect(units[1]?.last_score).toBe(100);
});

test('the older list has every line but the reform course, a premium course from the start', async () => {
  const older = await world.data(answerUnits, undefined, as.premium);
  expect(new Set(older.map(({ course_name }) => course_name)).size).toBeGreaterThan(2);
  expect(older.some(({ unit_id }) => ids('reform').includes(unit_id))).toBe(false);
  const [jingpin = 0] = ids('jingpin');
  expect(older.find(({ unit_id }) => unit_id === jingpin)).toMatchObject({ status: 'done' });
  expect(await world.data(reformExamUnits, undefined, as.graduated)).toEqual([]);
});

test.each(['empty', 'bound', 'tools-buyer', 'manage-mid'])('%s has no units', async (person) => {
  expect(await world.data(answerUnits, undefined, as[person])).toEqual([]);
  expect(await world.data(reformExamUnits, undefined, as[person])).toEqual([]);
});

test('a draft comes back as it was left, without solutions', async () => {
  const ask = () => world.data(reformExamDetail, { unit_id: third, is_history: 0 }, as['mid-course']);
  const { juan, list } = await ask();
  expect(list).toEqual([]);
  expect(juan?.user_answer).toMatchObject({ is_draft: draftFlag.DRAFT, score: null });
  const answered = juan?.question_list.filter(({ youAns }) => youAns !== '') ?? [];
  expect(answered.length).toBeGreaterThan(0);
  expect(answered.length).toBeLessThan(juan?.question_list.length ?? 0);
  expect(hasSolutions(juan?.question_list)).toBe(false);
  expect((await ask()).juan).toEqual(juan);
});

test('the best score stays when a later paper is worse', async () => {
  const unit_id = ids('finance')[0] as number;
  const unit = async () =>
    (await world.data(answerUnits, undefined, as.graduated)).find((one) => one.unit_id === unit_id);
  const before = await unit();
  const { juan_id } = await world.data(createJuan, { unit_id }, as.graduated);
  const [right] = Object.entries(solution(unit_id)) as [[string, string]];
  const content = { [right[0]]: right[1] };
  await world.data(
    commitAnswer,
    { juan_id, content, is_draft: 0, save_time: at(0), used_seconds: 9 },
    as.graduated,
  );
  const after = await unit();
  expect(after?.last_score).toBeLessThan(before?.best_score as number);
  expect(after?.best_score).toBe(before?.best_score);
});

test('asking twice for a new paper gives the same one', async () => {
  const ask = () => world.data(createJuan, { unit_id: ids('finance')[2] as number }, as['failed-test']);
  const one = await ask();
  expect((await ask()).juan_id).toBe(one.juan_id);
  expect(one).toMatchObject({ user_answer: null, total_score: 100, server_time: at(0) });
  expect(hasSolutions(one.question_list)).toBe(false);
  const units = await world.data(answerUnits, undefined, as['failed-test']);
  expect(units[2]).toMatchObject({ status: 'ready', has_draft: 0 });
});

describe('answering a paper', () => {
  let juan: Juan;
  const send = (sheet: object, who = 'first-week') =>
    world.ask(
      addReformExam,
      { juan_id: juan.juan_id, is_draft: 1, used_seconds: 5, ...sheet } as never,
      as[who],
    );

  beforeAll(async () => {
    const detail = await world.data(reformExamDetail, { unit_id: first, is_history: 0 }, as['first-week']);
    juan = detail.juan as Juan;
  });

  test('the newer draft stays', async () => {
    const [one, two] = Object.entries(solution(first)) as [[string, string], [string, string]];
    const newer = { [one[0]]: one[1], [two[0]]: two[1] };
    expect((await send({ content: newer, save_time: at(-10) })).data).toMatchObject({ content: newer });
    const older = await send({ content: { [one[0]]: one[1] }, save_time: at(-20) });
    expect(older).toMatchObject({
      code: codes.SUCCESS,
      data: { content: newer, save_time: at(-10), score: null },
    });
    const units = await world.data(reformExamUnits, undefined, as['first-week']);
    expect(units[0]).toMatchObject({ has_draft: 1, juan_count: 0, status: 'ready' });
  });

  test.each([
    ['an option that there is not', { content: { [Object.keys(solution(first))[0] as string]: '9' } }],
    ['a question of another unit', { content: { [Object.keys(solution(second))[0] as string]: '1' } }],
    ['content that is none', { content: 'abc' }],
    ['an answer that is no text', { content: { 1: { a: 1 } } }],
    ['a time that does not exist', { content: {}, save_time: '2026-02-31 00:00:00' }],
    ['no time', { content: {}, save_time: undefined }],
    ['negative seconds', { content: {}, used_seconds: -1 }],
    ['a flag that is none', { content: {}, is_draft: 2 }],
  ])('%s is refused, and nothing is written', async (_, sheet) => {
    const before = await juansOf(first);
    expect(await send({ save_time: at(0), ...sheet })).toMatchObject({ code: codes.BAD_PARAMS, data: null });
    expect(await juansOf(first)).toEqual(before);
  });

  test('an empty submission is refused', async () => {
    expect(await send({ content: {}, is_draft: 0, save_time: at(0) })).toMatchObject({ code: codes.RULE });
  });

  test('a learner cannot answer the paper of another', async () => {
    const before = await juansOf(first);
    const stranger = await send({ content: solution(first), is_draft: 0, save_time: at(0) }, 'mid-course');
    expect(stranger).toMatchObject({ code: codes.NOT_FOUND, data: null });
    const other = {
      juan_id: juan.juan_id,
      content: {},
      is_draft: 1,
      save_time: at(0),
      used_seconds: 1,
    } as const;
    expect(await world.ask(commitAnswer, other, as['first-week'])).toMatchObject({ code: codes.NOT_FOUND });
    expect(await juansOf(first)).toEqual(before);
  });

  test('it is submitted once; a repetition gives the same result, another submission is refused', async () => {
    const sheet = { content: solution(first), is_draft: 0, save_time: at(0), used_seconds: 77 };
    const submitted = await send(sheet);
    expect(submitted).toMatchObject({
      code: codes.SUCCESS,
      data: { score: 100, is_draft: 0, used_seconds: 77 },
    });
    expect(await send(sheet)).toEqual(submitted);
    expect(await send({ ...sheet, save_time: at(1) })).toEqual(submitted);
    const [id = ''] = Object.keys(solution(first));
    expect(await send({ ...sheet, content: { [id]: '1' } })).toMatchObject({ code: codes.PAPER_SUBMITTED });
    const late = await send({ content: {}, save_time: at(0) });
    expect(late).toEqual(submitted);
  });

  test('then it is history, with solutions, and the next paper is a new one', async () => {
    const { list, juan: shown } = await world.data(
      reformExamDetail,
      { unit_id: first, is_history: 1 },
      as['first-week'],
    );
    const count = shown?.question_list.length;
    expect(list).toEqual([
      {
        juan_id: juan.juan_id,
        score: 100,
        total_score: 100,
        right_count: count,
        question_count: count,
        used_seconds: 77,
        submit_time: at(0),
      },
    ]);
    expect(shown?.question_list.every(({ answer, analysis, youAns }) => answer === youAns && analysis)).toBe(
      true,
    );
    const next = await world.data(reformExamDetail, { unit_id: first, is_history: 0 }, as['first-week']);
    expect(next.juan?.juan_id).not.toBe(juan.juan_id);
    expect(next.list).toEqual(list);
    expect(hasSolutions(next.juan?.question_list)).toBe(false);
  });
});

test('the history names papers newest first and shows the one that is asked for', async () => {
  const unit_id = ids('finance')[1] as number;
  const { list, juan } = await world.data(juanHistory, { unit_id }, as.graduated);
  expect(list).toHaveLength(2);
  expect(list.map(({ submit_time }) => submit_time)).toEqual(
    list
      .map(({ submit_time }) => submit_time)
      .sort()
      .reverse(),
  );
  expect(juan?.juan_id).toBe(list[0]?.juan_id);
  const older = await world.data(juanHistory, { unit_id, juan_id: list[1]?.juan_id as number }, as.graduated);
  expect(older.juan?.juan_id).toBe(list[1]?.juan_id);
  expect(older.list[1]?.score).toBeLessThan(100);
  const foreign = (await juansOf(second))[0]?.id as number;
  expect((await world.data(juanHistory, { unit_id, juan_id: foreign }, as.graduated)).juan).toBeNull();
});

test.each([
  ['a unit that is not open yet', 'mid-course', fifth, codes.PAPER_NOT_OPEN],
  ['a unit of the following week', 'first-week', second, codes.PAPER_NOT_OPEN],
  ['no such unit', 'first-week', 1, codes.NOT_FOUND],
  ['a unit of the older course', 'first-week', ids('finance')[0], codes.NOT_FOUND],
  ['a course that is not bought', 'graduated', first, codes.NOT_BOUGHT],
  ['a course without a class', 'empty', first, codes.PAPER_NOT_OPEN],
  ['no number', 'first-week', 'x', codes.BAD_PARAMS],
  ['no unit at all', 'first-week', undefined, codes.BAD_PARAMS],
  ['a call without a login', 'nobody', first, codes.LOGIN_REQUIRED],
])('%s is refused', async (_, person, unit_id, code) => {
  const count = (await world.world.db.selectFrom('juan').select('id').execute()).length;
  const params = { is_history: 0, ...(unit_id !== undefined && { unit_id }) };
  expect(await world.wrong(reformExamDetail, params, as[person])).toMatchObject({ code, data: null });
  expect(await world.world.db.selectFrom('juan').select('id').execute()).toHaveLength(count);
});

test('a unit becomes ready when its week begins', async () => {
  await world.world.clock.set(NOON + 5 * 24 * 3600_000, true);
  const units = await world.data(reformExamUnits, undefined, as['mid-course']);
  expect(units[4]).toMatchObject({ status: 'ready' });
  expect(units[3]).toMatchObject({ unit_id: fourth, has_draft: 1 });
  await world.world.clock.set(NOON, true);
});
