import {
  codes,
  reformVideoInfo,
  saveJingpinVideoRecord,
  saveZcVideoRecord,
  userVideoSubmit,
  type CourseLine,
  type VideoRecordParams,
} from '@suite/api';
import { get, list, update } from '../../../db';
import { NOON, worldUnderTest, type Caller, type WorldUnderTest } from '../../../testing/world-under-test';
import { courseTest } from '../course-test';
import { user } from '../user';
import { course } from '.';
import { studySeconds } from './seed';

let world: WorldUnderTest;
let midCourse: Caller;
let premium: Caller;

async function signIn() {
  midCourse = await world.signIn('mid-course');
  premium = await world.signIn('premium');
}

async function startAnew() {
  await world.reset();
  await world.world.clock.set(NOON, true);
  await signIn();
}

beforeAll(async () => {
  world = await worldUnderTest({ groups: [user, course, courseTest] });
  await signIn();
});
afterAll(() => world.close());

const videosOf = (line: CourseLine, isPublic: 0 | 1 = 0) =>
  world.world.db
    .selectFrom('video')
    .innerJoin('course', 'course.id', 'video.course_id')
    .select(['video.id', 'video.duration'])
    .where('course.line', '=', line)
    .where('is_public', '=', isPublic)
    .orderBy('video.place')
    .execute();
const firstOf = async (line: CourseLine, isPublic: 0 | 1 = 0) =>
  (await videosOf(line, isPublic))[0]?.id as number;
const learnerId = async (person: string) => (await get(world.world.db, 'learner', { person })).id;

/** The current video of a person in the middle of the course. */
async function currentOf(): Promise<{ v_id: number; next: number; duration: number }> {
  const videos = await videosOf('reform');
  const rows = await world.world.db
    .selectFrom('watch')
    .select('video_id')
    .where('learner_id', '=', await learnerId('mid-course'))
    .where('done_at', 'is', null)
    .execute();
  const at = videos.findIndex(({ id }) => id === rows[0]?.video_id);
  const [video, next] = [videos[at], videos[at + 1]];
  return { v_id: video?.id as number, next: next?.id as number, duration: video?.duration as number };
}

let count = 0;
const report = (v_id: number, over: Partial<VideoRecordParams> = {}): VideoRecordParams => ({
  v_id,
  report_id: `report-${(count += 1)}`,
  position: 5,
  watched: 1,
  seconds_ago: 0,
  ...over,
});

const watches = async () =>
  JSON.stringify([
    await list(world.world.db, 'watch', {}, 'learner_id', 'video_id'),
    await list(world.world.db, 'study_day', {}, 'learner_id', 'day'),
  ]);

describe('somebody in the middle of the course', () => {
  beforeEach(startAnew);

  test('a report moves the position, which the next visit starts from', async () => {
    const { v_id } = await currentOf();
    const answer = await world.data(userVideoSubmit, report(v_id, { position: 5.7 }), midCourse);
    const told = { v_id, position: 5, record_time: '2026-03-11 12:00:00', summaryStatus: 'ready' };
    expect(answer).toEqual({ ...told, missing: 2 });
    const info = await world.data(reformVideoInfo, { v_id }, midCourse);
    expect(info).toMatchObject({ position: 5, record_time: '2026-03-11 12:00:00', is_current: 1 });
  });

  test('a repeated report counts once, and its answer tells the current state', async () => {
    const { v_id } = await currentOf();
    const learner = await learnerId('mid-course');
    const before = await studySeconds(world.world.db, learner, '2026-03-11');
    const first = report(v_id, { position: 3, watched: 4 });
    await world.data(userVideoSubmit, first, midCourse);
    await world.data(userVideoSubmit, report(v_id, { position: 7, watched: 4 }), midCourse);
    const again = await world.data(userVideoSubmit, first, midCourse);
    expect(again.position).toBe(7);
    expect(await studySeconds(world.world.db, learner, '2026-03-11')).toBe(before + 8);
  });

  test('a report that has waited counts, and moves no newer position', async () => {
    const { v_id } = await currentOf();
    const learner = await learnerId('mid-course');
    await world.data(userVideoSubmit, report(v_id, { position: 7 }), midCourse);
    const DAY = 24 * 3600;
    const before = await studySeconds(world.world.db, learner, '2026-03-10');
    const late = await world.data(
      userVideoSubmit,
      report(v_id, { position: 2, watched: 2, seconds_ago: DAY }),
      midCourse,
    );
    expect(late).toMatchObject({ position: 7, record_time: '2026-03-11 12:00:00' });
    expect(await studySeconds(world.world.db, learner, '2026-03-10')).toBe(before + 2);
  });

  test('a video watched to its end is learned; after its test the next one opens', async () => {
    const { v_id, next, duration } = await currentOf();
    const jumped = await world.data(
      userVideoSubmit,
      report(v_id, { position: duration, watched: 0 }),
      midCourse,
    );
    expect(jumped.position).toBe(duration);
    const learned = await world.data(
      userVideoSubmit,
      report(v_id, { position: duration, watched: duration }),
      midCourse,
    );
    expect(learned.summaryStatus).toBe('done');
    expect((await world.ask(userVideoSubmit, report(next), midCourse)).code).toBe(codes.RULE);
    await update(
      world.world.db,
      'test_attempt',
      { target_id: v_id },
      { submitted_at: NOON, is_draft: 0, score: 100, is_pass: 1 },
    );
    expect((await world.data(userVideoSubmit, report(next), midCourse)).summaryStatus).toBe('ready');
  });
});

test('every line takes reports by its own call', async () => {
  const [jingpin, zc] = [await firstOf('jingpin'), await firstOf('zc')];
  const [industry, open] = [await firstOf('industry'), await firstOf('finance', 1)];
  await world.data(saveJingpinVideoRecord, report(jingpin), premium);
  await world.data(saveZcVideoRecord, report(zc), premium);
  await world.data(userVideoSubmit, report(industry), premium);
  await world.data(userVideoSubmit, report(open), premium);
  const before = await watches();
  for (const [call, v_id] of [
    [userVideoSubmit, jingpin],
    [userVideoSubmit, zc],
    [saveJingpinVideoRecord, zc],
    [saveZcVideoRecord, industry],
    [saveZcVideoRecord, 1],
  ] as const) {
    expect((await world.ask(call, report(v_id), premium)).code).toBe(codes.NOT_FOUND);
  }
  expect(await watches()).toBe(before);
});

test("a material's video is for the buyers of its line", async () => {
  const video = await get(world.world.db, 'video', { course_id: null, line: 'reform' });
  expect(await world.data(userVideoSubmit, report(video.id), midCourse)).toMatchObject({ position: 5 });
  const bound = await world.signIn('bound');
  expect((await world.ask(userVideoSubmit, report(video.id), bound)).code).toBe(codes.NOT_BOUGHT);
});

test('what is not bought or locked is refused, and nothing is written', async () => {
  const before = await watches();
  const locked = (await videosOf('reform')).pop()?.id as number;
  expect((await world.ask(userVideoSubmit, report(locked), midCourse)).code).toBe(codes.RULE);
  const advanced = await firstOf('advanced');
  expect((await world.ask(userVideoSubmit, report(advanced), midCourse)).code).toBe(codes.NOT_BOUGHT);
  expect((await world.ask(userVideoSubmit, report(advanced))).code).toBe(codes.LOGIN_REQUIRED);
  expect(await watches()).toBe(before);
});

test.each([
  { v_id: 'x' },
  { v_id: null },
  { report_id: '' },
  { report_id: 'x'.repeat(65) },
  { position: -1 },
  { position: '5' },
  { watched: -0.1 },
  { watched: 1e9 },
  { seconds_ago: null },
])('a report with %j is malformed', async (over) => {
  const before = await watches();
  const { v_id } = await currentOf();
  const answer = await world.wrong(userVideoSubmit, { ...report(v_id), ...over }, midCourse);
  expect(answer.code).toBe(codes.BAD_PARAMS);
  expect(await watches()).toBe(before);
});
