import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import {
  CompiledQuery,
  Migrator,
  sql,
  type Insertable,
  type Kysely,
  type Migration,
  type Selectable,
  type SelectQueryBuilder,
  type Updateable,
} from 'kysely';
import { isChinese } from '../is-chinese';

/**
 * Every table. Each part of the world adds its own from the file that uses them:
 * `declare module '.../db' { interface Tables { check_in: CheckIn } }`.
 */
export interface Tables {
  once: { key: string; result: string };
}

/** The database, or a transaction on it. */
export type Db = Kysely<Tables>;

/** Changes of the database by name. */
export type Migrations = Record<string, Migration>;

const folder = fileURLToPath(new URL('./migrations/', import.meta.url));

const migration = (text: string): Migration => ({
  async up(db) {
    for (const statement of text.split(/;\n/).filter((one) => one.trim()))
      await sql.raw(statement).execute(db);
  },
});

/** Every migration: a file of SQL, `<part>-<number>.sql`. One that was committed stays as it is. */
export const migrations: Migrations = Object.fromEntries(
  readdirSync(folder).map((file) => [
    file.replace(/\.sql$/, ''),
    migration(readFileSync(folder + file, 'utf8')),
  ]),
);

/** The data were made by code that has more migrations, for instance on another branch. */
export class OtherCode extends Error {
  readonly step: string;

  constructor(step: string) {
    super(
      isChinese
        ? `外部世界的数据来自别的代码（${step}），重新生成：npm run world:reset`
        : `the outside world's data were made by other code (${step}); npm run world:reset starts them anew`,
    );
    this.step = step;
  }
}

async function stepsOf(db: Db): Promise<string[]> {
  const { rows: tables } = await sql`select 1 from sqlite_master where name = 'kysely_migration'`.execute(db);
  if (tables.length === 0) return [];
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  return rows.map(({ name }) => name);
}

/** Runs the migrations that are new. The parts of the world grow independently, so their order does not matter. */
export async function migrate(db: Db, wanted = migrations): Promise<void> {
  const unknown = (await stepsOf(db)).find((step) => !(step in wanted));
  if (unknown) throw new OtherCode(unknown);
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => wanted },
    allowUnorderedMigrations: true,
  });
  // A migration may fill a table that refers to one of a later name.
  await sql`pragma foreign_keys = off`.execute(db);
  const { error } = await migrator.migrateToLatest();
  await sql`pragma foreign_keys = on`.execute(db);
  if (error) throw new Error('the data file could not be brought up to date', { cause: error });
}

/**
 * Does a piece of work once for a key and gives the first result ever after: a payment that is sent
 * twice, a report that is repeated. Inside a handler it shares the handler's transaction.
 */
export async function once<Result>(db: Db, key: string, work: () => Promise<Result>): Promise<Result> {
  const done = await find(db, 'once', { key });
  if (done) return (JSON.parse(done.result) as [Result])[0];
  const result = await work();
  await insert(db, 'once', { key, result: JSON.stringify([result]) });
  return result;
}

type Table = keyof Tables;
type Row<Name extends Table> = Selectable<Tables[Name]>;
/** Columns and the values that they must have; `null` stands for an empty column, a list for any of its values. */
type Where<Name extends Table> = {
  [Column in keyof Row<Name>]?: Row<Name>[Column] | readonly Row<Name>[Column][];
};

// Kysely cannot follow the name of a table that is a type parameter, so these functions say themselves what they take.
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- see above
type Loose = any;

function conditionOn(column: string, value: unknown): string {
  if (value === undefined) throw new TypeError(`${column} of a condition is undefined`);
  if (value === null) return `"${column}" is null`;
  return `"${column}" ${Array.isArray(value) ? `in (${value.map(() => '?').join()})` : '= ?'}`;
}

/** Runs a text followed by the condition: building such a query costs more than running it. */
async function run<Name extends Table>(db: Db, text: string, where: Where<Name>, rest = '') {
  const conditions = Object.entries(where).map(([column, value]) => conditionOn(column, value));
  const condition = conditions.length > 0 ? ` where ${conditions.join(' and ')}` : '';
  const values = Object.values(where)
    .flat()
    .filter((value) => value !== null);
  const { rows } = await db.executeQuery(CompiledQuery.raw(text + condition + rest, values));
  return rows as Row<Name>[];
}

/** The rows of a table with these values, in the order of some columns. */
export const list = <Name extends Table>(
  db: Db,
  table: Name,
  where: Where<Name> = {},
  ...order: (keyof Row<Name> & string)[]
): Promise<Row<Name>[]> =>
  run(db, `select * from "${table}"`, where, order.length > 0 ? ` order by "${order.join('", "')}"` : '');

/** The row of a table with these values; undefined without one. */
export const find = async <Name extends Table>(
  db: Db,
  table: Name,
  where: Where<Name>,
): Promise<Row<Name> | undefined> => (await list(db, table, where))[0];

/** The row of a table with these values; throws without one. */
export async function get<Name extends Table>(db: Db, table: Name, where: Where<Name>): Promise<Row<Name>> {
  const row = await find(db, table, where);
  if (!row) throw new Error(`there is no such ${table}`);
  return row;
}

/** Adds rows. */
export async function insert<Name extends Table>(
  db: Db,
  table: Name,
  values: Insertable<Tables[Name]> | readonly Insertable<Tables[Name]>[],
): Promise<void> {
  await db.insertInto(table).values(values).execute();
}

/** Adds a row unless there is one like it. */
export async function insertOnce<Name extends Table>(
  db: Db,
  table: Name,
  row: Insertable<Tables[Name]>,
): Promise<void> {
  await db
    .insertInto(table)
    .values(row)
    .onConflict((same) => same.doNothing())
    .execute();
}

/** Adds a row, or changes the one that has the same values in some columns. */
export async function put<Name extends Table>(
  db: Db,
  table: Name,
  columns: readonly (keyof Row<Name> & string)[],
  row: Insertable<Tables[Name]>,
): Promise<void> {
  await (db as Loose)
    .insertInto(table)
    .values(row)
    .onConflict((same: Loose) => same.columns(columns).doUpdateSet(row))
    .execute();
}

/** Adds a row and gives it with what the database filled in. */
export const insertRow = <Name extends Table>(
  db: Db,
  table: Name,
  values: Insertable<Tables[Name]>,
): Promise<Row<Name>> =>
  (db as Loose).insertInto(table).values(values).returningAll().executeTakeFirstOrThrow();

/** Changes the rows with these values. Kysely ignores a value that is undefined, and so would match every row. */
export async function update<Name extends Table>(
  db: Db,
  table: Name,
  where: Partial<Row<Name>>,
  set: Updateable<Tables[Name]>,
): Promise<void> {
  Object.entries(where).forEach(([column, value]) => conditionOn(column, value));
  await (db as Loose)
    .updateTable(table)
    .set(set)
    .where(({ and }: Loose) => and(where))
    .execute();
}

/** Removes the rows with these values. */
export async function remove<Name extends Table>(db: Db, table: Name, where: Where<Name>): Promise<void> {
  await run(db, `delete from "${table}"`, where);
}

/** How many rows a query has. */
async function count(query: SelectQueryBuilder<Loose, Loose, object>): Promise<number> {
  const { rows } = await query.select(({ fn }) => fn.countAll<number>().as('rows')).executeTakeFirstOrThrow();
  return rows;
}

/** One page of a query's rows, and how many there are. */
export async function pageOf<Out>(
  query: SelectQueryBuilder<Loose, Loose, Out>,
  { page, limit }: { page: number; limit: number },
): Promise<{ list: Out[]; total: number }> {
  const total = await count(query.clearSelect().clearOrderBy());
  const list = await query
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
  return { list, total };
}
