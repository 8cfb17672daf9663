import type { LiveRelease, Registry, RegistryApp } from './registry';

/** Number of buckets; a visitor stays in one of them. */
export const BUCKETS = 10000;

function withCanary(app: RegistryApp, canary: LiveRelease): RegistryApp {
  const stable = app.live;
  return Object.assign({}, app, {
    live: canary,
    previous: stable.version,
    previousHash: undefined,
    stable,
  });
}

function appFor(app: RegistryApp, bucket: number): RegistryApp {
  const { canary } = app;
  return canary && bucket < canary.below ? withCanary(app, canary.release) : app;
}

/**
 * The registry for the visitors of a bucket. An app that has a canary for them carries it as `live`, and the
 * release that most visitors get as `stable`.
 */
export function forVisitor(registry: Registry, bucket: number): Registry {
  const apps: Registry['apps'] = {};
  Object.keys(registry.apps).forEach((name) => {
    apps[name] = appFor(registry.apps[name] as RegistryApp, bucket);
  });
  return Object.assign({}, registry, { apps });
}
