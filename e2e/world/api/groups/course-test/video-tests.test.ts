import {
  codes,
  reformVideoInfo,
  reformVideoTest,
  submitReformVideoTest,
  submitVideoTest,
  videoTest,
  type Answers,
  type CourseLine,
} from '@suite/api';
import { courses, type ScoredQuestion, type VideoContent } from '../../../content';
import { get, list, remove } from '../../../db';
import { worldUnderTest, type Caller, type WorldUnderTest } from '../../../testing/world-under-test';
import { course } from '../course';
import { user } from '../user';
import { courseTest } from '.';

let world: WorldUnderTest;
const as: Record<string, Caller> = {};

beforeAll(async () => {
  world = await worldUnderTest({ groups: [user, course, courseTest] });
  for (const key of ['bound', 'first-week', 'mid-course', 'graduated', 'premium']) {
    as[key] = await world.signIn(key);
  }
});
afterAll(() => world.close());

const NOW = '2026-03-11 12:00:00';

const videosOf = (line: CourseLine): VideoContent[] =>
  courses
    .filter((one) => one.line === line && one.is_public === 0)
    .flatMap(({ stages }) => stages.flatMap(({ chapters }) => chapters.flatMap(({ videos }) => videos)));
const tested = (line: CourseLine, at = 0) =>
  videosOf(line).filter(({ test }) => test.length > 0)[at] as VideoContent;
const solution = (questions: readonly ScoredQuestion[]): Answers =>
  Object.fromEntries(questions.map(({ id, answer }) => [String(id), answer]));
const sheetOf = (video: VideoContent, record_id: number) => ({
  v_id: video.v_id,
  record_id,
  content: solution(video.test),
  is_draft: 0 as const,
  save_time: NOW,
  used_seconds: 30,
});
const attempts = async () => JSON.stringify(await list(world.world.db, 'test_attempt', {}, 'id'));

test('a video test carries a new attempt, and the last result with its solution', async () => {
  const video = tested('reform');
  const test = await world.data(reformVideoTest, { v_id: video.v_id }, as.premium);
  expect(test).toMatchObject({
    video_info: { v_id: video.v_id, video_name: video.video_name, pass_score: 60 },
    user_answer: null,
    server_time: NOW,
    result: { is_pass: 1, question_count: video.test.length },
  });
  expect(JSON.stringify([test.singleChoice, test.judgement])).not.toMatch(/"(answer|analysis)"/);
  const solved = [...(test.result?.singleChoice.list ?? []), ...(test.result?.judgement.list ?? [])];
  expect(solved).toHaveLength(video.test.length);
  expect(solved.every(({ answer, analysis }) => !!answer && !!analysis)).toBe(true);
});

test('before the first submission no answer contains the solution', async () => {
  const video = tested('reform');
  await remove(world.world.db, 'test_attempt', {
    target_id: video.v_id,
    learner_id: await learnerId('first-week'),
  });
  const test = await world.data(reformVideoTest, { v_id: video.v_id }, as['first-week']);
  expect(test.result).toBeNull();
  expect(JSON.stringify(test)).not.toMatch(/"(answer|analysis)"/);
});

const learnerId = async (person: string) => (await get(world.world.db, 'learner', { person })).id;

test('a passed test shows on its video; a repeated submission changes nothing', async () => {
  const video = tested('reform', 1);
  await remove(world.world.db, 'test_attempt', {
    target_id: video.v_id,
    learner_id: await learnerId('mid-course'),
  });
  const passed = async () =>
    (await world.data(reformVideoInfo, { v_id: video.v_id }, as['mid-course'])).is_test_passed;
  expect(await passed()).toBe(0);
  const { record_id } = await world.data(reformVideoTest, { v_id: video.v_id }, as['mid-course']);
  const sheet = sheetOf(video, record_id);
  const first = await world.data(submitReformVideoTest, sheet, as['mid-course']);
  expect(first).toMatchObject({ is_draft: 0, score: 100, save_time: NOW });
  const before = await attempts();
  expect(await world.data(submitReformVideoTest, sheet, as['mid-course'])).toEqual(first);
  expect(await attempts()).toBe(before);
  expect(await passed()).toBe(1);
  const draft = { ...sheet, is_draft: 1 as const, content: {} };
  expect((await world.data(submitReformVideoTest, draft, as['mid-course'])).is_draft).toBe(0);
  expect(await attempts()).toBe(before);
});

test('a person with drafts is in the middle of the test of their video', async () => {
  const { video_id } = await get(world.world.db, 'watch', {
    learner_id: await learnerId('mid-course'),
    done_at: null,
  });
  const test = await world.data(reformVideoTest, { v_id: video_id }, as['mid-course']);
  expect(test.user_answer).toMatchObject({ is_draft: 1, score: null });
});

test('other lines are asked in the older layout', async () => {
  const video = tested('finance');
  const test = await world.data(videoTest, { v_id: video.v_id }, as.graduated);
  expect(test.judge).toMatchObject({ type: 4, type_text: '判断题' });
  expect(test.singleChoice.list.length + test.judge.list.length).toBe(video.test.length);
  const saved = await world.data(submitVideoTest, sheetOf(video, test.record_id), as.graduated);
  expect(saved.score).toBe(100);
});

test('what is locked, not bought, of another line or without a test is refused', async () => {
  const locked = videosOf('reform')
    .filter(({ test }) => test.length > 0)
    .pop()?.v_id as number;
  const without = videosOf('zc')[0]?.v_id as number;
  const before = await attempts();
  const answers = [
    await world.ask(reformVideoTest, { v_id: locked }, as['mid-course']),
    await world.ask(reformVideoTest, { v_id: tested('reform').v_id }, as.bound),
    await world.ask(videoTest, { v_id: tested('reform').v_id }, as.premium),
    await world.ask(reformVideoTest, { v_id: tested('finance').v_id }, as.graduated),
    await world.ask(videoTest, { v_id: without }, as.premium),
    await world.ask(videoTest, { v_id: 1 }, as.premium),
  ];
  expect(answers.map(({ code }) => code)).toEqual([
    codes.RULE,
    codes.NOT_BOUGHT,
    codes.NOT_FOUND,
    codes.NOT_FOUND,
    codes.NOT_FOUND,
    codes.NOT_FOUND,
  ]);
  expect(await attempts()).toBe(before);
});

test("another's attempt is not found", async () => {
  const video = tested('reform');
  const { record_id } = await world.data(reformVideoTest, { v_id: video.v_id }, as.premium);
  const before = await attempts();
  const answer = await world.ask(submitReformVideoTest, sheetOf(video, record_id), as['mid-course']);
  expect(answer.code).toBe(codes.NOT_FOUND);
  expect(await attempts()).toBe(before);
});

test.each([{ v_id: '' }, { record_id: 1.5 }, { content: null }, { is_draft: 'yes' }, { used_seconds: 'x' }])(
  'a sheet with %j is malformed',
  async (over) => {
    const sheet = { ...sheetOf(tested('reform'), 1), ...over };
    expect((await world.wrong(submitReformVideoTest, sheet, as.premium)).code).toBe(codes.BAD_PARAMS);
  },
);
