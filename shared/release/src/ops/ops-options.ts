import type { EventCounts } from '../events/event-counts';
import type { LatestErrors } from '../events/latest-errors';
import type { Limits } from '../http/limits';
import type { Operations } from './operations';

/** What serving the ops pages needs. */
export interface OpsOptions {
  token: string;
  operations: Operations;
  counts: EventCounts;
  errors: LatestErrors;
  limits: Pick<Limits, 'ops' | 'opsWrites'>;
}
