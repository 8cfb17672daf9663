import { codes, fundInfo, fundList } from '@suite/api';
import { NOON, worldUnderTest, type Caller, type WorldUnderTest } from '../../../testing/world-under-test';
import { makeNew } from '.';

let under: WorldUnderTest;
let learner: Caller;
beforeAll(async () => {
  under = await worldUnderTest({ groups: [makeNew] });
  learner = await under.signIn('mid-course');
});
afterAll(() => under.close());
afterEach(() => under.world.clock.set(NOON, true));

const list = () => under.data(fundList, undefined, learner);
const detail = (fund_id: number) => under.data(fundInfo, { fund_id }, learner);
const idOf = async (name: string) => (await list()).find((fund) => fund.name === name)?.fund_id as number;

test('thirty funds of all types, each with the newest values', async () => {
  const funds = await list();
  expect(funds).toHaveLength(30);
  expect(new Set(funds.map(({ type }) => type)).size).toBe(5);
  expect(new Set(funds.map(({ code }) => code)).size).toBe(30);
  for (const { unit_value, accumulated_value, date, status } of funds) {
    expect(unit_value).toMatch(/^\d+\.\d{4}$/);
    expect(Number(accumulated_value)).toBeGreaterThanOrEqual(Number(unit_value));
    if (status !== 'stopped') expect(date).toBe('2026-03-10');
  }
});

test('an old fund has 2,500 daily values in order, the newest those of the list', async () => {
  const [old] = await list();
  const fund = await detail(old?.fund_id as number);
  expect(fund.list).toHaveLength(2500);
  const days = fund.list.map(({ date }) => date);
  expect(new Set(days).size).toBe(2500);
  expect(days).toEqual([...days].sort());
  expect(fund.list[fund.list.length - 1]).toMatchObject({
    date: old?.date,
    unit_value: old?.unit_value,
    accumulated_value: old?.accumulated_value,
  });
});

test('a new fund has few days and no change of a month; a stopped one ends months ago', async () => {
  const young = await detail(await idOf('青禾新机遇混合'));
  expect(young.list.length).toBeLessThanOrEqual(12);
  expect(young).toMatchObject({ month_change: '', year_change: '', status: 'open' });
  const stopped = await detail(await idOf('明川多元配置混合'));
  expect(stopped).toMatchObject({ status: 'stopped' });
  expect(stopped.date < '2025-12-01').toBe(true);
});

test('accumulated values differ from unit values by what was paid out, which only grows', async () => {
  const { list: values } = await detail(1);
  const paid = values.map(({ unit_value, accumulated_value }) =>
    Math.round((Number(accumulated_value) - Number(unit_value)) * 10_000),
  );
  expect(paid[0]).toBe(0);
  expect(paid).toEqual([...paid].sort((one, other) => one - other));
  expect(paid[paid.length - 1]).toBeGreaterThan(0);
});

test('the change of a year has its dividends reinvested, since the same day a year ago', async () => {
  const { list: values, date, year_change } = await detail(1);
  const year = values.slice(values.filter((value) => value.date <= `2025${date.slice(4)}`).length - 1);
  let [shares, paidBefore] = [1, NaN];
  for (const { unit_value, accumulated_value } of year) {
    const paid = Number(accumulated_value) - Number(unit_value);
    // What a share pays buys more shares at the price of the day.
    if (paid > paidBefore) shares *= 1 + (paid - paidBefore) / Number(unit_value);
    paidBefore = paid;
  }
  const [first, last] = [year[0], year[year.length - 1]];
  const gain = ((shares * Number(last?.unit_value)) / Number(first?.unit_value) - 1) * 100;
  expect(Number(year_change)).toBeCloseTo(gain, 1);
});

test('the values of a day come in the evening, and earlier ones stay as they are', async () => {
  const before = (await detail(1)).list;
  await under.world.clock.set(NOON + 9 * 3600_000, true);
  const after = (await detail(1)).list;
  expect(after[after.length - 1]?.date).toBe('2026-03-11');
  expect(after.slice(0, -1)).toEqual(before.slice(1));
});

test('a fund that does not exist, and the empty account', async () => {
  expect(await under.ask(fundInfo, { fund_id: 999 }, learner)).toMatchObject({ code: codes.NOT_FOUND });
  expect(await under.data(fundList, undefined, await under.signIn('empty'))).toEqual([]);
});
