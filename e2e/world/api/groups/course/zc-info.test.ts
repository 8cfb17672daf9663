import { codes, zcInfo } from '@suite/api';
import { openidOf } from '../../../people/person';
import { NOON, worldUnderTest, type WorldUnderTest } from '../../../testing/world-under-test';
import { VISIT_COOKIE } from '../../handle';
import { courseTest } from '../course-test';
import { user } from '../user';
import { course } from '.';

let world: WorldUnderTest;

beforeAll(async () => {
  world = await worldUnderTest({ groups: [user, course, courseTest] });
});
afterAll(() => world.close());

const visit = (person: string) => ({
  cookies: {
    [VISIT_COOKIE]: world.world.tokens.sign({ kind: 'visit', sub: openidOf(person), until: NOON + 1000 }),
  },
});

test('a buyer sees until when the course is open', async () => {
  const info = await world.data(zcInfo, undefined, await world.signIn('premium'));
  expect(info).toMatchObject({
    is_buy: 1,
    expire_time: '2026-11-11 23:59:59',
    openid: openidOf('premium'),
    mobile: '199****1007',
  });
  expect(info.introduce).toMatch(/^<\w+>/);
});

test('a visitor without a number sees the course', async () => {
  const info = await world.data(zcInfo, undefined, visit('new-visitor'));
  expect(info).toMatchObject({ is_buy: 0, expire_time: null, openid: openidOf('new-visitor'), mobile: '' });
  expect(info.course_name).not.toBe('');
});

test('a visitor whose account is bound is known by it', async () => {
  const info = await world.data(zcInfo, undefined, visit('premium'));
  expect(info).toMatchObject({ is_buy: 1, mobile: '199****1007' });
});

test('a caller without a token is asked to sign in', async () => {
  expect((await world.ask(zcInfo, undefined)).code).toBe(codes.LOGIN_REQUIRED);
});

test('a session that is over has to be opened again', async () => {
  const premium = await world.signIn('premium');
  await world.world.clock.set(NOON + 31 * 24 * 3600_000, true);
  expect((await world.ask(zcInfo, undefined, premium)).code).toBe(codes.TOKEN_EXPIRED);
  await world.world.clock.set(NOON, true);
});
