export { LocalStore } from './store/local-store';
export { openStore, type OpenedStore } from './store/local-store';
export type { Entry, Store, Stored } from './store/store';
export type { By } from './repository/change-suite';
export { history } from './repository/history';
export type { Change, ChangeRecord } from './repository/state';
export { currentRegistry, suiteReader, type SuiteReader } from './repository/suite';
export type { Suite } from './repository/view';
export {
  publish,
  publishAll,
  type Published,
  type PublishAllOptions,
  type PublishOptions,
} from './publish/publish';
export type { Tell } from './publish/package';
export { liveDocument } from './publish/document';
export {
  pauseRamp,
  promoteCanary,
  resumeRamp,
  setCanary,
  startRamp,
  stopCanary,
  type CanaryChanged,
  type CanaryOptions,
  type RampOptions,
} from './publish/canary';
export { gc, type Cleared, type GcOptions } from './publish/gc';
export { createKey, initStore, listRoles, retireKey, trustKey, type RoleState } from './publish/keys';
export { setOverrides, type OverridesOptions } from './publish/overrides';
export { promote, type PromoteOptions } from './publish/promote';
export {
  restore,
  rollback,
  type Restored,
  type RestoreOptions,
  type RollbackOptions,
  type RolledBack,
} from './publish/rollback';
export { status, type AppStatus, type Status } from './publish/status';
export { verify, type Fault, type Verified } from './publish/verify';
export type { Counts, ReleaseCounts } from './judge/counts';
export { MetricsCounts } from './judge/counts';
export { PrometheusCounts } from './judge/counts';
export { startJudge, type Judge, type JudgeOptions } from './judge/start-judge';
export { isRefusal, ReleaseError, type ReleaseErrorCode } from './release-error';
export type { Language } from './messages/catalogue';
