import {
  advancedCalendar,
  advancedStatus,
  cancelAdvancedClass,
  codes,
  industryStatus,
  investmentStatus,
  submitAdvancedClass,
  userDetail,
} from '@suite/api';
import { momentOf } from '../../../clock/china-time';
import { enrol } from '../../../testing/enrol';
import { NOON, worldUnderTest, type Caller, type WorldUnderTest } from '../../../testing/world-under-test';
import { user } from '../user';
import { classes } from '.';

let under: WorldUnderTest;
let toSign: Caller;
beforeAll(async () => {
  under = await worldUnderTest({ groups: [user, classes] });
  toSign = await under.signIn('to-sign');
});
afterAll(() => under.close());
afterEach(() => under.world.clock.set(NOON, true));

/** Signs in again, because a session is shorter than the time that passes here. */
const asAt = async (time: string, person: string): Promise<Caller> => {
  await under.world.clock.set(momentOf(time), true);
  return under.signIn(person);
};

const statusAt = async (time: string, person: string, call = investmentStatus) =>
  under.data(call, undefined, await asAt(time, person));

test('the advanced class is chosen from a calendar, once, and cancelled', async () => {
  expect(await under.data(advancedStatus, undefined, toSign)).toEqual({ status: 'none', class_info: null });
  const days = await under.data(advancedCalendar, { month: '2026-03' }, toSign);
  expect(days).toHaveLength(31);
  expect(days.filter(({ capacity }) => capacity > 0).map(({ date }) => date)).toEqual([
    '2026-03-14',
    '2026-03-16',
    '2026-03-18',
    '2026-03-21',
    '2026-03-23',
    '2026-03-25',
    '2026-03-28',
    '2026-03-30',
  ]);
  const free = days.find(({ capacity, enrolled }) => enrolled < capacity)?.date as string;
  const chosen = await under.data(submitAdvancedClass, { date: free }, toSign);
  expect(chosen).toMatchObject({ start_date: free, status: 'prepared', current_week: 0, week_count: 4 });
  expect(await under.data(submitAdvancedClass, { date: free }, toSign)).toEqual(chosen);
  const other = days.filter(({ date }) => date > free).find(({ capacity, enrolled }) => enrolled < capacity);
  const again = await under.ask(submitAdvancedClass, { date: other?.date as string }, toSign);
  expect(again).toMatchObject({ code: codes.RULE, msg: '您已选过开班日期，如需更换请先取消' });
  expect(await under.data(advancedStatus, undefined, toSign)).toEqual({
    status: 'prepared',
    class_info: chosen,
  });
  expect(await under.data(cancelAdvancedClass, undefined, toSign)).toBeNull();
  expect(await under.data(advancedStatus, undefined, toSign)).toEqual({ status: 'none', class_info: null });
});

test.each(['2026-13', '2026-3', '', '1999-01', '2026-03-01'])('%s is no month', async (month) => {
  expect(await under.wrong(advancedCalendar, { month }, toSign)).toMatchObject({ code: codes.BAD_PARAMS });
});

test('a full class is refused silently', async () => {
  const days = await under.data(advancedCalendar, { month: '2026-04' }, toSign);
  const full = days.find(({ capacity, enrolled }) => capacity > 0 && enrolled === capacity);
  expect(await under.ask(submitAdvancedClass, { date: full?.date as string }, toSign)).toMatchObject({
    code: codes.CLASS_FULL,
  });
  expect(await under.data(advancedStatus, undefined, toSign)).toMatchObject({ status: 'none' });
});

test('a learner without a purchase has no status, no calendar and no class', async () => {
  const bound = await under.signIn('bound');
  for (const call of [advancedStatus, investmentStatus, industryStatus]) {
    expect(await under.data(call, undefined, bound)).toEqual({ status: 'none', class_info: null });
  }
  expect(await under.data(advancedCalendar, { month: '2026-03' }, bound)).toEqual([]);
  expect(await under.ask(submitAdvancedClass, { date: '2026-03-16' }, bound)).toMatchObject({
    code: codes.NOT_BOUGHT,
  });
  expect(await under.ask(cancelAdvancedClass, undefined, bound)).toMatchObject({ code: codes.NOT_BOUGHT });
});

test('the staff assigns a class of the investment course on the day after the purchase', async () => {
  await enrol(under, 'tools-buyer', 'investment');
  expect(await statusAt('2026-03-11 12:00:00', 'tools-buyer')).toEqual({
    status: 'waiting',
    class_info: null,
  });
  expect(await statusAt('2026-03-12 10:00:00', 'tools-buyer')).toMatchObject({
    status: 'prepared',
    class_info: { start_date: '2026-03-14', end_date: '2026-04-10', cancel_deadline: '2026-03-12 10:00:00' },
  });
  expect(await statusAt('2026-03-14 00:00:00', 'tools-buyer')).toMatchObject({ status: 'studying' });
});

test('a learner who lets the time to choose pass is assigned a class too, and cannot cancel it', async () => {
  await enrol(under, 'bound', 'advanced');
  expect(await statusAt('2026-04-25 23:59:59', 'bound', advancedStatus)).toMatchObject({ status: 'none' });
  expect(await statusAt('2026-04-26 00:00:00', 'bound', advancedStatus)).toMatchObject({ status: 'waiting' });
  const bound = await under.signIn('bound');
  const late = await under.ask(submitAdvancedClass, { date: '2026-05-04' }, bound);
  expect(late).toMatchObject({ code: codes.RULE, msg: '选班时间已过，班主任会为您安排班级' });
  expect(await statusAt('2026-04-26 12:00:00', 'bound', advancedStatus)).toMatchObject({
    status: 'prepared',
    class_info: { start_date: '2026-04-29' },
  });
  expect(await under.ask(cancelAdvancedClass, undefined, bound)).toMatchObject({
    msg: '已过取消截止时间，不能取消',
  });
});

test('a class that is over makes graduates, on the day after its last', async () => {
  const graduated = await under.signIn('graduated');
  const last = (await under.data(investmentStatus, undefined, graduated)).class_info?.end_date as string;
  expect(await statusAt(`${last} 23:59:59`, 'graduated')).toMatchObject({ status: 'studying' });
  expect(await under.data(userDetail, undefined, graduated)).toMatchObject({ isTzzhBiye: 0 });
  await under.world.clock.set(momentOf(`${last} 23:59:59`) + 1000, true);
  expect(await under.data(userDetail, undefined, graduated)).toMatchObject({
    isBiye: 1,
    isSyBiye: 1,
    isTzzhBiye: 1,
  });
  expect(await under.data(investmentStatus, undefined, graduated)).toMatchObject({ status: 'finished' });
});

test('the staff assigns when the time comes, not when a page asks; a clock moved back undoes it', async () => {
  await enrol(under, 'manage-mid', 'advanced');
  const assigned = () =>
    under.world.db
      .selectFrom('class_seat')
      .innerJoin('learner', 'learner.id', 'class_seat.learner_id')
      .select(['line', 'by_staff'])
      .where('person', '=', 'manage-mid')
      .execute();
  await under.world.clock.set(momentOf('2026-04-26 09:59:59'), true);
  expect(await assigned()).toEqual([]);
  await under.world.clock.advance(1000);
  expect(await assigned()).toEqual([{ line: 'advanced', by_staff: 1 }]);
  await under.world.clock.set(NOON, true);
  expect(await assigned()).toEqual([]);
});

test('the persons stand where they should', async () => {
  const of = async (person: string) =>
    (await under.data(userDetail, undefined, await under.signIn(person))).splitInfosData;
  expect(await of('bound')).toBeNull();
  expect(await of('empty')).toBeNull();
  expect(await of('first-week')).toMatchObject({
    status: 'studying',
    start_date: '2026-03-09',
    current_week: 1,
  });
  expect(await of('mid-course')).toMatchObject({ status: 'studying', current_week: 4, week_count: 5 });
  expect(await of('graduated')).toMatchObject({ status: 'finished', week_count: 4 });
});
