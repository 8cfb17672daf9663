import {
  category,
  codes,
  jingpinCourseVideos,
  publicCategory,
  reformCourseList,
  reformCourseVideos,
  userDetail,
  videoListV2,
  videoListV3,
  zcVideoList,
  type CourseLine,
  type LessonData,
} from '@suite/api';
import { get } from '../../../db';
import { NOON, worldUnderTest, type Caller, type WorldUnderTest } from '../../../testing/world-under-test';
import { courseTest } from '../course-test';
import { user } from '../user';
import { course } from '.';

let world: WorldUnderTest;
const as: Record<string, Caller> = {};

beforeAll(async () => {
  world = await worldUnderTest({ groups: [user, course, courseTest] });
  for (const key of ['bound', 'first-week', 'mid-course', 'failed-test', 'graduated', 'premium', 'empty']) {
    as[key] = await world.signIn(key);
  }
});
afterAll(() => world.close());

const idOf = async (line: CourseLine, isPublic = 0) => {
  const row = await get(world.world.db, 'course', { line, is_public: isPublic as 0 | 1 });
  return row.id;
};

const statuses = ({ lessonList }: LessonData) =>
  lessonList.flatMap(({ chapters }) => chapters.map(({ chapterStatus }) => chapterStatus));
const videos = ({ lessonList }: LessonData) =>
  lessonList.flatMap(({ chapters }) => chapters.flatMap((one) => one.videos));

test('a class in its fourth week has three chapters behind it and is in the fourth', async () => {
  const course_id = await idOf('reform');
  const lessons = await world.data(reformCourseVideos, { course_id }, as['mid-course']);
  expect(statuses(lessons).slice(0, 5)).toEqual(['done', 'done', 'done', 'ready', 'locked']);
  const current = videos(lessons).filter(({ is_current }) => is_current === 1);
  expect(current).toHaveLength(1);
  expect(current[0]).toMatchObject({ summaryStatus: 'ready' });
  expect(current[0]?.position).toBeGreaterThan(0);
  const [first] = lessons.lessonList[0]?.chapters ?? [];
  expect(first).toMatchObject({ has_test: 1, pass_chapter_score: 60 });
  expect(first?.test_score).toBeGreaterThanOrEqual(60);
});

test('a failed chapter test keeps the next chapter locked', async () => {
  const lessons = await world.data(videoListV2, undefined, as['failed-test']);
  expect(statuses(lessons).slice(0, 3)).toEqual(['done', 'ready', 'locked']);
  const failed = lessons.lessonList[0]?.chapters[1];
  expect(failed?.videos.every(({ summaryStatus }) => summaryStatus === 'done')).toBe(true);
  expect(failed?.test_score).toBeLessThan(60);
});

test('a graduate has done all tasks; both older lists are the same', async () => {
  const lessons = await world.data(videoListV3, undefined, as.graduated);
  expect(new Set(statuses(lessons))).toEqual(new Set(['done']));
  expect(await world.data(videoListV2, undefined, as.graduated)).toEqual(lessons);
});

test('the open course of a line is not among the bought ones', async () => {
  const lessons = await world.data(videoListV3, undefined, as.graduated);
  expect(lessons.lessonList.map(({ course_id }) => course_id)).not.toContain(await idOf('finance', 1));
});

test('collections are open in any order and can be played at once', async () => {
  for (const call of [jingpinCourseVideos, zcVideoList]) {
    const lessons = await world.data(call, undefined, as.premium);
    const all = lessons.lessonList.flatMap(({ chapters }) => chapters.flatMap((one) => one.videos));
    expect(all.map(({ summaryStatus }) => summaryStatus)).not.toContain('locked');
    expect(all[0]?.summaryStatus).toBe('done');
    expect(all[0]?.record_time).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
    expect(all[all.length - 1]?.streams.map(({ sharpness }) => sharpness)).toEqual(['SD', 'HD']);
  }
});

test('the menu of the reform course shows the progress of the course and its stages', async () => {
  const [menu] = await world.data(reformCourseList, undefined, as['mid-course']);
  expect(menu?.id).toBe(await idOf('reform'));
  expect(menu?.child.length).toBeGreaterThan(0);
  expect(menu?.child[0]?.progress).toBeGreaterThan(menu?.progress as number);
  expect(menu?.progress).toBeLessThan(100);
});

test('a tree has stages, chapters in them and videos in those', async () => {
  const course_id = await idOf('investment');
  const tree = await world.data(category, { course_id }, as.graduated);
  expect(tree.categories.map(({ chapterStatus }) => chapterStatus)).toEqual(['done', 'ready']);
  expect(tree.categories.every(({ categoryVideo }) => categoryVideo.length === 0)).toBe(true);
  const [chapter] = tree.categories[0]?.childCate ?? [];
  expect(chapter).toMatchObject({ chapterStatus: 'done', childCate: [] });
  expect(chapter?.categoryVideo[0]).toMatchObject({ summaryStatus: 'done' });
});

test('an open course is open to everybody with an account, by its own calls alone', async () => {
  const course_id = await idOf('finance', 1);
  const tree = await world.data(publicCategory, { course_id }, as.bound);
  const shown = tree.categories.flatMap(({ childCate }) => childCate.flatMap((one) => one.categoryVideo));
  expect(shown.map(({ summaryStatus }) => summaryStatus)).not.toContain('locked');
  expect((await world.ask(category, { course_id }, as.bound)).code).toBe(codes.NOT_FOUND);
});

test('a course that was not bought is refused', async () => {
  const answers = await Promise.all([
    world.ask(videoListV3, undefined, as['mid-course']),
    world.ask(reformCourseList, undefined, as.bound),
    world.ask(jingpinCourseVideos, undefined, as.bound),
    world.ask(zcVideoList, undefined, as.bound),
    world.ask(reformCourseVideos, { course_id: await idOf('reform') }, as['failed-test']),
    world.ask(category, { course_id: await idOf('advanced') }, as['mid-course']),
  ]);
  expect(answers.map(({ code }) => code)).toEqual(answers.map(() => codes.NOT_BOUGHT));
  expect(answers.every(({ data }) => data === null)).toBe(true);
});

test('a course that is none, or of another call, is not found', async () => {
  const answers = await Promise.all([
    world.ask(category, { course_id: 999999 }, as.premium),
    world.ask(reformCourseVideos, { course_id: await idOf('finance') }, as.premium),
    world.ask(publicCategory, { course_id: await idOf('reform') }, as.premium),
  ]);
  expect(answers.map(({ code }) => code)).toEqual(answers.map(() => codes.NOT_FOUND));
});

test.each([undefined, { course_id: '' }, { course_id: 'abc' }, { course_id: -1 }, { course_id: '1; drop' }])(
  'course %j is malformed',
  async (params) => {
    expect((await world.wrong(category, params, as.premium)).code).toBe(codes.BAD_PARAMS);
  },
);

test('without a token the answer is to sign in', async () => {
  expect((await world.ask(videoListV3, undefined)).code).toBe(codes.LOGIN_REQUIRED);
});

test('the person without data has bought a course that is not open to them yet', async () => {
  expect(await world.data(reformCourseList, undefined, as.empty)).toEqual([]);
  expect((await world.data(userDetail, undefined, as.empty)).courseList).toEqual([]);
  const course_id = await idOf('reform');
  expect((await world.ask(reformCourseVideos, { course_id }, as.empty)).code).toBe(codes.NOT_FOUND);
});

test('a special course closes at the end of the last day of a year', async () => {
  const DAY = 24 * 3600_000;
  const answered = [];
  for (const days of [245, 246]) {
    await world.world.clock.set(NOON + days * DAY, true);
    answered.push((await world.ask(zcVideoList, undefined, await world.signIn('premium'))).code);
  }
  await world.world.clock.set(NOON, true);
  expect(answered).toEqual([codes.SUCCESS, codes.RULE]);
});
