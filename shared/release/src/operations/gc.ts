import { SEAL } from '../releases/release-book';
import type { Tell } from '../publish/upload';
import { writeDocument } from '../publish/write-document';
import { nameOf, namesIn, statesOf } from '../registry/app-state';
import { REVISIONS } from '../registry/audit';
import { changeRegistry, type By } from '../registry/change-registry';
import type { Store } from '../store/store';
import { publishedRegistry } from './published';
import { PINNED, reachOf } from './reach';

/** What to keep. */
export interface GcOptions extends By {
  store: Store;
  /** How many of the newest releases of each app stay even if no page needs them. */
  keep?: number;
  /** For how many days a release stays after it was live, for pages that are still open. */
  days?: number;
  tell?: Tell;
}

/** The result of clearing out. */
export interface Cleared {
  /** Releases that were removed, as `app/version`. */
  removed: string[];
  kept: number;
  bytes: number;
}

interface Found {
  name: string;
  bytes: number;
  /** When its seal was written; absent if its upload never ended. */
  sealed?: number;
  /** When its last file was written. */
  touched: number;
}

/** An upload without a new file for this time, in ms, was abandoned. */
const DAY = 24 * 3_600_000;
const DEAD = DAY;

async function releasesIn(store: Store, app: string): Promise<Found[]> {
  const byVersion = new Map<string, Found>();
  for (const { path, bytes, time } of await store.entries(`releases/${app}`)) {
    const [version = '', ...rest] = path.split('/');
    const found = byVersion.get(version) ?? { name: nameOf(app, version), bytes: 0, touched: 0 };
    found.bytes += bytes;
    found.touched = Math.max(found.touched, time);
    if (rest.join('/') === SEAL) found.sealed = time;
    byVersion.set(version, found);
  }
  return [...byVersion.values()];
}

/** The releases of an app that may be removed: neither among the newest nor within a page's reach. */
export function superfluous(
  releases: readonly Found[],
  reach: ReadonlySet<string>,
  keep: number,
  now: number,
): Found[] {
  const newest = releases
    .filter(({ sealed }) => sealed !== undefined)
    .sort((a, b) => (b.sealed as number) - (a.sealed as number) || b.name.localeCompare(a.name))
    .slice(0, keep);
  return releases.filter((one) => {
    if (reach.has(one.name) || newest.includes(one)) return false;
    return one.sealed !== undefined || now - one.touched > DEAD;
  });
}

/** Removes copies of registries that are too old to be needed. */
async function clearRevisions(store: Store, revision: number): Promise<void> {
  for (const name of await store.list(REVISIONS)) {
    if (Number(name.slice(0, 10)) <= revision - PINNED) await store.remove(`${REVISIONS}/${name}`);
  }
}

/**
 * Removes releases that no page can ask for. They are condemned in the registry first, so that none can
 * be published while it is being removed. If this is interrupted, the next run finishes it.
 */
export async function gc({ keep = 5, days = 7, tell, ...options }: GcOptions): Promise<Cleared> {
  const { store, dryRun } = options;
  const { condemned = [], revision, ...rest } = await publishedRegistry(store);
  const reach = await reachOf(store, { ...rest, revision }, Date.now() - days * DAY);
  const apps = await store.list('releases');
  const all = (await Promise.all(apps.map((app) => releasesIn(store, app)))).flat();
  const byApp = apps.map((app) => all.filter(({ name }) => name.startsWith(`${app}/`)));
  const found = reach ? byApp.flatMap((releases) => superfluous(releases, reach, keep, Date.now())) : [];
  const wanted = new Set([...condemned, ...found.map(({ name }) => name)]);
  const bytesOf = (names: readonly string[]) =>
    all.reduce((sum, { name, bytes }) => sum + (names.includes(name) ? bytes : 0), 0);
  if (dryRun || wanted.size === 0) {
    const removed = [...wanted].sort();
    return { removed, kept: all.length - removed.length, bytes: bytesOf(removed) };
  }

  const { registry } = await changeRegistry(store, options, (before) => {
    const used = new Set(namesIn(statesOf(before)));
    const names = [...new Set([...(before.condemned ?? []), ...wanted])]
      .filter((name) => !used.has(name))
      .sort();
    return { registry: { ...before, condemned: names }, what: `gc ${names.join(' ')}` };
  });
  const removed = registry.condemned ?? [];
  for (const [at, name] of removed.entries()) {
    tell?.({ what: 'remove', name, done: at, of: removed.length });
    await store.remove(`releases/${name}`, SEAL);
  }
  const { registry: cleared } = await changeRegistry(store, options, ({ condemned: now = [], ...before }) => {
    const left = now.filter((name) => !removed.includes(name));
    return { registry: left.length > 0 ? { ...before, condemned: left } : before, what: 'gc ended' };
  });
  await clearRevisions(store, cleared.revision);
  await writeDocument(store);
  return { removed, kept: all.length - removed.length, bytes: bytesOf(removed) };
}
