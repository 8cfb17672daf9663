import { claimCoupon, codes, rewards } from '@suite/api';
import { worldUnderTest, type Caller, type WorldUnderTest } from '../../../testing/world-under-test';
import { course } from '../course';
import { courseTest } from '../course-test';
import { user } from '../user';
import { coupons } from '.';

const DAY = 24 * 3600_000;

let under: WorldUnderTest;
beforeAll(async () => {
  under = await worldUnderTest({ groups: [user, course, courseTest, coupons] });
});
afterAll(() => under.close());

const as = (person: string) => under.signIn(person);
const twin = async (person: string) => as((await under.world.addTwin(person)).key);
const statesOf = async (caller: Caller) => {
  const { list } = await under.data(rewards, undefined, caller);
  return Object.fromEntries(list.map(({ id, state }) => [id, state]));
};
const claim = (coupon_id: number, caller: Caller) => under.ask(claimCoupon, { coupon_id }, caller);

test('the persons: coupons in every state, and none for the empty one', async () => {
  expect(await statesOf(await as('mid-course'))).toEqual({
    701: 'claimable',
    702: 'claimable',
    703: 'locked',
    704: 'expired',
    705: 'locked',
  });
  expect(await statesOf(await as('first-week'))).toMatchObject({ 701: 'claimed' });
  expect(await statesOf(await as('graduated'))).toMatchObject({
    701: 'used',
    702: 'expired',
    703: 'locked',
  });
  expect(await statesOf(await as('to-sign'))).toMatchObject({ 702: 'locked', 703: 'claimable' });
  expect(await statesOf(await as('premium'))).toMatchObject({ 703: 'claimed', 705: 'expired' });
  expect(await statesOf(await as('bound'))).toMatchObject({ 701: 'locked' });
  expect(await statesOf(await as('empty'))).toEqual({});
});

test('a coupon is claimed once, also by two taps at a time', async () => {
  const learner = await twin('mid-course');
  const both = await Promise.all([claim(701, learner), claim(701, learner)]);
  expect(both.map(({ code }) => code).sort()).toEqual([codes.SUCCESS, codes.ALREADY_DONE].sort());
  const { list, now } = await under.data(rewards, undefined, learner);
  const own = list.find(({ id }) => id === 701);
  expect(own).toMatchObject({ state: 'claimed', amount: '100.00', can_use: 1 });
  expect(own && own.end_time > now).toBe(true);
});

test.each([
  [703, 'mid-course', '任意一门课程毕业后可以领取'],
  [704, 'mid-course', '领取时间已过'],
  [705, 'mid-course', '已被领完'],
  [701, 'bound', '购买课程后可以领取'],
  [703, 'graduated', '您已购买这门课程，不需要再抵扣'],
])('coupon %i is refused to %s: %s', async (id, person, msg) => {
  expect(await claim(id, await as(person))).toMatchObject({ code: codes.RULE, msg });
});

test('coupons that are not there, and visitors, are refused', async () => {
  expect(await claim(9, await as('mid-course'))).toMatchObject({ code: codes.NOT_FOUND });
  expect(await claim(701, {})).toMatchObject({ code: codes.LOGIN_REQUIRED });
  expect(await under.wrong(claimCoupon, {}, await as('mid-course'))).toMatchObject({
    code: codes.BAD_PARAMS,
  });
});

test('time takes away what was not claimed or not used', async () => {
  const learner = await twin('failed-test');
  await claim(702, learner);
  await under.world.clock.advance(25 * DAY);
  expect(await statesOf(learner)).toMatchObject({ 701: 'expired', 702: 'expired', 703: 'locked' });
});
