export { LocalStore } from './store/local-store';
export { openStore, type OpenedStore } from './store/open-store';
export type { Entry, Store, Stored } from './store/store';
export { currentRegistry, type CurrentRegistry } from './registry/current-registry';
export type { By } from './registry/change-registry';
export type { AppState } from './registry/app-state';
export { history, type AuditLine } from './registry/audit';
export {
  publish,
  publishAll,
  type Published,
  type PublishAllOptions,
  type PublishOptions,
} from './publish/publish';
export type { Tell } from './publish/upload';
export { liveDocument, withSnapshot } from './publish/document';
export {
  promoteCanary,
  setCanary,
  stopCanary,
  type CanaryChanged,
  type CanaryOptions,
} from './operations/canary';
export { gc, type Cleared, type GcOptions } from './operations/gc';
export { createKey, retireKey, type CreateKeyOptions, type KeyCreated } from './operations/keys';
export { setOverrides, type OverridesOptions } from './operations/overrides';
export { promote, type PromoteOptions } from './operations/promote';
export { restore, type Restored, type RestoreOptions } from './operations/restore';
export { pauseRamp, resumeRamp, startRamp, type RampOptions } from './operations/ramp';
export { rollback, type RollbackOptions, type RolledBack } from './operations/rollback';
export { status, type AppStatus, type Status } from './operations/status';
export { verify, type Fault, type Verified } from './operations/verify';
export { judge, stopReason, type StopRules, type Verdict } from './canary/judge';
export { isRefusal, ReleaseError, type ReleaseErrorCode } from './release-error';
export type { Language } from './messages/catalogue';
