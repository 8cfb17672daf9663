export * from './query';
export { CallError, isCallError, type CallErrorKind } from './platform/call-error';
export {
  platform,
  providePlatform,
  type Context,
  type Http,
  type HttpRequest,
  type Platform,
} from './platform/platform';
