import { codes, showPrize, userDetail } from '@suite/api';
import { worldUnderTest, type WorldUnderTest } from '../../../testing/world-under-test';
import { classes } from '../class';
import { user } from '../user';
import { prize } from '.';

let under: WorldUnderTest;
beforeAll(async () => {
  under = await worldUnderTest({ groups: [user, classes, prize] });
});
afterAll(() => under.close());

const detailOf = async (person: string) => under.data(userDetail, undefined, await under.signIn(person));

test('everybody sees a trophy; the learner is one of the team', async () => {
  const { trophyId, splitInfosData } = await detailOf('graduated');
  const trophy = await under.data(showPrize, { id: trophyId as number });
  expect(trophy).toMatchObject({ id: trophyId, class_name: splitInfosData?.class_name });
  expect(trophy.award_date < '2026-03-11').toBe(true);
  expect(trophy.members[0]).toMatchObject({ nickname: '知夏' });
  expect(trophy.members.length).toBeGreaterThan(3);
  expect(new Set(trophy.members.map(({ nickname }) => nickname)).size).toBe(trophy.members.length);
  expect(new Set(trophy.members.map(({ id }) => id)).size).toBe(trophy.members.length);
});

test('a team without a prize has no trophy', async () => {
  expect((await detailOf('first-week')).trophyId).toBeNull();
  expect((await detailOf('empty')).trophyId).toBeNull();
});

test('a trophy that is not there is not found', async () => {
  expect(await under.ask(showPrize, { id: 1 })).toMatchObject({ code: codes.NOT_FOUND, msg: '奖杯不存在' });
  expect(await under.wrong(showPrize, { id: 'x' })).toMatchObject({ code: codes.BAD_PARAMS });
  expect(await under.wrong(showPrize, undefined)).toMatchObject({ code: codes.BAD_PARAMS });
});
