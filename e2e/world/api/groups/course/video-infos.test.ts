import {
  categoryVideo,
  codes,
  publicVideo,
  reformLastVideoInfo,
  reformVideoInfo,
  videoInfo,
  videoInfoV3,
  type CourseLine,
} from '@suite/api';
import { worldUnderTest, type Caller, type WorldUnderTest } from '../../../testing/world-under-test';
import { courseTest } from '../course-test';
import { user } from '../user';
import { course } from '.';

let world: WorldUnderTest;
const as: Record<string, Caller> = {};

beforeAll(async () => {
  world = await worldUnderTest({ groups: [user, course, courseTest] });
  for (const key of ['bound', 'to-sign', 'mid-course', 'failed-test', 'graduated', 'premium', 'empty']) {
    as[key] = await world.signIn(key);
  }
});
afterAll(() => world.close());

/** Videos of a line in the order of its lessons. */
const videosOf = (line: CourseLine, isPublic: 0 | 1 = 0) =>
  world.world.db
    .selectFrom('video')
    .innerJoin('course', 'course.id', 'video.course_id')
    .select(['video.id', 'video.course_id', 'video.chapter_id', 'video.materials'])
    .where('course.line', '=', line)
    .where('is_public', '=', isPublic)
    .orderBy('video.place')
    .execute();
const firstOf = async (line: CourseLine, isPublic: 0 | 1 = 0) =>
  (await videosOf(line, isPublic))[0]?.id as number;
const lastOf = async (line: CourseLine) => (await videosOf(line)).pop()?.id as number;

test('a video comes with all that the player shows', async () => {
  const withMaterials = (await videosOf('reform')).find(({ materials }) => materials !== '[]');
  const v_id = withMaterials?.id as number;
  const info = await world.data(reformVideoInfo, { v_id }, as.premium);
  expect(info).toMatchObject({
    v_id,
    course_id: withMaterials?.course_id,
    chapter_info: { id: withMaterials?.chapter_id, pass_chapter_score: 60 },
    summaryStatus: 'done',
    is_test_passed: info.has_test,
  });
  expect(info.position).toBe(info.duration);
  expect(info.note).toMatch(/^<\w+>/);
  expect(info.material_list[0]).toEqual({
    week_id: expect.any(Number),
    material_id: expect.any(Number),
    title: expect.any(String),
    mat_type: expect.any(Number),
  });
  expect(info.streams.map(({ sharpness }) => sharpness)).toEqual(['SD', 'HD']);
});

test('a video never watched starts at its beginning', async () => {
  const v_id = await firstOf('advanced');
  const info = await world.data(categoryVideo, { v_id }, as['to-sign']);
  expect(info).toMatchObject({ position: 0, record_time: null, is_current: 0, summaryStatus: 'ready' });
});

test('a locked video is refused', async () => {
  const v_id = await lastOf('reform');
  const answer = await world.ask(reformVideoInfo, { v_id }, as['mid-course']);
  expect(answer).toMatchObject({ code: codes.RULE, data: null });
  expect(answer.msg).toContain('解锁');
});

test('each call opens the videos of its own line', async () => {
  const [finance, reform, open] = [
    await firstOf('finance'),
    await firstOf('reform'),
    await firstOf('finance', 1),
  ];
  expect((await world.data(videoInfo, { v_id: finance }, as.graduated)).v_id).toBe(finance);
  expect((await world.data(videoInfoV3, { v_id: finance }, as.graduated)).v_id).toBe(finance);
  expect((await world.data(publicVideo, { v_id: open }, as.bound)).v_id).toBe(open);
  const others = await Promise.all([
    world.ask(videoInfo, { v_id: reform }, as.premium),
    world.ask(reformVideoInfo, { v_id: finance }, as.graduated),
    world.ask(videoInfoV3, { v_id: open }, as.graduated),
    world.ask(publicVideo, { v_id: finance }, as.graduated),
    world.ask(categoryVideo, { v_id: 1 }, as.premium),
  ]);
  expect(others.map(({ code }) => code)).toEqual(others.map(() => codes.NOT_FOUND));
});

test('a video of a course that was not bought is refused', async () => {
  const answer = await world.ask(videoInfo, { v_id: await firstOf('finance') }, as['mid-course']);
  expect(answer.code).toBe(codes.NOT_BOUGHT);
});

test('the last watched video of the reform course is the one to go on with', async () => {
  const last = await world.data(reformLastVideoInfo, undefined, as['mid-course']);
  expect(last).toMatchObject({ is_current: 1, summaryStatus: 'ready' });
  expect(last?.position).toBeGreaterThan(0);
  expect(await world.data(reformLastVideoInfo, undefined, as.empty)).toBeNull();
  expect((await world.ask(reformLastVideoInfo, undefined, as.bound)).code).toBe(codes.NOT_BOUGHT);
});

test.each([undefined, { v_id: '' }, { v_id: 'x' }, { v_id: 0 }, { v_id: 1.5 }])(
  'video %j is malformed',
  async (params) => {
    expect((await world.wrong(reformVideoInfo, params, as.premium)).code).toBe(codes.BAD_PARAMS);
  },
);
