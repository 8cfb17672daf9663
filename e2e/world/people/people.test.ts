import { codes } from '@suite/api';
import { sql } from 'kysely';
import { NOON, worldUnderTest, type WorldUnderTest } from '../testing/world-under-test';
import { people } from './person';

let under: WorldUnderTest;
beforeAll(async () => {
  under = await worldUnderTest();
});
afterAll(() => under.close());

const isIdNumber = (text: string) => {
  const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];
  const sum = weights.reduce((total, weight, at) => total + weight * Number(text[at]), 0);
  return /^\d{17}[\dX]$/.test(text) && '10X98765432'[sum % 11] === text[17];
};

test('everybody is somebody: keys, numbers and names are their own', () => {
  for (const field of ['key', 'name', 'idNumber'] as const) {
    expect(new Set(people.map((person) => person[field])).size).toBe(people.length);
  }
  const mobiles = people.flatMap(({ mobile }) => mobile ?? []);
  expect(new Set(mobiles).size).toBe(mobiles.length);
});

test.each(people.map((person) => [person.key, person] as const))('%s is plausible', (_, person) => {
  expect(isIdNumber(person.idNumber)).toBe(true);
  expect(Number(person.idNumber[16]) % 2).toBe(person.sex % 2);
  expect(person.name).toMatch(/^[\u4e00-\u9fff]{2,3}$|^[\u4e00-\u9fff]{2,5}·[\u4e00-\u9fff]{2,5}$/);
  if (person.mobile !== null) expect(person.mobile).toMatch(/^1[3-9]\d{9}$/);
  for (const words of [person.zh, person.en]) expect(words.about.length).toBeGreaterThan(words.title.length);
  for (const { boughtDaysAgo, graduatedDaysAgo = 0, day = 1 } of person.studies) {
    expect(boughtDaysAgo).toBeGreaterThanOrEqual(graduatedDaysAgo);
    expect(boughtDaysAgo).toBeGreaterThanOrEqual(day - 1);
  }
});

test('every interesting state has somebody', () => {
  const traits = ['no-data', 'drafts', 'failed-chapter-test', 'contract-to-sign', 'refund-running'] as const;
  for (const trait of traits) expect(people.some((person) => person.traits.includes(trait))).toBe(true);
  expect(people.some(({ mobile }) => mobile === null)).toBe(true);
  const lines = [
    'finance',
    'reform',
    'advanced',
    'investment',
    'industry',
    'jingpin',
    'zc',
    'management',
    'tools',
  ];
  for (const line of lines) {
    expect(people.some(({ studies }) => studies.some(({ product }) => product === line))).toBe(true);
  }
});

/** Everything in the file but the secret and the history of migrations. */
async function content(world: WorldUnderTest): Promise<Record<string, unknown[]>> {
  const { db } = world.world;
  const tables = await sql<{ name: string }>`select name from sqlite_master where type = 'table'`.execute(db);
  const names = tables.rows
    .map(({ name }) => name)
    .filter((name) => !/^(kysely|sqlite)_|^secret$/.test(name));
  const rows = await Promise.all(
    names.map(
      async (name) => [name, (await sql`select * from ${sql.table(name)}`.execute(db)).rows] as const,
    ),
  );
  return Object.fromEntries(rows);
}

test('the same moment gives the same world, byte by byte', async () => {
  const other = await worldUnderTest();
  expect(await content(other)).toEqual(await content(under));
  await other.close();
});

test('a reset takes back everything, quickly', async () => {
  const fresh = await worldUnderTest({ at: NOON });
  const before = await content(fresh);
  await fresh.world.clock.real();
  await fresh.signIn('bound');
  await fresh.world.faults.add({ delay: 5 });
  await fresh.world.clock.advance(1000);
  await fresh.app.inject({
    method: 'POST',
    url: '/api/user/sendMessage',
    payload: { mobile: '13800000000', type: 'login' },
  });
  // Its own time, which does not grow with what else the machine does.
  const start = process.cpuUsage();
  await fresh.reset();
  const { user, system } = process.cpuUsage(start);
  expect((user + system) / 1000).toBeLessThan(3000);
  expect(await content(fresh)).toEqual({ ...before, clock: [] });
  expect(fresh.world.calls.since(0)).toEqual([]);
  await fresh.close();
});

test('a session from before a reset is over, not forged', async () => {
  const fresh = await worldUnderTest();
  const as = await fresh.signIn('bound');
  await fresh.reset();
  expect(await fresh.wrong({ method: 'GET', path: '/user/info' }, undefined, as)).toMatchObject({
    code: codes.TOKEN_EXPIRED,
  });
  await fresh.close();
});
