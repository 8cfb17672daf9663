export {
  REGISTRY_SCHEMA,
  readRegistry,
  readRevision,
  routesOf,
  type Canary,
  type Line,
  type LiveRelease,
  type Overrides,
  type OwnedRoute,
  type Ramp,
  type Registry,
  type RegistryApp,
  type RegistryRoute,
} from './registry';
export { debugIdOf } from './debug-id';
export { BUCKETS, forVisitor } from './for-visitor';
export { hasForm, isTooWide, overrideOf, type Override } from './override';
export {
  describedRelease,
  HASH_IN_NAME,
  HASH_LENGTH,
  integrityOf,
  liveOf,
  loadedFiles,
  nameWithHash,
  ownBase,
  RELEASE_SCHEMA,
  releaseBase,
  rootFiles,
  startFiles,
  type LoadEvent,
  type ReleaseFile,
  type ReleaseManifest,
  type VitalEvent,
} from './release';
export { tilesIn, tilesOf, type AppTiles, type PlacedTile } from './tiles';
export { readDocumentRegistry, SHORT_FORM, shortRegistry } from './short-form';
