import { mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import type * as Sqlite from '@photostructure/sqlite';
import {
  CompiledQuery,
  SqliteDialect,
  SqliteDriver,
  type DatabaseConnection,
  type Driver,
  type SqliteDatabase,
  type SqliteStatement,
} from 'kysely';

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

type Stored = null | number | bigint | string | Uint8Array;

/** A value as the file keeps it. The drivers throw on some others and silently bind NULL for a date. */
function stored(value: unknown): Stored {
  if (typeof value === 'boolean') return Number(value);
  if (value === null || value instanceof Uint8Array) return value;
  if (typeof value === 'string' || typeof value === 'bigint') return value;
  if (typeof value === 'number' && Number.isFinite(value)) return value;
  const kind = value instanceof Date ? 'a Date' : typeof value === 'number' ? String(value) : typeof value;
  throw new TypeError(`${kind} cannot be stored: give text, a number or null`);
}

/** How many compiled statements are kept; lists of other lengths make other statements. */
const MOST_STATEMENTS = 1000;

/** The file in the form that kysely's SQLite driver expects. A statement is compiled once: that takes longer than running it. */
function asDatabase(file: SqliteFile): SqliteDatabase {
  const bound = (parameters: readonly unknown[]) => parameters.map(stored);

  function compiled(sql: string): SqliteStatement {
    const statement = file.prepare(sql);
    return {
      reader: statement.columns().length > 0,
      all: (parameters) => statement.all(...bound(parameters)),
      run(parameters) {
        const { changes, lastInsertRowid } = statement.run(...bound(parameters));
        return { changes: Number(changes), lastInsertRowid };
      },
      // Its rows are read while others use the statement, so it has one of its own.
      iterate: (parameters) => file.prepare(sql).iterate(...bound(parameters)) as IterableIterator<unknown>,
    };
  }

  const statements = new Map<string, SqliteStatement>();
  return {
    close: () => file.close(),
    prepare(sql) {
      const known = statements.get(sql);
      if (known) return known;
      if (statements.size === MOST_STATEMENTS) statements.clear();
      const statement = compiled(sql);
      statements.set(sql, statement);
      return statement;
    },
  };
}

class ImmediateDriver extends SqliteDriver {
  /** Takes the write lock at once: a later upgrade fails when another process has written meanwhile. */
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }
}

/** Kysely on an open SQLite file. */
export class SqliteFileDialect extends SqliteDialect {
  readonly #database: SqliteDatabase;

  constructor(file: SqliteFile) {
    const database = asDatabase(file);
    super({ database });
    this.#database = database;
  }

  override createDriver(): Driver {
    return new ImmediateDriver({ database: this.#database });
  }
}
