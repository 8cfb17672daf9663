import {
  auditionLessonInfo,
  codes,
  playbackList,
  userVideoSubmit,
  videoLinkInfo,
  videoLinks,
} from '@suite/api';
import { audition, playbacks, videoLinks as links } from '../../../content';
import { NOON, worldUnderTest, type Caller, type WorldUnderTest } from '../../../testing/world-under-test';
import { course } from '../course';
import { courseTest } from '../course-test';
import { user } from '../user';
import { openVideo } from '.';

let world: WorldUnderTest;
let bound: Caller;
let empty: Caller;

beforeAll(async () => {
  world = await worldUnderTest({ groups: [user, course, courseTest, openVideo] });
  bound = await world.signIn('bound');
  empty = await world.signIn('empty');
});
afterAll(() => world.close());

const descending = (texts: string[]) => [...texts].sort().reverse();

test('playbacks are open to everybody, newest first, page by page', async () => {
  const first = await world.data(playbackList, { page: 1, limit: 10 });
  const second = await world.data(playbackList, { page: 2, limit: 10 });
  expect(first.total).toBe(playbacks.length);
  expect(first.list).toHaveLength(10);
  const all = [...first.list, ...second.list];
  expect(new Set(all.map(({ v_id }) => v_id)).size).toBe(all.length);
  const times = all.map(({ live_time }) => live_time);
  expect(times).toEqual(descending(times));
  expect(first.list[0]?.streams.map(({ sharpness }) => sharpness)).toEqual(['SD', 'HD']);
  expect((await world.data(playbackList, { page: 100, limit: 10 })).list).toEqual([]);
});

test('what is not live yet is not listed', async () => {
  await world.world.clock.set(NOON - 365 * 24 * 3600_000, true);
  expect(await world.data(playbackList, { page: 1, limit: 10 })).toEqual({ list: [], total: 0 });
  await world.world.clock.set(NOON, true);
});

test('links are listed newest first, and opened one by one', async () => {
  const { linkData, total } = await world.data(videoLinks, { page: 1, limit: 100 }, bound);
  expect(total).toBe(links.length);
  expect(linkData).toHaveLength(links.length);
  const times = linkData.map(({ publish_time }) => publish_time);
  expect(times).toEqual(descending(times));
  const [link] = linkData;
  const info = await world.data(videoLinkInfo, { id: link?.id as number }, bound);
  expect(info).toMatchObject({
    id: link?.id,
    title: link?.video_name,
    video_info: { v_id: link?.v_id, position: 0, record_time: null },
  });
  expect(info.introduce).toMatch(/^<\w+>/);
});

test('the trial lesson is for everybody with an account, and remembers the place', async () => {
  const lesson = await world.data(auditionLessonInfo, undefined, bound);
  expect(lesson.video_list.map(({ v_id }) => v_id)).toEqual(audition.video_list.map(({ v_id }) => v_id));
  const v_id = lesson.video_list[1]?.v_id as number;
  const report = { v_id, report_id: 'one', position: 4, watched: 4, seconds_ago: 0 };
  expect(await world.data(userVideoSubmit, report, bound)).toMatchObject({ summaryStatus: 'ready' });
  const again = await world.data(auditionLessonInfo, undefined, bound);
  expect(again.video_list.map(({ position }) => position)).toEqual([0, 4, 0]);
  expect(again.video_list[1]?.record_time).toBe('2026-03-11 12:00:00');
});

test('the links and the trial lesson ask to sign in', async () => {
  const answers = [
    await world.ask(videoLinks, { page: 1, limit: 10 }),
    await world.ask(videoLinkInfo, { id: 1 }),
    await world.ask(auditionLessonInfo, undefined),
  ];
  expect(answers.map(({ code }) => code)).toEqual(answers.map(() => codes.LOGIN_REQUIRED));
});

test('the person without data sees empty lists', async () => {
  expect(await world.data(playbackList, { page: 1, limit: 10 }, empty)).toEqual({ list: [], total: 0 });
  expect(await world.data(videoLinks, { page: 1, limit: 10 }, empty)).toEqual({ linkData: [], total: 0 });
  expect((await world.data(auditionLessonInfo, undefined, empty)).video_list).toEqual([]);
});

test('an unknown link is not found', async () => {
  expect((await world.ask(videoLinkInfo, { id: 987654 }, bound)).code).toBe(codes.NOT_FOUND);
});

test.each([
  {},
  { page: 0, limit: 10 },
  { page: 1, limit: 0 },
  { page: 1, limit: 101 },
  { page: 'x', limit: 10 },
])('page %j is malformed', async (params) => {
  expect((await world.wrong(playbackList, params)).code).toBe(codes.BAD_PARAMS);
  expect((await world.wrong(videoLinks, params, bound)).code).toBe(codes.BAD_PARAMS);
});
