export {
  REGISTRY_SCHEMA,
  readRegistry,
  routesOf,
  type LiveRelease,
  type OwnedRoute,
  type Registry,
  type RegistryApp,
  type RegistryRoute,
} from './registry';
export type { BootState } from './boot-state';
export { RELEASE_SCHEMA, type ReleaseFile, type ReleaseManifest } from './release-manifest';
export { siteFault, type Environment, type Site } from './site';
