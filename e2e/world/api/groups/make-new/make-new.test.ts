import {
  calendarList,
  codes,
  isSubscribe,
  makeNewLoginAuth,
  makeNewWxLogin,
  newList,
  subscribeNewShares,
  unsubscribeNewShares,
} from '@suite/api';
import { addDays, isTradingDay, momentOf } from '../../../clock/china-time';
import { NOON, worldUnderTest, type WorldUnderTest } from '../../../testing/world-under-test';
import { makeNew } from '.';

let under: WorldUnderTest;
beforeAll(async () => {
  under = await worldUnderTest({ groups: [makeNew] });
});
afterAll(() => under.close());
afterEach(() => under.world.clock.set(NOON, true));

const calendar = () => under.data(calendarList, undefined);

test('the calendar is open to visitors and goes from two months back into the next', async () => {
  const { today, server_time, list } = await calendar();
  expect(today).toBe('2026-03-11');
  expect(server_time).toBe('2026-03-11 12:00:00');
  expect(list.length).toBeGreaterThan(50);
  const days = list.map(({ apply_date }) => apply_date);
  expect(days).toEqual([...days].sort());
  for (const share of list) {
    expect(isTradingDay(share.apply_date)).toBe(true);
    expect(share.result_date > share.apply_date).toBe(true);
  }
});

test('on the first day there is something of every kind to do', async () => {
  const { today, list } = await calendar();
  expect(list.filter(({ apply_date }) => apply_date === today)).toHaveLength(2);
  expect(list.some(({ result_date }) => result_date === today)).toBe(true);
  expect(list.some(({ listing_date }) => listing_date === today)).toBe(true);
});

test('price, rate and day of listing are published one after the other', async () => {
  const far = (await calendar()).list.find(({ apply_date }) => apply_date === '2026-03-24');
  expect(far).toMatchObject({ price: '', win_rate: '', listing_date: '' });
  const later = async (day: string) => {
    await under.world.clock.set(momentOf(`${day} 09:00:00`), true);
    return (await calendar()).list.find(({ share_id }) => share_id === far?.share_id);
  };
  expect(await later('2026-03-20')).toMatchObject({
    price: expect.stringMatching(/^\d+\.\d\d$/),
    win_rate: '',
  });
  expect(await later('2026-03-25')).toMatchObject({ win_rate: expect.stringMatching(/^0\.\d{4}$/) });
  expect((await later('2026-04-07'))?.listing_date).toMatch(/^2026-04-/);
});

test('some days were moved, and holidays of the exchange are told', async () => {
  const { list } = await calendar();
  const moved = list.filter(({ moved_from }) => moved_from !== '');
  expect(moved).toHaveLength(3);
  for (const share of moved) expect(share.moved_from < share.apply_date).toBe(true);
  const { holidays } = await calendar();
  expect(holidays).toContainEqual({ date: '2026-02-17', name: '春节' });
  expect(holidays).toContainEqual({ date: '2026-04-05', name: '清明节' });
});

test('subscribing and unsubscribing hold, twice is no error', async () => {
  const learner = await under.signIn('mid-course');
  expect(await under.data(isSubscribe, undefined, learner)).toEqual({ is_subscribe: 0, subscribe_time: '' });
  const done = { is_subscribe: 1, subscribe_time: '2026-03-11 12:00:00' };
  expect(await under.data(subscribeNewShares, undefined, learner)).toEqual(done);
  expect(await under.data(subscribeNewShares, undefined, learner)).toEqual(done);
  expect(await under.data(isSubscribe, undefined, learner)).toEqual(done);
  for (let times = 0; times < 2; times++)
    expect(await under.data(unsubscribeNewShares, undefined, learner)).toMatchObject({ is_subscribe: 0 });
  expect(await under.ask(isSubscribe, undefined)).toMatchObject({ code: codes.LOGIN_REQUIRED });
});

test('those who bought the tools are subscribed; others and the empty account are not', async () => {
  const of = async (person: string) => under.data(isSubscribe, undefined, await under.signIn(person));
  expect(await of('tools-buyer')).toMatchObject({ is_subscribe: 1 });
  expect(await of('empty')).toMatchObject({ is_subscribe: 0 });
  const empty = await under.signIn('empty');
  expect((await under.data(calendarList, undefined, empty)).list).toEqual([]);
  expect(await under.data(newList, { page: 1, limit: 20 }, empty)).toEqual({ list: [], total: 0 });
});

test('listed shares come newest first, page after page, with the gain of one unit', async () => {
  const learner = await under.signIn('mid-course');
  const first = await under.data(newList, { page: 1, limit: 20 }, learner);
  const second = await under.data(newList, { page: 2, limit: 20 }, learner);
  expect(first.list).toHaveLength(20);
  expect(second.list.length + 20).toBe(first.total);
  const days = [...first.list, ...second.list].map(({ listing_date }) => listing_date);
  expect(days).toEqual([...days].sort().reverse());
  expect((days[0] as string) < '2026-03-11').toBe(true);
  expect([...first.list, ...second.list]).toContainEqual(
    expect.objectContaining({
      name: '晨光微电',
      price: '5.38',
      first_close: '6.07',
      first_gain: '12.80',
      unit_gain: '345.00',
    }),
  );
});

test('the service knows who is logged in, and logs a recognised messenger account in', async () => {
  expect(await under.data(makeNewLoginAuth, undefined)).toEqual({ is_login: 0, nickname: '' });
  const learner = await under.signIn('mid-course');
  expect(await under.data(makeNewLoginAuth, undefined, learner)).toEqual({ is_login: 1, nickname: '清禾' });
  expect(await under.ask(makeNewWxLogin, undefined)).toMatchObject({ code: codes.LOGIN_REQUIRED });
  const { token } = await under.data(makeNewWxLogin, undefined, learner);
  expect(await under.data(makeNewLoginAuth, undefined, { token })).toMatchObject({ is_login: 1 });
});

test('the calendar goes with the clock: a month later other shares are in it', async () => {
  await under.world.clock.set(momentOf(`${addDays('2026-03-11', 30)} 12:00:00`), true);
  const { today, list } = await calendar();
  expect(today).toBe('2026-04-10');
  expect(list.every(({ apply_date }) => apply_date >= '2026-02-09')).toBe(true);
});
