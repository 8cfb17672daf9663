export {
  REGISTRY_SCHEMA,
  readRegistry,
  readRevision,
  routesOf,
  type Canary,
  type LiveRelease,
  type Overrides,
  type OwnedRoute,
  type Ramp,
  type Registry,
  type RegistryApp,
  type RegistryRoute,
} from './registry';
export type { BootState } from './boot-state';
export type { LoadEvent } from './load-event';
export { BUCKETS, forVisitor } from './for-visitor';
export { hasForm, isTooWide, overrideOf, type Override } from './override';
export { HASH_LENGTH, nameWithHash } from './known-files';
export { certify, pageRelease, prepareFile, runFor, type PageRelease } from './page-release';
export { ownBase } from './own-origin';
export {
  integrityOf,
  liveOf,
  loadedFiles,
  RELEASE_SCHEMA,
  releaseBase,
  rootFiles,
  type ReleaseFile,
  type ReleaseManifest,
} from './release-manifest';
export { fromSnapshot, SNAPSHOT_FORM } from './snapshot';
export { toSnapshot } from './to-snapshot';
