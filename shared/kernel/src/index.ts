export * from './query';
export {
  platform,
  providePlatform,
  type Context,
  type Http,
  type HttpRequest,
  type Platform,
} from './platform/platform';
