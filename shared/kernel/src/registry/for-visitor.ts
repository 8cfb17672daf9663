import type { Registry, RegistryApp } from './registry';

/** Number of buckets into which visitors fall, evenly and for good. */
export const BUCKETS = 10000;

function appFor(app: RegistryApp, bucket: number): RegistryApp {
  const { live, canary } = app;
  if (!canary || bucket >= canary.below) return app;
  return Object.assign({}, app, {
    live: canary.release,
    previous: live.version,
    previousHash: undefined,
    stable: live,
  });
}

/** The registry of one visitor: an app of whose canary they are part has it as `live`, and the others' release as `stable`. */
export function forVisitor(registry: Registry, bucket: number): Registry {
  const apps: Registry['apps'] = {};
  for (const name of Object.keys(registry.apps))
    apps[name] = appFor(registry.apps[name] as RegistryApp, bucket);
  return Object.assign({}, registry, { apps });
}
