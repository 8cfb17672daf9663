import { mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import type * as Sqlite from '@photostructure/sqlite';

/** An open database file; the built-in module and the package offer the same class. */
export type SqliteFile = InstanceType<typeof Sqlite.DatabaseSync>;

type SqliteModule = Pick<typeof Sqlite, 'DatabaseSync'>;

/** The built-in module where it is complete (statements that name their columns), else the package. */
function sqliteModule(): SqliteModule {
  const builtIn = process.getBuiltinModule?.('node:sqlite') as unknown as typeof Sqlite | undefined;
  if (builtIn && 'columns' in builtIn.StatementSync.prototype) return builtIn;
  return createRequire(import.meta.url)('@photostructure/sqlite') as SqliteModule;
}

/**
 * Opens the data file. In WAL mode a commit is in the system's hands before it is acknowledged, so
 * it survives the end of this process by any signal; only a power cut could lose the last ones.
 */
export function openSqlite(file: string): SqliteFile {
  mkdirSync(dirname(file), { recursive: true });
  const { DatabaseSync } = sqliteModule();
  const database = new DatabaseSync(file);
  database.exec(`
    pragma busy_timeout = 5000;
    pragma journal_mode = wal;
    pragma synchronous = normal;
    pragma foreign_keys = on;
  `);
  return database;
}
