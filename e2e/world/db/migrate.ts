import { Migrator } from 'kysely';
import type { Db, Migrations } from './tables';

/** Runs the migrations that are new. The parts of the world grow independently, so their order does not matter. */
export async function migrate(db: Db, migrations: Migrations): Promise<void> {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => migrations },
    allowUnorderedMigrations: true,
  });
  const { error } = await migrator.migrateToLatest();
  if (error) throw new Error('the data file could not be brought up to date', { cause: error });
}
