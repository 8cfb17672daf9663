import type { GroupHooks } from '../group-hooks';
import type { Handler } from './handle';

export type { Filling, Seeding } from '../group-hooks';

/** A group of calls with all that belongs to it: one folder, and one line in `groups/index.ts`. */
export interface Group extends GroupHooks {
  handlers: readonly Handler[];
}
