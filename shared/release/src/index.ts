export { LocalStore } from './store/local-store';
export type { Store, Stored } from './store/store';
export { currentRegistry, type CurrentRegistry } from './registry/current-registry';
export { history, type AuditLine } from './registry/audit';
export {
  publish,
  publishAll,
  type Published,
  type PublishAllOptions,
  type PublishOptions,
} from './publish/publish';
export { isRefusal, ReleaseError, type ReleaseErrorCode } from './release-error';
