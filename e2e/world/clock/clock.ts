import { put, type Db } from '../db';
import type { SqliteFile } from '../db/sqlite-dialect';

declare module '../db' {
  interface Tables {
    /** One row. Running: so many ms ahead of the machine. Standing: at that moment. */
    clock: { id: 1; ahead: number; standing_at: number | null };
  }
}

/** What the clock shows, and how it goes. */
interface ClockState {
  now: number;
  mode: 'real' | 'moved' | 'standing';
  /** Ms ahead of the machine's clock. */
  ahead: number;
}

/** The world's time. Every handler uses it, so that a test or the portal can let days pass. */
export interface Clock {
  now(): number;
  state(): ClockState;
  /** Moves the clock by so many ms, forward or back. */
  advance(ms: number): Promise<void>;
  /** Sets the clock to a moment; it runs on from there or stands still. */
  set(at: number, standing?: boolean): Promise<void>;
  /** Shows the machine's time again. */
  real(): Promise<void>;
}

type ClockRow = { ahead: number; standing_at: number | null };

/** A clock that is kept in the data file; `moved` is called after each change. */
export function createClock(db: Db, file: SqliteFile, moved = async () => {}): Clock {
  const statement = file.prepare('select ahead, standing_at from clock where id = 1');
  const read = () => (statement.get() ?? { ahead: 0, standing_at: null }) as unknown as ClockRow;
  const write = async (row: ClockRow) => {
    await put(db, 'clock', ['id'], { id: 1, ...row });
    await moved();
  };
  const now = () => {
    const { ahead, standing_at } = read();
    return standing_at ?? Date.now() + ahead;
  };
  return {
    now,
    state() {
      const { ahead, standing_at } = read();
      const shown = now();
      const mode = standing_at !== null ? 'standing' : ahead === 0 ? 'real' : 'moved';
      return { now: shown, mode, ahead: shown - Date.now() };
    },
    async advance(ms) {
      const { ahead, standing_at } = read();
      await write(
        standing_at === null ? { ahead: ahead + ms, standing_at } : { ahead, standing_at: standing_at + ms },
      );
    },
    set: (at, standing = false) =>
      write(standing ? { ahead: 0, standing_at: at } : { ahead: at - Date.now(), standing_at: null }),
    real: () => write({ ahead: 0, standing_at: null }),
  };
}
