export * from './query';
export { CallError, isCallError, type CallErrorKind } from './platform/call-error';
export {
  NO_BRIDGE,
  platform,
  providePlatform,
  type Context,
  type Http,
  type HttpRequest,
  type Messenger,
  type PayOutcome,
  type PayParams,
  type Platform,
  type ShareData,
  type Shell,
  type Track,
  type TrackDetails,
} from './platform/platform';
export { useSession, type Line, type LoginState, type Session } from './session/session';
export { createStore } from 'zustand/vanilla';
export { personHere } from './records/forget';
export { ownerHere, ownerOf, useOwner, type LearnerId, type Owner } from './records/owner';
export {
  days,
  defineRecord,
  sweepExpired,
  type Records,
  type RecordType,
  type StoredRecord,
} from './records/record';
export { namedText, type SaveResult } from './records/storage';
export { useRecord } from './records/use-record';
export {
  allDuties,
  doNow,
  doSoon,
  hasWork,
  isUndisturbed,
  lookAfter,
  provideReconciler,
  useUndisturbed,
  useWaiting,
  waitingChanged,
  type Duty,
  type Reconciler,
  type Waiting,
} from './outbox/duties';
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
} from './outbox/outbox';
