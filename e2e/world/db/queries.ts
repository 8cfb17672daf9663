import type { Insertable, Selectable, SelectQueryBuilder, Updateable } from 'kysely';
import type { Db, Tables } from './tables';

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
export async function count(query: SelectQueryBuilder<Loose, Loose, object>): Promise<number> {
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
