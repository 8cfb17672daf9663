import type { Line, Registry, RegistryApp } from './registry';

/** Number of buckets; a visitor stays in one of them. */
export const BUCKETS = 10000;

function appFor(app: RegistryApp, bucket: number, line: Line | undefined): RegistryApp {
  const { canary, live } = app;
  if (!canary || (bucket >= canary.below && (!line || canary.line !== line))) return app;
  const given = { live: canary.release, previous: live.version, previousHash: undefined, stable: live };
  return Object.assign({}, app, given);
}

/**
 * The registry for the visitors of a bucket whose visit is of a course line. An app that has a canary for them carries
 * it as `live`, and the release that most visitors get as `stable`.
 */
export function forVisitor(registry: Registry, bucket: number, line?: Line): Registry {
  const apps: Registry['apps'] = {};
  Object.keys(registry.apps).forEach((name) => {
    apps[name] = appFor(registry.apps[name] as RegistryApp, bucket, line);
  });
  return Object.assign({}, registry, { apps });
}
