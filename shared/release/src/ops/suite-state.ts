import type { RegistryApp } from '@suite/loader/registry';
import { changeSince, recentChanges } from '../judge/recent-changes';
import { canaryState, nameOf, type CanaryState } from '../repository/app-state';
import type { ChangeRecord } from '../repository/change';
import type { Suite } from '../repository/suite';
import { suiteReader } from '../repository/suite-reader';
import type { Store } from '../store/store';

/** How many versions to roll back to are offered. */
const TARGETS = 10;

/** An app as ops see it. `version` is its stable version. */
export interface AppState {
  app: string;
  version: string;
  /** The change that made it stable; absent if it is older than the part of the history that is read. */
  since?: ChangeRecord;
  /** Versions that it can be rolled back to, the nearest first. */
  targets: string[];
  canary?: CanaryState & { since?: ChangeRecord };
  /** Its last changes, the latest first. */
  records: readonly ChangeRecord[];
}

/** All apps as ops see them, and the last changes, the latest first. Without apps when nothing was published yet. */
export interface SuiteState {
  revision: number;
  apps: AppState[];
  records: readonly ChangeRecord[];
}

function appState(app: string, { registry, releases }: Suite, all: readonly ChangeRecord[]): AppState {
  const { live, previous, canary, withdrawn = [] } = registry.apps[app] as RegistryApp;
  const records = all.filter(({ apps }) => Object.hasOwn(apps, app));
  const targets = new Set([previous, ...records.map(({ apps }) => apps[app]?.live)]);
  const canGoTo = (version: string | null | undefined): version is string =>
    !!version &&
    version !== live.version &&
    !withdrawn.includes(version) &&
    releases.has(nameOf(app, version));
  const tried = canary?.release.version;
  return {
    app,
    version: live.version,
    since: changeSince(records, app, (versions) => versions.live === live.version),
    targets: [...targets].filter(canGoTo).slice(0, TARGETS),
    records,
    ...(canary && {
      canary: {
        ...canaryState(canary),
        since: changeSince(records, app, (versions) => versions.canary?.version === tried),
      },
    }),
  };
}

/** Creates the function that reads what ops see of a store. */
export function createStateReader(store: Store): () => Promise<SuiteState> {
  const reader = suiteReader(store);
  const changes = recentChanges(store);
  return async () => {
    const suite = await reader.read();
    if (!suite) return { revision: 0, apps: [], records: [] };
    const records = await changes(suite.revision);
    const names = Object.keys(suite.registry.apps).sort();
    return { revision: suite.revision, apps: names.map((app) => appState(app, suite, records)), records };
  };
}
