import type { GroupHooks } from './group-hooks';
import type { Tokens } from './people/tokens';
import type { Clock } from './clock/clock';
import type { Db } from './db';
import type { SqliteFile } from './db/sqlite-dialect';
import type { CallLog } from './faults/call-log';
import type { Faults } from './faults/faults';
import type { Place } from './people/person';

/** What all parts of the world share. */
export interface World {
  db: Db;
  file: SqliteFile;
  clock: Clock;
  faults: Faults;
  calls: CallLog;
  tokens: Tokens;
  groups: readonly GroupHooks[];
  /** Address of the suite's gateway; without it the world shows no app. */
  gateway: string | undefined;
  /** Where the world listens; empty without a port. */
  address: string;
  /** Origins to which the login pages may send a visitor back, beside the world's own. */
  redirectOrigins: readonly string[];
  /** Starts anew: all data gone, content and people as on the first day, the machine's time. */
  reset(): Promise<void>;
  /** Lets every group do what is due at the world's time. */
  settle(): Promise<void>;
  /** Adds a copy of a person in their first state, for a test that needs the person to itself. */
  addTwin(person: string): Promise<Place>;
}
