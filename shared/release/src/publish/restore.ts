import { liveOf, type Registry } from '@suite/loader/registry';
import { ReleaseError } from '../release-error';
import type { AppState } from '../repository/app-state';
import type { By } from '../repository/change-registry';
import { history } from '../repository/history';
import { ReleaseBook } from '../repository/releases';
import type { View } from '../repository/view';
import type { Store } from '../store/store';
import { changeSuite, publishedView } from './published';
import { settle } from './gate/settle';
import { rolledBack, withoutCanary } from './next-app';
import { rollbackTarget } from './rollback';

/** The revision to go back to. */
export interface RestoreOptions extends By {
  store: Store;
  to: number;
}

/** The result of going back to a revision. */
export interface Restored {
  revision: number;
  changed: boolean;
  /** The apps whose stable version or canary changed. */
  apps: { app: string; from: string; to: string }[];
}

/** The versions of a revision: of each app those that the last change until then has left. */
async function statesAt(store: Store, { suite }: View, revision: number): Promise<Record<string, AppState>> {
  const records = await history(store);
  const oldest = records.at(-1)?.revision ?? 0;
  if (!records.some((record) => record.revision === revision)) {
    if (revision > 0 && revision < oldest) throw new ReleaseError('LOG_EDITED', { revision: oldest - 1 });
    throw new ReleaseError('REVISION_UNKNOWN', { revision, known: `${oldest} – ${suite.revision}` });
  }
  const until = records.filter((record) => record.revision <= revision).reverse();
  return until.reduce<Record<string, AppState>>((states, { apps }) => ({ ...states, ...apps }), {});
}

/** The registry with the stable versions of a state. Apps that came later stay, because a page may link to them. */
async function withStates(view: View, states: Record<string, AppState>, store: Store): Promise<Registry> {
  const before = view.suite.registry;
  const book = new ReleaseBook(store, view.roles);
  const apps = { ...before.apps };
  for (const [app, { live, previous, canary }] of Object.entries(states)) {
    const current = before.apps[app];
    if (!current) continue;
    if (current.live.version === live) {
      if (current.canary?.release.version !== canary?.version) apps[app] = withoutCanary(current);
      continue;
    }
    if (current.withdrawn?.includes(live))
      throw new ReleaseError('VERSION_WITHDRAWN', { app, version: live });
    const target = liveOf(await rollbackTarget(book, app, live));
    const isBad =
      previous !== null && [...(current.withdrawn ?? []), current.live.version].includes(previous);
    apps[app] = rolledBack(current, target, isBad ? null : previous);
  }
  return settle({ ...before, apps }, before, { book });
}

/**
 * Brings every app back to the stable version that it had in a revision, in one change or not at all. The
 * environment's settings, keys and overrides stay as they are.
 */
export async function restore({ to, ...options }: RestoreOptions): Promise<Restored> {
  const { store } = options;
  let before = (await publishedView(store, options.keys)).suite.registry;
  const { registry, changed } = await changeSuite(store, options, async (current, view) => {
    before = current;
    const next = await withStates(view, await statesAt(store, view, to), store);
    return { registry: next, change: { kind: 'restore', revision: to } };
  });
  const versions = ({ live, canary }: Registry['apps'][string]) =>
    `${live.version} ${canary?.release.version}`;
  const apps = Object.entries(registry.apps).flatMap(([app, now]) => {
    const was = before.apps[app];
    if (!changed || !was || versions(was) === versions(now)) return [];
    return [{ app, from: was.live.version, to: now.live.version }];
  });
  return { revision: registry.revision, changed, apps };
}
