import {
  chapterTest,
  chapterTestResult,
  codes,
  reformChapterTest,
  reformChapterTestResult,
  reformCourseVideos,
  submitChapterTest,
  submitReformChapterTest,
  videoListV3,
  type Answers,
  type CourseLine,
  type ReformChapterTest,
} from '@suite/api';
import { chapters, type ScoredQuestion } from '../../../content';
import { get, list, remove } from '../../../db';
import { NOON, worldUnderTest, type Caller, type WorldUnderTest } from '../../../testing/world-under-test';
import { course } from '../course';
import { user } from '../user';
import { courseTest } from '.';

let world: WorldUnderTest;
const as: Record<string, Caller> = {};

beforeAll(async () => {
  world = await worldUnderTest({ groups: [user, course, courseTest] });
  for (const key of ['bound', 'mid-course', 'failed-test', 'graduated', 'premium']) {
    as[key] = await world.signIn(key);
  }
});
afterAll(() => world.close());

const NOW = '2026-03-11 12:00:00';

const chaptersOf = async (line: CourseLine) => {
  const { id } = await get(world.world.db, 'course', { line, is_public: 0 });
  return chapters.filter(({ course_id }) => course_id === id);
};
const solution = (questions: readonly ScoredQuestion[]): Answers =>
  Object.fromEntries(questions.map(({ id, answer }) => [String(id), answer]));
const asked = ({ singleChoice, judgement }: Pick<ReformChapterTest, 'singleChoice' | 'judgement'>) => [
  ...singleChoice.list,
  ...judgement.list,
];
const attempts = async () => JSON.stringify(await list(world.world.db, 'test_attempt', {}, 'id'));

/** A chapter that the person has behind them, with a fresh attempt at its test. */
async function begin(person: string, at: number) {
  const chapter = (await chaptersOf('reform'))[at] as (typeof chapters)[number];
  const test = await world.data(reformChapterTest, { chapter_id: chapter.id }, as[person]);
  return {
    chapter,
    test,
    sheet: {
      category_id: test.category_info.id,
      record_id: test.record_id,
      content: solution(chapter.test),
      is_draft: 0 as const,
      save_time: NOW,
      used_seconds: 90,
    },
  };
}

test('a new attempt has every question and no solution', async () => {
  const { chapter, test } = await begin('premium', 0);
  expect(test).toMatchObject({ user_answer: null, server_time: NOW });
  expect(test.category_info).toEqual({
    id: chapter.category_id,
    category_name: chapter.chapter_name,
    pass_chapter_score: 60,
  });
  expect(
    asked(test)
      .map(({ id }) => id)
      .sort(),
  ).toEqual(chapter.test.map(({ id }) => id).sort());
  expect(test.judgement.list.every(({ type }) => type === 4)).toBe(true);
  expect(test.singleChoice.list.some(({ type }) => type === 4)).toBe(false);
  expect(JSON.stringify(test)).not.toMatch(/"(answer|analysis)"/);
  expect(asked(test)[0]).toMatchObject({ youAns: '', option1: expect.any(String) });
});

test('asking again gives the same attempt', async () => {
  const [one, other] = [await begin('premium', 0), await begin('premium', 0)];
  expect(other.test.record_id).toBe(one.test.record_id);
});

test('a draft is kept and comes back; an older one is ignored', async () => {
  const { chapter, sheet } = await begin('premium', 1);
  const id = String(chapter.test[0]?.id);
  const draft = { ...sheet, is_draft: 1 as const, content: { [id]: '2' } };
  const saved = await world.data(submitReformChapterTest, draft, as.premium);
  expect(saved).toEqual({
    content: { [id]: '2' },
    is_draft: 1,
    save_time: NOW,
    score: null,
    used_seconds: 90,
    version: 1,
  });
  const older = { ...draft, content: { [id]: '1' }, save_time: '2026-03-11 11:59:59' };
  expect((await world.data(submitReformChapterTest, older, as.premium)).content).toEqual({ [id]: '2' });
  const { test } = await begin('premium', 1);
  expect(test.user_answer).toEqual(saved);
  expect(asked(test).find((one) => String(one.id) === id)?.youAns).toBe('2');
  expect(JSON.stringify(test)).not.toMatch(/"(answer|analysis)"/);
});

test('a final submission is scored once, and its repetition gives the same', async () => {
  const { chapter, sheet, test } = await begin('premium', 2);
  const first = await world.data(submitReformChapterTest, sheet, as.premium);
  expect(first).toMatchObject({ is_draft: 0, score: 100 });
  const before = await attempts();
  expect(await world.data(submitReformChapterTest, sheet, as.premium)).toEqual(first);
  const other = await world.ask(
    submitReformChapterTest,
    { ...sheet, save_time: '2026-03-11 11:00:00' },
    as.premium,
  );
  expect(other).toMatchObject({ code: codes.PAPER_SUBMITTED, data: null });
  expect(await attempts()).toBe(before);

  const result = await world.data(reformChapterTestResult, { chapter_id: chapter.id }, as.premium);
  expect(result).toMatchObject({
    record_id: test.record_id,
    score: 100,
    total_score: 100,
    is_pass: 1,
    right_count: chapter.test.length,
    question_count: chapter.test.length,
    used_seconds: 90,
    submit_time: NOW,
  });
  const shown = asked(result as never);
  expect(shown.every(({ youAns, answer, analysis }) => youAns === answer && !!analysis)).toBe(true);
  expect((await begin('premium', 2)).test.record_id).not.toBe(test.record_id);
});

test('the best score stays, and the next chapter opens when the test is passed', async () => {
  const failing = (await chaptersOf('finance'))[1] as (typeof chapters)[number];
  const params = { chapter_id: failing.id };
  expect(await world.data(chapterTestResult, params, as['failed-test'])).toMatchObject({ is_pass: 0 });
  const states = async () => {
    const { lessonList } = await world.data(videoListV3, undefined, as['failed-test']);
    return lessonList[0]?.chapters.map(({ chapterStatus, test_score }) => [chapterStatus, test_score]);
  };
  expect((await states())?.[2]?.[0]).toBe('locked');
  for (const content of [
    solution(failing.test),
    { [String(failing.test[0]?.id)]: failing.test[0]?.answer ?? '' },
  ]) {
    const test = await world.data(chapterTest, params, as['failed-test']);
    const sheet = { category_id: failing.category_id, record_id: test.record_id, content };
    await world.data(
      submitChapterTest,
      { ...sheet, is_draft: 0, save_time: NOW, used_seconds: 60 },
      as['failed-test'],
    );
  }
  expect((await states())?.slice(1, 3)).toEqual([
    ['done', 100],
    ['ready', null],
  ]);
  const last = await world.data(chapterTestResult, params, as['failed-test']);
  expect(last?.score).toBeLessThan(60);
  expect(last).toHaveProperty('judge');
});

test('a person with drafts has another try half done', async () => {
  const course_id = (await chaptersOf('reform'))[0]?.course_id as number;
  const { lessonList } = await world.data(reformCourseVideos, { course_id }, as['mid-course']);
  const last = lessonList[0]?.chapters.filter(({ chapterStatus }) => chapterStatus === 'done').pop();
  const test = await world.data(reformChapterTest, { chapter_id: last?.id as number }, as['mid-course']);
  expect(test.user_answer).toMatchObject({ is_draft: 1, score: null });
  expect(asked(test).filter(({ youAns }) => youAns !== '').length).toBeGreaterThan(0);
  expect(asked(test).filter(({ youAns }) => youAns === '').length).toBeGreaterThan(0);
});

test('there is no result before the first submission', async () => {
  const db = world.world.db;
  const chapter = (await chaptersOf('advanced'))[0] as (typeof chapters)[number];
  await remove(db, 'test_attempt', { target_id: chapter.id });
  expect(await world.data(chapterTestResult, { chapter_id: chapter.id }, as.graduated)).toBeNull();
});

test('an empty submission, and answers that are none, are refused', async () => {
  const { chapter, sheet } = await begin('premium', 3);
  const before = await attempts();
  const id = String(chapter.test[0]?.id);
  for (const [content, code] of [
    [{}, codes.RULE],
    [{ [id]: '' }, codes.RULE],
    [{ [id]: '9' }, codes.BAD_PARAMS],
    [{ 1: '1' }, codes.BAD_PARAMS],
  ] as const) {
    expect((await world.ask(submitReformChapterTest, { ...sheet, content }, as.premium)).code).toBe(code);
  }
  expect(await attempts()).toBe(before);
});

test("another's attempt, or that of another chapter, is not found", async () => {
  const { sheet } = await begin('premium', 0);
  const own = await begin('mid-course', 0);
  const before = await attempts();
  const theirs = { ...own.sheet, record_id: sheet.record_id };
  expect((await world.ask(submitReformChapterTest, theirs, as['mid-course'])).code).toBe(codes.NOT_FOUND);
  const mixed = { ...sheet, category_id: (await chaptersOf('reform'))[1]?.category_id as number };
  expect((await world.ask(submitReformChapterTest, mixed, as.premium)).code).not.toBe(codes.SUCCESS);
  expect((await world.ask(submitReformChapterTest, { ...sheet, category_id: 1 }, as.premium)).code).toBe(
    codes.NOT_FOUND,
  );
  expect(await attempts()).toBe(before);
});

test('a test opens when the videos of its chapter are learned, by the call of its line, to buyers', async () => {
  const last = (await chaptersOf('reform')).pop()?.id as number;
  const first = (await chaptersOf('reform'))[0]?.id as number;
  const zc = (await chaptersOf('zc'))[0]?.id as number;
  const answers = [
    await world.ask(reformChapterTest, { chapter_id: last }, as['mid-course']),
    await world.ask(reformChapterTestResult, { chapter_id: last }, as['mid-course']),
    await world.ask(reformChapterTest, { chapter_id: first }, as.bound),
    await world.ask(chapterTest, { chapter_id: first }, as.premium),
    await world.ask(chapterTest, { chapter_id: zc }, as.premium),
    await world.ask(reformChapterTest, { chapter_id: 1 }, as.premium),
  ];
  expect(answers.map(({ code }) => code)).toEqual([
    codes.RULE,
    codes.RULE,
    codes.NOT_BOUGHT,
    codes.NOT_FOUND,
    codes.NOT_FOUND,
    codes.NOT_FOUND,
  ]);
});

test.each([
  { record_id: 'x' },
  { category_id: null },
  { is_draft: 2 },
  { save_time: '2026-02-30 10:00:00' },
  { save_time: NOON },
  { used_seconds: -1 },
  { content: 'x' },
  { content: { a: '1' } },
])('a sheet with %j is malformed', async (over) => {
  const { sheet } = await begin('premium', 3);
  expect((await world.wrong(submitReformChapterTest, { ...sheet, ...over }, as.premium)).code).toBe(
    codes.BAD_PARAMS,
  );
});

test.each([undefined, { chapter_id: 'x' }, { chapter_id: 0 }])('chapter %j is malformed', async (params) => {
  expect((await world.wrong(chapterTest, params, as.graduated)).code).toBe(codes.BAD_PARAMS);
});
