import { currentRegistry } from '../registry/current-registry';
import type { Store } from '../store/store';
import { COUNTS, type Share } from './shared-counts';
import type { Witnesses } from './voices';

/** Failures of a running canary, as the gateways wrote them down. */
export interface ToldFailures extends Witnesses {
  app: string;
  failures: number;
}

function shareIn(document: string): Share | undefined {
  try {
    return JSON.parse(document.slice(document.indexOf('\n') + 1)) as Share;
  } catch {
    return undefined;
  }
}

/**
 * The failures of each running canary, at most a minute old. They inform and decide nothing: a command has no
 * token of ops, so it cannot tell whether a gateway wrote them.
 */
export async function toldFailures(store: Store): Promise<ToldFailures[]> {
  const apps = Object.entries((await currentRegistry(store))?.registry.apps ?? {});
  const running = apps.flatMap(([app, { canary }]) =>
    canary ? [{ app, version: canary.release.version }] : [],
  );
  if (running.length === 0) return [];
  const names = await store.list(COUNTS);
  const read = await Promise.all(names.map((name) => store.read(`${COUNTS}/${name}`)));
  const shares = read.flatMap((found) => shareIn(found?.body.toString() ?? '') ?? []);
  return running.flatMap(({ app, version }) => {
    const isIt = (one: { app: string; version: string }) => one.app === app && one.version === version;
    const rows = shares
      .flatMap(({ series = [] }) => series.filter((one) => isIt(one) && one.canary))
      .flatMap((one) => one.rows);
    const failing = shares.flatMap(({ failing: all = [] }) => all.filter(isIt));
    const failures = rows.reduce((sum, [, , errors]) => sum + errors, 0);
    const seen = new Set(failing.flatMap(({ places }) => places)).size;
    const needed = Math.max(0, ...failing.map((one) => one.needed));
    return failures > 0 && needed > 0 ? [{ app, failures, seen, needed }] : [];
  });
}
