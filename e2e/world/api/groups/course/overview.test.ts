import { isBuyCourse, latestEntrance, userDetail, userVideoSubmit } from '@suite/api';
import { NOON, worldUnderTest, type WorldUnderTest } from '../../../testing/world-under-test';
import { courseTest } from '../course-test';
import { user } from '../user';
import { course } from '.';

let world: WorldUnderTest;

beforeAll(async () => {
  world = await worldUnderTest({ groups: [user, course, courseTest] });
});
afterAll(() => world.close());

test.each([
  ['bound', []],
  ['mid-course', ['is_buy_finance_reform', 'is_need_video_test']],
  ['failed-test', []],
  ['graduated', ['is_buy_advanced', 'is_buy_investment']],
  [
    'premium',
    [
      'is_buy_advanced',
      'is_buy_finance_reform',
      'is_buy_industry',
      'is_buy_investment',
      'is_buy_jingpin',
      'is_need_video_test',
    ],
  ],
])('what %s has bought', async (person, expected) => {
  const flags = await world.data(isBuyCourse, undefined, await world.signIn(person));
  expect(Object.keys(flags)).toHaveLength(7);
  const set = Object.entries(flags).filter(([, flag]) => flag === 1);
  expect(set.map(([name]) => name).sort()).toEqual(expected);
});

test('the user detail lists the courses with their progress, the open one last', async () => {
  const { courseList, videoLines } = await world.data(userDetail, undefined, await world.signIn('graduated'));
  expect(courseList.map(({ line, is_public }) => [line, is_public])).toEqual([
    ['finance', 0],
    ['advanced', 0],
    ['investment', 0],
    ['finance', 1],
  ]);
  expect(courseList.map(({ progress }) => progress)).toEqual([100, 100, expect.any(Number), 0]);
  expect(courseList[2]?.video_done).toBeLessThan(courseList[2]?.video_total as number);
  expect(videoLines.length).toBeGreaterThanOrEqual(2);
});

test('the second video line is a host of its own', async () => {
  world.world.address = 'http://192.0.2.1:4401';
  const { videoLines } = await world.data(userDetail, undefined, await world.signIn('graduated'));
  expect(videoLines.map(({ host }) => host)).toEqual(['/', 'http://192.0.2.1:4401/']);
});

test('the entrance leads to the last watched video over all lines', async () => {
  const premium = await world.signIn('premium');
  const { courseList } = await world.data(userDetail, undefined, premium);
  const industry = courseList.find(({ line }) => line === 'industry');
  const video = await world.world.db
    .selectFrom('video')
    .selectAll()
    .where('course_id', '=', industry?.course_id as number)
    .orderBy('place')
    .executeTakeFirstOrThrow();
  await world.world.clock.set(NOON + 3600_000, true);
  const report = { v_id: video.id, report_id: 'r', position: 3, watched: 1, seconds_ago: 0 };
  await world.data(userVideoSubmit, report, premium);
  expect(await world.data(latestEntrance, undefined, premium)).toEqual({
    line: 'industry',
    course_id: industry?.course_id,
    course_name: industry?.course_name,
    chapter_id: video.chapter_id,
    chapter_name: expect.any(String),
    v_id: video.id,
    video_name: video.name,
    cover: video.cover,
    progress: industry?.progress,
    is_public: 0,
  });
});

test('a learner without a purchase comes back to the open course', async () => {
  const entrance = await world.data(latestEntrance, undefined, await world.signIn('bound'));
  expect(entrance).toMatchObject({ is_public: 1 });
});

test('the person without data has no entrance', async () => {
  expect(await world.data(latestEntrance, undefined, await world.signIn('empty'))).toBeNull();
});
