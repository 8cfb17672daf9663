import { Migrator, sql } from 'kysely';
import { isChinese } from '../is-chinese';
import type { Db, Migrations } from './tables';

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
export async function migrate(db: Db, migrations: Migrations): Promise<void> {
  const unknown = (await stepsOf(db)).find((step) => !(step in migrations));
  if (unknown) throw new OtherCode(unknown);
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => migrations },
    allowUnorderedMigrations: true,
  });
  const { error } = await migrator.migrateToLatest();
  if (error) throw new Error('the data file could not be brought up to date', { cause: error });
}
