import type { Generated, Selectable } from 'kysely';
import { remove, update, type Db } from '../db';
import type { SqliteFile } from '../db/sqlite-dialect';

interface FaultTable extends Fault {
  id: Generated<number>;
}

declare module '../db' {
  interface Tables {
    fault: FaultTable;
  }
}

/**
 * What the caller gets instead of the right answer: an envelope with another code, a bare HTTP status, a
 * connection that is cut, half a body, or a success without data.
 */
export const effects = ['code', 'status', 'drop', 'broken', 'empty'] as const;
type Effect = (typeof effects)[number];

/** A fault that the portal or a test has set. */
interface Fault {
  /** A declared path, or `*` for every call. */
  path: string;
  /** Key of a person, or `*` for all. */
  person: string;
  /** Ms to wait. */
  delay: number;
  /** Null for a mere delay. */
  effect: Effect | null;
  code: number | null;
  msg: string | null;
  status: number | null;
  /** 1 lets the handler do its work first and loses its answer. */
  after: number;
  /** How many times it still strikes; null for ever. */
  times: number | null;
}

export type StoredFault = Selectable<FaultTable>;

/** The faults in force. */
export interface Faults {
  list(): StoredFault[];
  add(fault: Partial<Fault>): Promise<number>;
  remove(id: number): Promise<boolean>;
  clear(): Promise<void>;
  /** The fault that strikes this call: the newest one with an effect decides, and delays add up. */
  strike(path: string, person: string | undefined): Promise<Strike | undefined>;
}

interface Strike {
  delay: number;
  fault: StoredFault | undefined;
}

const none: Fault = {
  path: '*',
  person: '*',
  delay: 0,
  effect: null,
  code: null,
  msg: null,
  status: null,
  after: 0,
  times: null,
};

/** Faults that are kept in the data file. */
export function createFaults(db: Db, file: SqliteFile): Faults {
  const statement = file.prepare('select * from fault order by id desc');
  const list = () => statement.all() as unknown as StoredFault[];

  async function use(fault: StoredFault): Promise<void> {
    if (fault.times === null) return;
    if (fault.times <= 1) await remove(db, 'fault', { id: fault.id });
    else {
      await update(db, 'fault', { id: fault.id }, { times: fault.times - 1 });
    }
  }

  return {
    list,
    async add(fault) {
      const { insertId } = await db
        .insertInto('fault')
        .values({ ...none, ...fault })
        .executeTakeFirstOrThrow();
      return Number(insertId);
    },
    async remove(id) {
      const { numDeletedRows } = await db.deleteFrom('fault').where('id', '=', id).executeTakeFirstOrThrow();
      return numDeletedRows > 0n;
    },
    async clear() {
      await db.deleteFrom('fault').execute();
    },
    async strike(path, person) {
      const hits = list().filter(
        (fault) =>
          (fault.path === '*' || fault.path === path) && (fault.person === '*' || fault.person === person),
      );
      if (hits.length === 0) return undefined;
      const fault = hits.find(({ effect }) => effect !== null);
      const used = hits.filter((hit) => hit === fault || hit.effect === null);
      for (const hit of used) await use(hit);
      return { delay: used.reduce((sum, { delay }) => sum + delay, 0), fault };
    },
  };
}
