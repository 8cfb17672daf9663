import { liveOf, type Registry, type RegistryApp } from '@suite/loader/registry';
import { ReleaseError } from '../release-error';
import type { ChangeRecord } from '../repository/change';
import type { By } from '../repository/change-registry';
import { history } from '../repository/history';
import { ReleaseBook } from '../repository/releases';
import type { View } from '../repository/view';
import type { Store } from '../store/store';
import { changeSuite, publishedApp, publishedView } from './published';
import { wouldFit } from './gate/check-fit';
import { settle } from './gate/settle';
import { rolledBack, withoutCanary } from './next-app';

/** What to roll back. */
export interface RollbackOptions extends By {
  store: Store;
  app: string;
  /** The version to go to; the previous one when absent. */
  to?: string;
}

/** The result of a rollback. */
export interface RolledBack {
  revision: number;
  /** False when the app was rolled back already; then nothing was changed. */
  changed: boolean;
  app: string;
  /** The stable version before. */
  from: string;
  /** The stable version now. */
  to: string;
}

/** How many revisions are searched for the next rollback target. */
const MEMORY = 200;

/** The versions of an app that were stable before this one, the latest first. */
function liveBefore(records: readonly ChangeRecord[], app: string, version: string): string[] {
  const versions = records.flatMap(({ apps }) => apps[app]?.live ?? []);
  const seen = versions.lastIndexOf(version);
  return [...new Set(versions.slice(seen + 1))].filter((one) => one !== version);
}

/** The manifest of a version to go back to, if what pages load of it is whole: no page loads source maps. */
export const rollbackTarget = (book: ReleaseBook, app: string, version: string) =>
  book.need(app, version, ['files.tar']);

/** Versions that a rollback does not lead to by itself: those that were taken back, and the canary that it takes back. */
const badOf = ({ withdrawn = [], canary }: RegistryApp): string[] =>
  canary ? [...withdrawn, canary.release.version] : withdrawn;

/** The previous version, unless it is bad. */
const goodPrevious = (app: RegistryApp): string | undefined =>
  app.previous === null || badOf(app).includes(app.previous) ? undefined : app.previous;

/** The first of these versions that is in the store, was not taken back and fits the other apps. */
async function firstGood(
  versions: readonly string[],
  app: RegistryApp,
  name: string,
  registry: Registry,
  book: ReleaseBook,
): Promise<string | null> {
  const bad = [...badOf(app), app.live.version];
  for (const version of versions) {
    if (bad.includes(version)) continue;
    const manifest = await book.findWhole(name, version);
    if (manifest && (await wouldFit(manifest, registry, book))) return version;
  }
  return null;
}

/** The version that a rollback leads to; undefined when it was done already. */
function aimOf(app: string, current: RegistryApp, to: string | undefined): string | undefined {
  const isBack = to === undefined && current.rolledBackFrom !== undefined;
  if (isBack && !current.canary) return undefined;
  const version = isBack ? current.live.version : (to ?? goodPrevious(current));
  if (version === undefined) throw new ReleaseError('NOTHING_TO_ROLL_BACK', { app });
  if (version === current.live.version && !current.canary) return undefined;
  if (current.withdrawn?.includes(version)) throw new ReleaseError('VERSION_WITHDRAWN', { app, version });
  return version;
}

/**
 * The target of a plain rollback if the previous version is bad itself, because it was tried again as a canary: the
 * nearest older version that is good. Undefined if the previous version can be used.
 */
async function insteadOfPrevious(
  before: Registry,
  book: ReleaseBook,
  { store, app }: RollbackOptions,
): Promise<string | undefined> {
  const current = publishedApp(before, app);
  const isBack = current.rolledBackFrom !== undefined;
  if (isBack || current.previous === null || goodPrevious(current)) return undefined;
  const older = liveBefore(await history(store, MEMORY), app, current.live.version);
  return (await firstGood(older, current, app, before, book)) ?? undefined;
}

async function nextRegistry(
  view: View,
  book: ReleaseBook,
  options: RollbackOptions,
): Promise<Registry | undefined> {
  const { store, app } = options;
  const before = view.suite.registry;
  const current = publishedApp(before, app);
  const to = options.to ?? (await insteadOfPrevious(before, book, options));
  const version = aimOf(app, current, to);
  if (version === undefined) return undefined;
  if (version === current.live.version) {
    // Only the canary ends: the stable release and its rollback target stay.
    return settle({ ...before, apps: { ...before.apps, [app]: withoutCanary(current) } }, before, { book });
  }
  const [manifest, records] = await Promise.all([rollbackTarget(book, app, version), history(store, MEMORY)]);
  const target = liveOf(manifest);
  const at = (previous: string | null): Registry => ({
    ...before,
    apps: { ...before.apps, [app]: rolledBack(current, target, previous) },
  });
  const previous = await firstGood(liveBefore(records, app, version), current, app, at(null), book);
  return settle(at(previous), before, { book });
}

/**
 * Brings an app back to an earlier release and ends its canary. A second rollback changes nothing, so a
 * release that was taken back never returns by itself.
 */
export async function rollback(options: RollbackOptions): Promise<RolledBack> {
  const { store, app } = options;
  let from = '';
  // The version to leave. Once a newer one is live, its previous version is the very one to leave.
  let seen: string | undefined;
  await publishedView(store, options.keys);
  const { registry, changed } = await changeSuite(store, options, async (before, view) => {
    const { live, rolledBackFrom } = publishedApp(before, app);
    from = live.version;
    seen ??= from;
    if (options.to === undefined && seen !== from && seen !== rolledBackFrom)
      throw new ReleaseError('VERSION_OVERTAKEN', { app, version: from });
    const next = (await nextRegistry(view, new ReleaseBook(store, view.roles), options)) ?? before;
    const to = publishedApp(next, app).live.version;
    return { registry: next, change: { kind: 'rollback', app, from, to } };
  });
  const now = publishedApp(registry, app);
  return {
    revision: registry.revision,
    changed,
    app,
    from: changed ? from : (now.rolledBackFrom ?? now.live.version),
    to: now.live.version,
  };
}
