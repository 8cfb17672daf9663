import { codes, judgePaper, paperInfo, userDetail, userStart, type Answers } from '@suite/api';
import { timeText } from '../../../clock/china-time';
import { NOON, type Caller, type WorldUnderTest } from '../../../testing/world-under-test';
import { sampleAnswers } from '../../answering';
import { studyWorld } from '../testing/study-world';
import { papersOfLine } from './sittings';

let world: WorldUnderTest;
let as: Record<string, Caller>;

beforeAll(async () => ({ world, as } = await studyWorld()));
afterAll(() => world.close());
afterEach(() => world.world.clock.set(NOON, true));

const DAY = 24 * 3600_000;
const [finance] = papersOfLine('finance');
const [reform] = papersOfLine('reform');
const [advanced] = papersOfLine('advanced');
if (!finance || !reform || !advanced) throw new Error('a line has no exam');
const right = (count: number, paper = finance): Answers => {
  const list = paper.question_list;
  return sampleAnswers(list, list.length - count);
};
const at = (ms: number) => timeText(NOON + ms);
const setClock = (ms: number) => world.world.clock.set(NOON + ms, true);
const sittings = () => world.world.db.selectFrom('exam_sitting').selectAll().execute();
const judge = (
  person: string,
  paper_id: number,
  content: Answers,
  is_draft: 0 | 1,
  save_time: string,
  used_seconds = 1300,
) => world.ask(judgePaper, { paper_id, content, is_draft, save_time, used_seconds }, as[person]);
/** Seven days on, the class of `failed-test` is in its last week. */
const LAST_WEEK = 7 * DAY;

test('a passed exam shows its score, the solutions and a certificate', async () => {
  const paper = await world.data(paperInfo, { paper_id: finance.id }, as.graduated);
  expect(paper.paper_info).toMatchObject({ total_score: 100, pass_score: 60, minutes: 60 });
  expect(paper.paper_info).not.toHaveProperty('line');
  expect(paper.user_answer?.score).toBeGreaterThanOrEqual(60);
  expect(paper.paper_info.question_list.every(({ answer, analysis }) => answer && analysis)).toBe(true);
  expect(paper.certificate_info).toMatchObject({
    name: '沈知夏',
    title: finance.title,
    issue_time: paper.submit_time,
    certificate_no: expect.stringMatching(/^KS\d{8}901\d{6}$/),
  });
  const again = await world.data(userStart, { paper_id: finance.id }, as.graduated);
  expect(again).toEqual({ ...paper.user_start, server_time: at(0) });
});

test('a failed exam gives no certificate', async () => {
  const paper = await world.data(paperInfo, { paper_id: advanced.id }, as.premium);
  expect(paper.user_answer?.score).toBeLessThan(60);
  expect(paper).toMatchObject({ certificate_info: null, submit_time: expect.any(String) });
});

test('an exam that was left as a draft goes on, without solutions', async () => {
  const paper = await world.data(paperInfo, { paper_id: reform.id }, as['to-sign']);
  expect(paper).toMatchObject({
    user_answer: { is_draft: 1, score: null },
    user_start: { deadline: null, server_time: at(0) },
    submit_time: null,
    certificate_info: null,
  });
  expect(JSON.stringify(paper)).not.toMatch(/"answer"|"analysis"/);
  const answered = paper.paper_info.question_list.filter(({ youAns }) => youAns !== '');
  expect(answered).toHaveLength(paper.paper_info.question_list.length / 2);
});

test.each([
  ['graduated', advanced.id, 'of two that were passed the last'],
  ['premium', advanced.id, 'the last one, failed'],
  ['to-sign', reform.id, 'the draft'],
  ['mid-course', null, 'nothing before the last week'],
  ['empty', null, 'nothing'],
])('the personal center of %s names paper %s: %s', async (person: string, id: number | null, _) => {
  const { paperId } = await world.data(userDetail, undefined, as[person]);
  expect(paperId).toBe(id);
});

test.each([
  ['no such paper', 'graduated', { paper_id: 1 }, codes.NOT_FOUND],
  ['a course that is not bought', 'bound', { paper_id: finance.id }, codes.NOT_BOUGHT],
  ['before the last week', 'failed-test', { paper_id: finance.id }, codes.PAPER_NOT_OPEN],
  ['before the class', 'empty', { paper_id: reform.id }, codes.PAPER_NOT_OPEN],
  ['no number', 'graduated', { paper_id: 'x' }, codes.BAD_PARAMS],
  ['nothing', 'graduated', {}, codes.BAD_PARAMS],
  ['a call without a login', 'nobody', { paper_id: finance.id }, codes.LOGIN_REQUIRED],
])('%s is refused, and nothing begins', async (_, person, params, code) => {
  const before = await sittings();
  for (const call of [paperInfo, userStart]) {
    expect(await world.wrong(call, params, as[person])).toMatchObject({ code, data: null });
  }
  expect(await sittings()).toEqual(before);
});

test('without a limit of time a paper that rested over night counts the time that was spent on it', async () => {
  const { data } = await judge('to-sign', reform.id, right(3, reform), 1, at(0));
  expect(data).toMatchObject({ is_draft: 1, used_seconds: 1300 });
});

describe('an exam with a limit of time', () => {
  test('cannot be answered before it has begun', async () => {
    await setClock(LAST_WEEK);
    const info = await world.data(paperInfo, { paper_id: finance.id }, as['failed-test']);
    expect(info).toMatchObject({ user_start: null, user_answer: null, submit_time: null });
    const answer = await judge('failed-test', finance.id, right(3), 1, at(LAST_WEEK));
    expect(answer).toMatchObject({ code: codes.PAPER_NOT_OPEN, data: null });
  });

  test('begins once; a reload does not move the deadline', async () => {
    await setClock(LAST_WEEK);
    const start = await world.data(userStart, { paper_id: finance.id }, as['failed-test']);
    expect(start).toEqual({
      start_time: at(LAST_WEEK),
      deadline: at(LAST_WEEK + 3600_000),
      server_time: at(LAST_WEEK),
    });
    await setClock(LAST_WEEK + 60_000);
    const again = await world.data(userStart, { paper_id: finance.id }, as['failed-test']);
    expect(again).toEqual({ ...start, server_time: at(LAST_WEEK + 60_000) });
    expect((await world.data(userDetail, undefined, as['failed-test'])).paperId).toBe(finance.id);
  });

  test('keeps the newer draft, and refuses what does not belong to it', async () => {
    await setClock(LAST_WEEK + 600_000);
    const newer = await judge('failed-test', finance.id, right(9), 1, at(LAST_WEEK + 500_000));
    expect(newer).toMatchObject({
      code: codes.SUCCESS,
      data: { is_draft: 1, score: null, used_seconds: 600 },
    });
    const older = await judge('failed-test', finance.id, right(2), 1, at(LAST_WEEK + 400_000));
    expect(older.data).toEqual(newer.data);
    const before = await sittings();
    const foreign = await judge('failed-test', finance.id, { 1: '1' }, 1, at(LAST_WEEK + 600_000));
    expect(foreign).toMatchObject({ code: codes.BAD_PARAMS, data: null });
    const empty = await judge('failed-test', finance.id, {}, 0, at(LAST_WEEK + 600_000));
    expect(empty).toMatchObject({ code: codes.RULE, data: null });
    expect(await sittings()).toEqual(before);
  });

  test('takes answers that were on their way at the deadline', async () => {
    await setClock(LAST_WEEK + 3600_000 + 30_000);
    const all = right(finance.question_list.length);
    const draft = await judge('failed-test', finance.id, all, 1, at(LAST_WEEK + 3590_000));
    expect(draft).toMatchObject({ code: codes.SUCCESS, data: { is_draft: 1, used_seconds: 3600 } });
  });

  test('is handed in by itself with what was saved last, and then closed', async () => {
    await setClock(LAST_WEEK + 2 * 3600_000);
    const save_time = at(LAST_WEEK + 3590_000);
    const late = await judge('failed-test', finance.id, right(1), 0, at(LAST_WEEK + 2 * 3600_000));
    expect(late).toMatchObject({ code: codes.PAPER_SUBMITTED });
    const draft = await judge('failed-test', finance.id, right(1), 1, at(LAST_WEEK + 2 * 3600_000));
    expect(draft.data).toMatchObject({ is_draft: 0, score: 100, save_time });
    const paper = await world.data(paperInfo, { paper_id: finance.id }, as['failed-test']);
    expect(paper).toMatchObject({
      user_answer: draft.data,
      submit_time: at(LAST_WEEK + 3600_000),
      certificate_info: { name: '马骁' },
    });
  });

  test('shows as handed in at every read, without a write to the database', async () => {
    await setClock(LAST_WEEK + 3 * 3600_000);
    const before = await sittings();
    expect(before).toContainEqual(expect.objectContaining({ paper_id: finance.id, submitted_at: null }));
    const read = () => world.data(paperInfo, { paper_id: finance.id }, as['failed-test']);
    expect(await read()).toEqual(await read());
    expect(await sittings()).toEqual(before);
  });
});

test('without a limit it is submitted once, with the same result however often it is sent', async () => {
  const content = right(12, reform);
  const send = () => judge('to-sign', reform.id, content, 0, at(0));
  const submitted = await send();
  expect(submitted).toMatchObject({ code: codes.SUCCESS, data: { is_draft: 0, score: 60 } });
  expect(await send()).toEqual(submitted);
  const other = await judge('to-sign', reform.id, right(20, reform), 0, at(0));
  expect(other).toMatchObject({ code: codes.PAPER_SUBMITTED, data: null });
  const paper = await world.data(paperInfo, { paper_id: reform.id }, as['to-sign']);
  expect(paper).toMatchObject({ submit_time: at(0), user_answer: submitted.data });
  expect(paper.certificate_info).not.toBeNull();
});
