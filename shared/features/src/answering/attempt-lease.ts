import { leaseOf, type Lease } from '../sending';
import type { AttemptKey } from './types';

/** The right of one tab to send the answers of an attempt. */
export const attemptLease = ({ user, scope, attempt }: AttemptKey, tab: string): Lease =>
  leaseOf(`answering.${user}.${scope}.${attempt}`, tab);
