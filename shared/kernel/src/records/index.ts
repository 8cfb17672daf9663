export { personHere } from './forget';
export type { Duty, LearnerId, Reconciler, Waiting } from '@suite/kernel';
export { ownerHere, ownerOf, useOwner, type Owner } from './owner';
export { days, defineRecord, sweepExpired, type Records, type RecordType, type StoredRecord } from './record';
export { useRecord } from './use-record';
export {
  allDuties,
  doNow,
  doSoon,
  hasWork,
  isUndisturbed,
  lookAfter,
  provideReconciler,
  useOnDevice,
  useUndisturbed,
  useWaiting,
  waitingChanged,
} from './duties';
export {
  allOutboxes,
  defineOutbox,
  newId,
  tellSent,
  useUnsent,
  type Outbox,
  type OutboxType,
  type SendResult,
  type Unsent,
} from './outbox';
