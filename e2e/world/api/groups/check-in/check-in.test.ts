import { checkIn, checkInDetail, checkInStatistics, codes } from '@suite/api';
import { addDays, momentOf } from '../../../clock/china-time';
import { list, remove } from '../../../db';
import { enrol, learnerId } from '../../../testing/enrol';
import { NOON, worldUnderTest, type Caller, type WorldUnderTest } from '../../../testing/world-under-test';
import { addStudyTime } from '../course/seed';
import { checkIns } from '.';

let under: WorldUnderTest;
let learner: Caller;
beforeAll(async () => {
  under = await worldUnderTest({ groups: [checkIns], gateway: 'http://127.0.0.1:4300' });
  learner = await under.signIn('bound');
  await enrol(under, 'bound', 'reform', 20);
});
afterAll(() => under.close());
afterEach(async () => {
  await remove(under.world.db, 'check_in', { learner_id: await learnerId(under, 'bound') });
  await under.world.clock.set(NOON, true);
});

const at = (time: string) => under.world.clock.set(momentOf(time), true);
const detail = () => under.data(checkInDetail, undefined, learner);
const checkInAt = async (time: string) => {
  await at(time);
  return under.data(checkIn, undefined, learner);
};

test('no day is checked in at first, and the poster is there', async () => {
  const answer = await detail();
  expect(answer).toMatchObject({ today: '2026-03-11', is_clock: 0, streak: 0, total: 0, clock_time: null });
  expect(answer.poster.link).toBe('http://127.0.0.1:4300/#/advanced-lesson-finance');
  expect(answer.poster.sentence).not.toBe('');
});

test('a second check-in of the day changes nothing', async () => {
  const first = await checkInAt('2026-03-11 08:00:00');
  expect(first).toMatchObject({ is_clock: 1, streak: 1, total: 1, clock_time: '2026-03-11 08:00:00' });
  expect(await checkInAt('2026-03-11 23:59:59')).toEqual(first);
});

test('the day ends at midnight in Shanghai', async () => {
  await checkInAt('2026-03-11 23:59:59');
  await at('2026-03-12 00:00:00');
  expect(await detail()).toMatchObject({ today: '2026-03-12', is_clock: 0, streak: 1, total: 1 });
  expect(await checkInAt('2026-03-12 00:00:01')).toMatchObject({ is_clock: 1, streak: 2, total: 2 });
});

test('a streak goes on over the border of a month, and a missed day ends it', async () => {
  for (const day of ['2026-02-27', '2026-02-28', '2026-03-01']) await checkInAt(`${day} 21:00:00`);
  const february = await under.data(checkInStatistics, { month: '2026-02' }, learner);
  expect(february).toMatchObject({
    days: ['2026-02-27', '2026-02-28'],
    streak: 3,
    longest_streak: 3,
    total: 3,
  });
  const march = await under.data(checkInStatistics, { month: '2026-03' }, learner);
  expect(march).toMatchObject({ days: ['2026-03-01'], start_date: '2026-02-19' });
  expect(await checkInAt('2026-03-03 21:00:00')).toMatchObject({ streak: 1, total: 4 });
  expect(await under.data(checkInStatistics, { month: '2026-03' }, learner)).toMatchObject({
    longest_streak: 3,
  });
});

test('days ahead of the clock do not count', async () => {
  await checkInAt('2026-03-12 12:00:00');
  await at('2026-03-11 12:00:00');
  expect(await detail()).toMatchObject({ is_clock: 0, streak: 0, total: 0 });
});

test('what was played today is shown in minutes', async () => {
  await addStudyTime(under.world.db, await learnerId(under, 'bound'), '2026-03-11', 185);
  expect((await detail()).study_minutes).toBe(3);
});

test('the poster says something else tomorrow', async () => {
  const today = (await detail()).poster;
  await at('2026-03-12 12:00:00');
  expect((await detail()).poster).not.toEqual(today);
});

test.each(['2026-00', '2026-13', '26-03', ''])('%s is no month', async (month) => {
  expect(await under.wrong(checkInStatistics, { month }, learner)).toMatchObject({ code: codes.BAD_PARAMS });
});

test('a learner without a purchase cannot check in', async () => {
  const tools = await under.signIn('tools-buyer');
  expect(await under.ask(checkIn, undefined, tools)).toMatchObject({
    code: codes.NOT_BOUGHT,
    msg: '购买课程后才能打卡',
  });
  expect(await under.data(checkInDetail, undefined, tools)).toMatchObject({ total: 0 });
  expect(await under.ask(checkIn, undefined)).toMatchObject({ code: codes.LOGIN_REQUIRED });
});

test('the persons have checked in on most days, and not yet today', async () => {
  const of = async (person: string) => under.data(checkInDetail, undefined, await under.signIn(person));
  expect(await of('first-week')).toMatchObject({ is_clock: 0, streak: 2, total: 2 });
  expect(await of('mid-course')).toMatchObject({ is_clock: 0, streak: 9, total: 21 });
  expect((await of('graduated')).total).toBeGreaterThan(50);
  expect(await of('empty')).toMatchObject({ streak: 0, total: 0 });
  const empty = await under.signIn('empty');
  expect(await under.data(checkInStatistics, { month: '2026-03' }, empty)).toMatchObject({
    days: [],
    total: 0,
  });
});

test('every seeded check-in is of a day before the first', async () => {
  const rows = await list(under.world.db, 'check_in');
  expect(rows.every(({ day, at: moment }) => day <= addDays('2026-03-11', -1) && moment < NOON)).toBe(true);
});
