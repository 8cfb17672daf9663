import { liveOf, type Registry } from '@suite/kernel/registry';
import { settle } from '../gate/settle';
import { rolledBack, withoutCanary } from '../publish/next-app';
import { writeDocument } from '../publish/write-document';
import { ReleaseBook } from '../releases/release-book';
import type { AppState } from '../registry/app-state';
import { brokenAt, history } from '../registry/audit';
import { changeRegistry, type By } from '../registry/change-registry';
import { ReleaseError } from '../release-error';
import type { Store } from '../store/store';
import { publishedRegistry } from './published';
import { targetOf } from './rollback';

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

/** The versions of a revision, by the log as far as the registry vouches for it: an edited line chooses no version. */
async function stateAt(
  store: Store,
  registry: Registry,
  revision: number,
): Promise<Record<string, AppState>> {
  const lines = await history(store);
  const broken = brokenAt(registry, lines) ?? 0;
  if (revision > 0 && revision <= broken) throw new ReleaseError('LOG_EDITED', { revision: broken });
  const state = lines.find((line) => line.revision === revision)?.state;
  if (state) return state;
  const known = [lines.at(-1), lines[0]].map((line) => line?.revision ?? '-').join(' – ');
  throw new ReleaseError('REVISION_UNKNOWN', { revision, known });
}

/** The registry with the stable versions of a state. Apps that came later stay, because a page may link to them. */
async function withState(
  before: Registry,
  states: Record<string, AppState>,
  store: Store,
): Promise<Registry> {
  const book = new ReleaseBook(store);
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
    const target = liveOf(await targetOf(store, before, book, app, live));
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
  let before = await publishedRegistry(store);
  const { registry, changed } = await changeRegistry(store, options, async (current) => {
    before = current;
    const next = await withState(current, await stateAt(store, current, to), store);
    return { registry: next, what: `restore revision ${to}` };
  });
  if (!options.dryRun) await writeDocument(store);
  const versions = ({ live, canary }: Registry['apps'][string]) =>
    `${live.version} ${canary?.release.version}`;
  const apps = Object.entries(registry.apps).flatMap(([app, now]) => {
    const was = before.apps[app];
    if (!changed || !was || versions(was) === versions(now)) return [];
    return [{ app, from: was.live.version, to: now.live.version }];
  });
  return { revision: registry.revision, changed, apps };
}
