import type { RegistryApp } from '@suite/kernel/registry';
import { promoteCanary, stopCanary } from '../operations/canary';
import { pauseRamp, resumeRamp, startRamp } from '../operations/ramp';
import { rollback } from '../operations/rollback';
import { canaryState } from '../registry/app-state';
import { history, type AuditLine } from '../registry/audit';
import { currentRegistry } from '../registry/current-registry';
import type { Store } from '../store/store';
import type { AppState, Moment, Operations } from './operations';

/** How many changes of the audit log are read. */
const DEPTH = 200;
const TARGETS = 10;

/** The change since which a condition has held without a break. */
function sinceWhen(lines: readonly AuditLine[], holds: (line: AuditLine) => boolean): Moment | undefined {
  const end = lines.findIndex((line) => !holds(line));
  const first = lines[(end < 0 ? lines.length : end) - 1];
  return first && { when: first.when, who: first.who };
}

function stateOf(app: string, current: RegistryApp, lines: readonly AuditLine[]): AppState {
  const { live, previous, canary, withdrawn = [] } = current;
  const earlier = lines.flatMap(({ state }) => state?.[app]?.live ?? []);
  const targets = [...new Set([previous, ...earlier])].filter(
    (version): version is string =>
      version !== null && version !== live.version && !withdrawn.includes(version),
  );
  const tried = canary?.release.version;
  return {
    app,
    version: live.version,
    since: sinceWhen(lines, ({ state }) => state?.[app]?.live === live.version),
    targets,
    ...(canary && {
      canary: {
        ...canaryState(canary),
        since: sinceWhen(lines, ({ state }) => state?.[app]?.canary?.version === tried),
      },
    }),
  };
}

/** The operations of the ops pages, on a store. */
export function storeOperations(store: Store): Operations {
  let known: { tag: string; lines: Promise<AuditLine[]> } | undefined;

  /** The audit log, read once for each registry: open pages ask for it every few seconds. */
  function linesAt(tag: string): Promise<AuditLine[]> {
    if (known?.tag !== tag) {
      const lines = history(store, DEPTH);
      lines.catch(() => (known = undefined));
      known = { tag, lines };
    }
    return known.lines;
  }

  async function withThere(state: AppState): Promise<AppState> {
    const there = new Set(await store.list(`releases/${state.app}`));
    return { ...state, targets: state.targets.filter((version) => there.has(version)).slice(0, TARGETS) };
  }

  return {
    async state() {
      const current = await currentRegistry(store);
      if (!current) return undefined;
      const { registry, tag } = current;
      const lines = await linesAt(tag);
      const names = Object.keys(registry.apps).sort();
      const apps = names.map((app) => withThere(stateOf(app, registry.apps[app] as RegistryApp, lines)));
      return { revision: registry.revision, apps: await Promise.all(apps) };
    },
    async history(app) {
      const current = await currentRegistry(store);
      const lines = current ? await linesAt(current.tag) : [];
      return app === undefined ? lines : lines.filter(({ apps }) => apps?.includes(app));
    },
    rollback: async (app, to, by) => void (await rollback({ store, app, to, ...by })),
    promote: async (app, by) => void (await promoteCanary({ store, app, ...by })),
    stop: async (app, by) => void (await stopCanary({ store, app, ...by })),
    ramp: async (app, plan, by) => void (await startRamp({ store, app, ...plan, ...by })),
    pause: async (app, by) => void (await pauseRamp({ store, app, ...by })),
    resume: async (app, by) => void (await resumeRamp({ store, app, ...by })),
  };
}
