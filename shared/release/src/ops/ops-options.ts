import type { EventCounts } from '../events/event-counts';
import type { Limits } from '../http/limits';
import type { Operations } from './operations';

/** What serving the ops pages needs. */
export interface OpsOptions {
  token: string;
  operations: Operations;
  counts: EventCounts;
  limits: Pick<Limits, 'ops' | 'opsWrites'>;
}
