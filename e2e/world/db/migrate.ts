import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Migrator, sql, type Migration } from 'kysely';
import { isChinese } from '../is-chinese';
import type { Db } from './tables';

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
