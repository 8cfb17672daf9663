import type { UserDetail } from '@suite/api';
import type { Db } from './db';
import type { PersonRecord } from './people/person';
import type { LearnerRow } from './people/sessions';
import type { Prepay } from './providers/pay/prepay';

/** Filling the database anew. */
export interface Filling {
  db: Db;
  /** The world's time at the reset; everything is dated from it, so that the same moment gives the same rows. */
  now: number;
}

/** Bringing one person into their state. */
export interface Seeding extends Filling {
  person: PersonRecord;
  learner: LearnerRow;
}

/** What a group of calls adds to the rest of the world. */
export interface GroupHooks {
  name: string;
  /** The calls that the group answers; `Group` has their handlers. */
  handlers: readonly { method: 'GET' | 'POST'; path: string }[];
  /** Content that belongs to no learner: courses, banners, areas. Runs before the people. */
  fill?(filling: Filling): Promise<void>;
  /** The group's part of a person's state. Runs once a person, in the order of the groups. */
  seed?(seeding: Seeding): Promise<void>;
  /**
   * What comes about by time alone, such as a graduation. Runs once a minute and whenever the clock is
   * moved, so that calls that read need not write.
   */
  settle?(filling: Filling): Promise<void>;
  /** The group's part of the user detail (`/Index/index`); `address` is the world's own, '' without a port. */
  detail?(asking: {
    db: Db;
    now: number;
    learner: LearnerRow;
    address: string;
  }): Promise<Partial<UserDetail>>;
  /** A payment was made; each group checks whether the order is one of its own. */
  paid?(payment: { db: Db; now: number; prepay: Prepay }): Promise<void>;
}
