import type { EventCounts } from '../events/event-counts';
import type { LatestErrors } from '../events/latest-errors';
import type { SharedCounts } from '../events/shared-counts';
import type { RampWatcher } from '../events/watch-ramps';
import type { Limits } from '../http/limits';
import type { Operations } from './operations';
import type { SessionBook } from './session-book';

/** What serving the ops pages needs. */
export interface OpsOptions {
  token: string;
  operations: Operations;
  counts: EventCounts;
  ramps: Pick<RampWatcher, 'progress'>;
  shared: Pick<SharedCounts, 'witnesses'>;
  book: SessionBook;
  errors: LatestErrors;
  limits: Pick<Limits, 'ops' | 'opsWrites'>;
}
