import { publishedView } from '../repository/change-suite';
import { changeSince, history } from '../repository/history';
import { statePath } from '../repository/metadata';
import { releaseTargets } from '../repository/releases';
import { nameOf, partsOf, shownCanary, usedNames } from '../repository/state';
import type { AppState, ChangeRecord } from '../repository/state';
import type { View } from '../repository/view';
import type { Store } from '../store/store';
import { flagsOf } from './flags';
import { freezesOf } from './freeze';

/** A change as the state of an app tells of it; `null` if it is older than the changes that were read. */
type Since = Omit<ChangeRecord, 'apps' | 'first'> | null;

export type Status = ReturnType<typeof statusOf>;
export type AppStatus = Status['apps'][number];

/** How many changes are searched for those of each app, and how many versions to roll back to are told. */
const MEMORY = 100;
const TARGETS = 10;

function sinceThen(record: ChangeRecord | undefined): Since {
  if (!record) return null;
  const { apps: _, first: __, ...rest } = record;
  return rest;
}

/** One app of a store. `live` is its stable version, as the registry calls it. */
function appStatus(app: string, { states, suite }: View, all: readonly ChangeRecord[]) {
  const { stable, rolledBackFrom = null, canary, withdrawn = [] } = states[app] as AppState;
  const { previous, live } = suite.registry.apps[app]!;
  const records = all.filter(({ apps }) => Object.hasOwn(apps, app));
  const since = (holds: Parameters<typeof changeSince>[2]) => sinceThen(changeSince(records, app, holds));
  const canGoTo = (version: string | null | undefined): version is string =>
    !!version && ![stable, ...withdrawn].includes(version) && suite.releases.has(nameOf(app, version));
  const targets = new Set([previous, ...records.map(({ apps }) => apps[app]?.stable)].filter(canGoTo));
  return {
    app,
    live: stable,
    liveSince: since((state) => state.stable === stable),
    previous,
    /** Versions that it can be rolled back to, the nearest first. */
    targets: [...targets].slice(0, TARGETS),
    rolledBackFrom,
    canary: canary
      ? { ...shownCanary(canary), since: since((state) => state.canary?.version === canary.version) }
      : null,
    withdrawn,
    routes: live.routes.length,
    since: sinceThen(records[0]),
  };
}

/** The stable version, canary and rollback targets of every app by the last changes, the host first. */
export function statusOf(view: View, records: readonly ChangeRecord[]) {
  const { revision, registry, broken, expires, keysExpire } = view.suite;
  const { overrides = null } = registry;
  const apps = Object.keys(registry.apps).sort();
  return {
    revision,
    apps: apps.map((app) => appStatus(app, view, records)),
    /** Apps of which a part cannot be read, with the reason. */
    broken,
    expires: new Date(expires).toISOString(),
    keysExpire: new Date(keysExpire).toISOString(),
    overrides,
    flags: flagsOf(view),
    /** Windows without changes, now and to come. */
    freezes: freezesOf(view.settings),
  };
}

export const status = async (store: Store) =>
  statusOf(await publishedView(store), await history(store, MEMORY));

export interface Fault {
  /** The release, as `app/version`; `null` if it is about none. */
  release: string | null;
  path: string;
  fault: 'missing or changed' | 'edited or incomplete';
  /** Whether visitors get it now, or after one rollback. */
  inUse: boolean;
}

/** Compares every file of every listed release with what was signed, and the history with its last signature. */
export async function verify(store: Store) {
  const { suite, states, releases } = await publishedView(store);
  const used = new Set(usedNames(states));
  const names = [...suite.releases].sort();
  const faults: Fault[] = Object.keys(suite.broken).map((app) => ({
    release: null,
    path: statePath(app),
    fault: 'missing or changed',
    inUse: true,
  }));
  for (const name of names) {
    const [app, version] = partsOf(name);
    for (const path of await releases.damaged(app, version))
      faults.push({ release: name, path, fault: 'missing or changed', inUse: used.has(name) });
  }
  const records = await history(store);
  const oldest = records.at(-1);
  if (oldest && !oldest.first) {
    const path = `metadata/${oldest.revision - 1}.snapshot.json`;
    faults.push({ release: null, path, fault: 'edited or incomplete', inUse: true });
  }
  return {
    revision: suite.revision,
    releases: names.length,
    files: names.length * releaseTargets.length,
    faults,
  };
}
