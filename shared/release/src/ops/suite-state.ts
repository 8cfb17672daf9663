import { changeSince, recentChanges } from '../judge/recent-changes';
import {
  nameOf,
  shownCanary,
  type AppState as SignedState,
  type CanaryShown,
  type ChangeRecord,
} from '../repository/state';
import { readView, type View } from '../repository/view';
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
  canary?: CanaryShown & { since?: ChangeRecord };
  /** Its last changes, the latest first. */
  records: readonly ChangeRecord[];
}

/** All apps as ops see them, and the last changes, the latest first. Without apps when nothing was published yet. */
export interface SuiteState {
  revision: number;
  apps: AppState[];
  records: readonly ChangeRecord[];
}

function appState(app: string, { states, suite }: View, all: readonly ChangeRecord[]): AppState {
  const { stable, previous, canary, withdrawn = [] } = states[app] as SignedState;
  const records = all.filter(({ apps }) => Object.hasOwn(apps, app));
  const targets = new Set([previous, ...records.map(({ apps }) => apps[app]?.live)]);
  const canGoTo = (version: string | null | undefined): version is string =>
    !!version &&
    version !== stable &&
    !withdrawn.includes(version) &&
    suite.releases.has(nameOf(app, version));
  return {
    app,
    version: stable,
    since: changeSince(records, app, ({ live }) => live === stable),
    targets: [...targets].filter(canGoTo).slice(0, TARGETS),
    records,
    ...(canary && {
      canary: {
        ...shownCanary(canary),
        since: changeSince(records, app, (versions) => versions.canary?.version === canary.version),
      },
    }),
  };
}

/** Creates the function that reads what ops see of a store. */
export function createStateReader(store: Store): () => Promise<SuiteState> {
  const changes = recentChanges(store);
  return async () => {
    const view = await readView(store);
    if (!view) return { revision: 0, apps: [], records: [] };
    const { revision } = view.suite;
    const records = await changes(revision);
    const apps = Object.keys(view.states).sort();
    return { revision, apps: apps.map((app) => appState(app, view, records)), records };
  };
}
