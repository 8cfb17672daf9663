import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import {
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
  const done = await db.selectFrom('once').select('result').where('key', '=', key).executeTakeFirst();
  if (done) return (JSON.parse(done.result) as [Result])[0];
  const result = await work();
  await db
    .insertInto('once')
    .values({ key, result: JSON.stringify([result]) })
    .execute();
  return result;
}

type Table = keyof Tables;
type Row<Name extends Table> = Selectable<Tables[Name]>;
/** Columns and the values that they must have; `null` stands for an empty column. */
type Where<Name extends Table> = Partial<Row<Name>>;

// Kysely cannot follow the name of a table that is a type parameter, so these functions say themselves what they take.
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- see above
type Loose = any;

/** Adds the condition. Kysely would ignore a value that is undefined, and so match every row. */
function matching<Query extends { where(condition: Loose): Query }>(query: Query, where: object): Query {
  const missing = Object.entries(where).find(([, value]) => value === undefined);
  if (missing) throw new TypeError(`${missing[0]} of a condition is undefined`);
  return Object.keys(where).length === 0 ? query : query.where(({ and }: Loose) => and(where));
}

const select = <Name extends Table>(db: Db, table: Name, where: Where<Name>): Loose =>
  matching((db as Loose).selectFrom(table).selectAll(), where);

/** The row of a table with these values; undefined without one. */
export const find = <Name extends Table>(
  db: Db,
  table: Name,
  where: Where<Name>,
): Promise<Row<Name> | undefined> => select(db, table, where).executeTakeFirst();

/** The row of a table with these values; throws without one. */
export const get = <Name extends Table>(db: Db, table: Name, where: Where<Name>): Promise<Row<Name>> =>
  select(db, table, where).executeTakeFirstOrThrow();

/** The rows of a table with these values, in the order of some columns. */
export function list<Name extends Table>(
  db: Db,
  table: Name,
  where: Where<Name> = {},
  ...order: (keyof Row<Name> & string)[]
): Promise<Row<Name>[]> {
  return order.reduce((query, column) => query.orderBy(column), select(db, table, where)).execute();
}

/** Adds rows. */
export async function insert<Name extends Table>(
  db: Db,
  table: Name,
  values: Insertable<Tables[Name]> | readonly Insertable<Tables[Name]>[],
): Promise<void> {
  await db.insertInto(table).values(values).execute();
}

/** Adds a row and gives it with what the database filled in. */
export const insertRow = <Name extends Table>(
  db: Db,
  table: Name,
  values: Insertable<Tables[Name]>,
): Promise<Row<Name>> =>
  (db as Loose).insertInto(table).values(values).returningAll().executeTakeFirstOrThrow();

/** Changes the rows with these values. */
export async function update<Name extends Table>(
  db: Db,
  table: Name,
  where: Where<Name>,
  set: Updateable<Tables[Name]>,
): Promise<void> {
  await matching((db as Loose).updateTable(table).set(set), where).execute();
}

/** Removes the rows with these values. */
export async function remove<Name extends Table>(db: Db, table: Name, where: Where<Name>): Promise<void> {
  await matching((db as Loose).deleteFrom(table), where).execute();
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
