import {
  CompiledQuery,
  SqliteDialect,
  SqliteDriver,
  type DatabaseConnection,
  type Driver,
  type SqliteDatabase,
} from 'kysely';
import type { SqliteFile } from './open-sqlite';

type Stored = null | number | bigint | string | Uint8Array;

/** A value as the file keeps it. The drivers throw on some others and silently bind NULL for a date. */
export function stored(value: unknown): Stored {
  if (typeof value === 'boolean') return Number(value);
  if (value === null || value instanceof Uint8Array) return value;
  if (typeof value === 'string' || typeof value === 'bigint') return value;
  if (typeof value === 'number' && Number.isFinite(value)) return value;
  const kind = value instanceof Date ? 'a Date' : typeof value === 'number' ? String(value) : typeof value;
  throw new TypeError(`${kind} cannot be stored: give text, a number or null`);
}

/** The file in the form that kysely's SQLite driver expects. */
function asDatabase(file: SqliteFile): SqliteDatabase {
  return {
    close: () => file.close(),
    prepare(sql) {
      const statement = file.prepare(sql);
      const bound = (parameters: readonly unknown[]) => parameters.map(stored);
      return {
        reader: statement.columns().length > 0,
        all: (parameters) => statement.all(...bound(parameters)),
        run(parameters) {
          const { changes, lastInsertRowid } = statement.run(...bound(parameters));
          return { changes: Number(changes), lastInsertRowid };
        },
        iterate: (parameters) => statement.iterate(...bound(parameters)) as IterableIterator<unknown>,
      };
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
