import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Kysely, sql } from 'kysely';
import { migrate, migrations, once, type Db, type Migrations, type Tables } from '.';
import { openSqlite, SqliteFileDialect, type SqliteFile } from './sqlite-dialect';

let folder: string;
let file: SqliteFile;
let db: Db;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'world-db-'));
  file = openSqlite(join(folder, 'below', 'world.db'));
  db = new Kysely<Tables>({ dialect: new SqliteFileDialect(file) });
  await migrate(db);
});
afterEach(async () => {
  await db.destroy();
  rmSync(folder, { recursive: true, force: true });
});

const valueOf = async (value: unknown) =>
  (await sql<{ value: unknown }>`select ${value} as value`.execute(db)).rows[0]?.value;

test.each([
  ['text', '财商', '财商'],
  ['a number', 12.5, 12.5],
  ['null', null, null],
  ['true', true, 1],
  ['false', false, 0],
])('%s is stored', async (_, given, kept) => {
  expect(await valueOf(given)).toBe(kept);
});

test.each([
  ['undefined', undefined],
  ['a Date', new Date()],
  ['NaN', NaN],
  ['an object', {}],
  ['a list', []],
])('%s is refused before it becomes something else', async (_, given) => {
  await expect(valueOf(given)).rejects.toThrow(/cannot be stored/);
});

test('the file is in WAL mode and checks references', async () => {
  const pragma = async (name: string) =>
    Object.values((await sql`pragma ${sql.raw(name)}`.execute(db)).rows[0] as object)[0];
  expect(await pragma('journal_mode')).toBe('wal');
  expect(await pragma('foreign_keys')).toBe(1);
});

test('two processes can write at the same time', async () => {
  const other = openSqlite(join(folder, 'below', 'world.db'));
  await db.transaction().execute(async (step) => {
    await step.selectFrom('once').selectAll().execute();
    await step.insertInto('once').values({ key: 'a', result: '1' }).execute();
  });
  other.exec("insert into once values ('b', '2')");
  other.close();
  expect((await db.selectFrom('once').selectAll().execute()).map(({ key }) => key)).toEqual(['a', 'b']);
});

test('a transaction that fails leaves nothing behind', async () => {
  const failing = db.transaction().execute(async (step) => {
    await step.insertInto('once').values({ key: 'a', result: '1' }).execute();
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  expect(await db.selectFrom('once').selectAll().execute()).toEqual([]);
});

test('migrations of a part that was added later run too, under any name', async () => {
  const later: Migrations = {
    'aaa-1': { up: async (step) => void (await sql`create table aaa (id integer)`.execute(step)) },
  };
  await migrate(db, { ...migrations, ...later });
  await migrate(db, { ...migrations, ...later });
  expect((await sql`select * from aaa`.execute(db)).rows).toEqual([]);
});

test('a failing migration says so', async () => {
  const bad: Migrations = {
    'zzz-1': { up: async (step) => void (await sql`create nonsense`.execute(step)) },
  };
  await expect(migrate(db, { ...migrations, ...bad })).rejects.toThrow(/up to date/);
});

test('work is done once for a key, and its first result is given ever after', async () => {
  let runs = 0;
  const work = () => once(db, 'pay 7', async () => ({ runs: ++runs, none: null }));
  expect(await work()).toEqual({ runs: 1, none: null });
  expect(await work()).toEqual({ runs: 1, none: null });
  expect(await once(db, 'pay 8', async () => undefined)).toBeUndefined();
  expect(runs).toBe(1);
});

test('work that fails may be tried again', async () => {
  const failing = db.transaction().execute((step) =>
    once(step, 'pay 9', async () => {
      throw new Error('no');
    }),
  );
  await expect(failing).rejects.toThrow('no');
  expect(await once(db, 'pay 9', async () => 'done')).toBe('done');
});
