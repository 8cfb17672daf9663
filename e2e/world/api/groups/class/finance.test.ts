import { cancelPrepareClass, classWeekDays, codes, splitClass, userDetail } from '@suite/api';
import { momentOf } from '../../../clock/china-time';
import { list, remove } from '../../../db';
import { enrol, learnerId } from '../../../testing/enrol';
import { NOON, worldUnderTest, type Caller, type WorldUnderTest } from '../../../testing/world-under-test';
import { user } from '../user';
import { classes } from '.';
import { addSeat } from './choose';
import { othersEnrolled, placesOn } from './learner-classes';

let under: WorldUnderTest;
let bound: Caller;
beforeAll(async () => {
  under = await worldUnderTest({ groups: [user, classes] });
  bound = await under.signIn('bound');
  await enrol(under, 'bound', 'reform');
});
afterAll(() => under.close());
afterEach(async () => {
  await remove(under.world.db, 'class_seat', { learner_id: await learnerId(under, 'bound') });
  await under.world.clock.set(NOON, true);
});

const choose = (date: string, as = bound) => under.ask(splitClass, { date }, as);
const FREE = '2026-03-23';

test('offers the coming Mondays, Wednesdays and Saturdays, and names the last moment to choose', async () => {
  const { weekdays, days, choose_deadline } = await under.data(classWeekDays, undefined, bound);
  expect(weekdays).toEqual([1, 3, 6]);
  expect(days[0]).toMatchObject({ date: '2026-03-14', weekday: 6, capacity: 80, holiday: '' });
  expect(days.every(({ enrolled, capacity }) => enrolled <= capacity)).toBe(true);
  expect(days.find(({ holiday }) => holiday === '清明节')).toBeUndefined();
  expect(choose_deadline).toBe('2026-04-10 23:59:59');
});

test('a chosen class takes a place and stands in the detail', async () => {
  const before = await under.data(classWeekDays, undefined, bound);
  const chosen = await under.data(splitClass, { date: FREE }, bound);
  expect(chosen).toMatchObject({
    status: 'prepared',
    weekday: 1,
    start_date: FREE,
    end_date: '2026-04-26',
    cancel_deadline: '2026-03-22 00:00:00',
    can_cancel: 1,
    current_week: 0,
    week_count: 5,
  });
  expect((await under.data(userDetail, undefined, bound)).splitInfosData).toEqual(chosen);
  const after = await under.data(classWeekDays, undefined, bound);
  const enrolled = ({ days }: typeof after) => days.find(({ date }) => date === FREE)?.enrolled;
  expect(enrolled(after)).toBe((enrolled(before) as number) + 1);
});

test('the same day again is the same class, another day is refused', async () => {
  const chosen = await under.data(splitClass, { date: FREE }, bound);
  expect(await under.data(splitClass, { date: FREE }, bound)).toEqual(chosen);
  expect(await choose('2026-03-25')).toMatchObject({
    code: codes.RULE,
    msg: '您已选过开班日期，如需更换请先取消',
  });
  const seats = await list(under.world.db, 'class_seat', { class_id: chosen.class_id });
  expect(seats).toHaveLength(1);
});

test.each([
  ['2026-03-12', codes.RULE, '该日期不开班，请重新选择'],
  ['2026-03-17', codes.RULE, '该日期不开班，请重新选择'],
  ['2026-06-20', codes.RULE, '该日期不开班，请重新选择'],
  ['2026-03-01', codes.RULE, '该日期不开班，请重新选择'],
  ['2026-05-01', codes.RULE, '劳动节期间不开班，请选择其他日期'],
  ['2026-02-30', codes.BAD_PARAMS, '日期格式不正确'],
  ['23.3.2026', codes.BAD_PARAMS, '日期格式不正确'],
])('no class begins on %s', async (date, code, msg) => {
  expect(await choose(date)).toMatchObject({ code, msg });
  expect((await under.data(userDetail, undefined, bound)).splitInfosData).toBeNull();
});

test('the last place goes to the first who takes it', async () => {
  const { days } = await under.data(classWeekDays, undefined, bound);
  const almost = days
    .map(({ date }) => ({ date, left: placesOn(date) - othersEnrolled(date) }))
    .find(({ left }) => left > 1 && left <= 9);
  expect(almost).toBeDefined();
  const { date, left } = almost as { date: string; left: number };
  const others = [
    'first-week',
    'mid-course',
    'failed-test',
    'graduated',
    'premium',
    'to-sign',
    'refunding',
    'manage-new',
    'manage-mid',
  ];
  for (const person of others.slice(0, left - 1)) {
    const id = await learnerId(under, person);
    await remove(under.world.db, 'class_seat', { learner_id: id, line: 'reform' });
    await addSeat(under.world.db, { learnerId: id, line: 'reform', start: date, at: NOON });
  }
  await under.data(splitClass, { date }, bound);
  await enrol(under, 'manage-mid', 'reform');
  const late = await under.signIn('manage-mid');
  expect(await choose(date, late)).toMatchObject({
    code: codes.CLASS_FULL,
    msg: '该班名额已满，请选择其他日期',
  });
});

test('a class can be cancelled until its deadline, and chosen anew', async () => {
  await under.data(splitClass, { date: FREE }, bound);
  expect(await under.data(cancelPrepareClass, undefined, bound)).toBeNull();
  expect(await under.data(cancelPrepareClass, undefined, bound)).toBeNull();
  expect((await under.data(userDetail, undefined, bound)).splitInfosData).toBeNull();
  await under.data(splitClass, { date: '2026-03-25' }, bound);
  await under.world.clock.set(momentOf('2026-03-24 00:00:00') + 1000, true);
  expect(await under.ask(cancelPrepareClass, undefined, bound)).toMatchObject({
    code: codes.RULE,
    msg: '已过取消截止时间，不能取消',
  });
  expect((await under.data(userDetail, undefined, bound)).splitInfosData).toMatchObject({ can_cancel: 0 });
  await under.world.clock.set(momentOf('2026-03-24 00:00:00'), true);
  expect(await under.data(cancelPrepareClass, undefined, bound)).toBeNull();
});

test('a class that has begun is neither cancelled nor chosen anew', async () => {
  const as = await under.signIn('failed-test');
  expect(await under.ask(cancelPrepareClass, undefined, as)).toMatchObject({ msg: '课程已经开班，不能取消' });
  expect(await choose(FREE, as)).toMatchObject({ msg: '您的课程已经开班，不能重新选择' });
});

test('a learner without a class has none to cancel', async () => {
  await enrol(under, 'manage-new', 'reform');
  const answer = await under.ask(cancelPrepareClass, undefined, await under.signIn('manage-new'));
  expect(answer).toMatchObject({ code: codes.RULE, msg: '您还没有选择开班日期' });
});

test('a learner without a purchase has no class to choose', async () => {
  const as = await under.signIn('tools-buyer');
  expect(await under.data(classWeekDays, undefined, as)).toEqual({
    weekdays: [],
    days: [],
    choose_deadline: null,
  });
  expect(await choose(FREE, as)).toMatchObject({ code: codes.NOT_BOUGHT });
  expect(await under.ask(cancelPrepareClass, undefined, as)).toMatchObject({ code: codes.NOT_BOUGHT });
});

test('the empty person is offered no class before their information is complete', async () => {
  const empty = await under.signIn('empty');
  expect(await under.data(classWeekDays, undefined, empty)).toMatchObject({ weekdays: [], days: [] });
  expect(await choose(FREE, empty)).toMatchObject({
    code: codes.RULE,
    msg: '请先完善学员信息，再选择开班日期',
  });
});

test('choosing a class needs a login', async () => {
  expect(await choose(FREE, {})).toMatchObject({ code: codes.LOGIN_REQUIRED });
  expect(await under.wrong(splitClass, {}, bound)).toMatchObject({ code: codes.BAD_PARAMS });
  expect(await under.wrong(splitClass, { date: 20260323 }, bound)).toMatchObject({ code: codes.BAD_PARAMS });
});
