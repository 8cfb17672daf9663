import { codes, hasBlackWord, userDetail, type UserDetail } from '@suite/api';
import fc from 'fast-check';
import { people } from '../../../people/person';
import { worldUnderTest, type WorldUnderTest } from '../../../testing/world-under-test';
import type { Group } from '../../group';
import { blackWordsIn, user } from '.';

const trophies: Group = {
  name: 'trophies',
  handlers: [],
  detail: async ({ learner }) => (learner.person === 'premium' ? { trophyId: 7 } : {}),
};

let under: WorldUnderTest;
beforeAll(async () => {
  under = await worldUnderTest({ groups: [user, trophies] });
});
afterAll(() => under.close());

const detailOf = async (person: string) => under.data(userDetail, undefined, await under.signIn(person));

test.each<[string, Partial<UserDetail>]>([
  ['bound', { isBuy: 0, isZcBuy: 0, isBiye: 0, userVideoVersionIsNew: 1, isTemporary: 0 }],
  ['failed-test', { isBuy: 1, userVideoVersionIsNew: 0 }],
  ['graduated', { isBuy: 1, isBiye: 1, isJieke: 0, isSyBiye: 1, isTzzhBiye: 0 }],
  ['premium', { isBuy: 1, isZcBuy: 1, isJieke: 1, isSyBiye: 1, isTzzhBiye: 1, isHyfxBiye: 0, isJPBiye: 0 }],
  ['tools-buyer', { isBuy: 0, isGlBuy: 0, isCyjBuy: 1 }],
  ['manage-new', { isBuy: 0, isGlBuy: 1, isCyjBuy: 0 }],
  ['empty', { isBuy: 1, isTemporary: 1 }],
])('the detail of %s', async (person, part) => {
  expect(await detailOf(person)).toMatchObject(part);
});

test('the groups add their parts', async () => {
  expect((await detailOf('premium')).trophyId).toBe(7);
  expect((await detailOf('bound')).trophyId).toBeNull();
});

test('before the purchase the detail says that no course is bought', async () => {
  const as = await under.signIn('first-week');
  await under.world.clock.advance(-6 * 24 * 3600_000);
  expect(await under.data(userDetail, undefined, as)).toMatchObject({ isBuy: 0 });
  await under.world.clock.advance(6 * 24 * 3600_000);
});

test('there is no detail without signing in', async () => {
  expect(await under.ask(userDetail, undefined)).toMatchObject({ code: codes.LOGIN_REQUIRED });
});

test('every bound person has a detail', async () => {
  for (const { key, mobile } of people) if (mobile) expect((await detailOf(key)).userInfo.phone).toBe(mobile);
});

test.each([
  ['老师讲得很清楚', []],
  ['', []],
  ['稳赚不赔，请私下转账', ['稳赚不赔', '私下转账']],
  ['赌 - 博', ['赌博']],
])('%s has the words %j', async (content, words) => {
  expect(await under.data(hasBlackWord, { content })).toEqual({
    hasBlackWord: words.length > 0 ? 1 : 0,
    words,
  });
});

test('signs and blanks hide no word', () => {
  const noise = fc.string({ unit: fc.constantFrom(' ', '.', '-', '，', '*', '\n', '·'), maxLength: 4 });
  fc.assert(
    fc.property(noise, noise, noise, (a, b, c) => blackWordsIn(`${a}代客${b}理${c}财`).includes('代客理财')),
  );
});

test('too long a text is refused', async () => {
  expect(await under.ask(hasBlackWord, { content: '好'.repeat(5001) })).toMatchObject({
    code: codes.BAD_PARAMS,
  });
});
