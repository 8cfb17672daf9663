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
export { noteServerTime, serverNow } from './platform/server-time';
export { useSession, type Line, type LoginState, type Session } from './session/session';
export { createStore } from 'zustand/vanilla';
export { namedText, parsedJson, storageOf, type SaveResult, type StorageName } from './storage/storage';
export { unfinished, type Duty, type LearnerId, type Reconciler, type Waiting } from './storage/unfinished';
