import { codes, upUserAct, userCard, userDetail, zhengInfo } from '@suite/api';
import { NOON, worldUnderTest, type WorldUnderTest } from '../../../testing/world-under-test';
import { classes } from '../class';
import { user } from '../user';
import { myInfo } from '.';

const DAY = 24 * 3600_000;

let under: WorldUnderTest;
beforeAll(async () => {
  under = await worldUnderTest({ groups: [user, classes, myInfo] });
});
afterAll(() => under.close());
afterEach(() => under.world.clock.set(NOON, true));

const card = async (person: string) => under.ask(userCard, undefined, await under.signIn(person));
const diplomas = async (person: string) => under.data(zhengInfo, undefined, await under.signIn(person));

test('the card names the learner, the course that is studied now and the first purchase', async () => {
  const { data } = await card('graduated');
  expect(data).toMatchObject({ name: '沈知夏', sex: 2, join_date: '2025-02-04' });
  expect(data.class_name).toContain('投资课');
  expect(data.course_name).toContain('投资课');
  expect(String(data.record)).toBe(`${data.jobnum}04`);
});

test('before there is a class the card has none', async () => {
  expect((await card('empty')).data).toMatchObject({ name: '江一帆', class_name: '' });
});

test('a learner without a course has no card', async () => {
  expect(await card('bound')).toMatchObject({ code: codes.NOT_BOUGHT });
  expect(await card('tools-buyer')).toMatchObject({ code: codes.NOT_BOUGHT });
  expect(await under.ask(userCard, undefined)).toMatchObject({ code: codes.LOGIN_REQUIRED });
});

test('every line that is over gave a diploma, the latest first', async () => {
  expect(await diplomas('graduated')).toMatchObject([
    { line: 'advanced', name: '沈知夏', issue_date: '2025-08-13' },
    { line: 'finance', name: '沈知夏', issue_date: '2025-04-05' },
  ]);
  expect((await diplomas('premium')).map(({ line }) => line)).toEqual(['investment', 'advanced', 'reform']);
  expect(await diplomas('first-week')).toEqual([]);
  expect(await diplomas('empty')).toEqual([]);
  const numbers = [...(await diplomas('graduated')), ...(await diplomas('premium'))].map(
    ({ zheng_no }) => zheng_no,
  );
  expect(new Set(numbers).size).toBe(numbers.length);
});

test('a class that ends gives a diploma', async () => {
  await under.world.clock.advance(8 * DAY);
  expect((await diplomas('graduated'))[0]).toMatchObject({ line: 'advanced' });
  await under.world.clock.advance(DAY);
  expect((await diplomas('graduated'))[0]).toMatchObject({ line: 'investment', issue_date: '2026-03-20' });
});

test('what the learner has seen is kept, each page once', async () => {
  const as = await under.signIn('mid-course');
  const seen = async () => (await under.data(userDetail, undefined, as)).seenActs;
  expect(await seen()).toEqual([]);
  expect(await under.data(upUserAct, { act: 'upgrade' }, as)).toBeNull();
  await under.world.clock.advance(1000);
  expect(await under.data(upUserAct, { act: 'card' }, as)).toBeNull();
  expect(await under.data(upUserAct, { act: 'upgrade' }, as)).toBeNull();
  expect(await seen()).toEqual(['upgrade', 'card']);
  expect(await under.wrong(upUserAct, { act: 'everything' }, as)).toMatchObject({ code: codes.BAD_PARAMS });
  expect(await under.ask(upUserAct, { act: 'card' })).toMatchObject({ code: codes.LOGIN_REQUIRED });
  const premium = await under.signIn('premium');
  expect((await under.data(userDetail, undefined, premium)).seenActs).toEqual(['card', 'graduate']);
});
