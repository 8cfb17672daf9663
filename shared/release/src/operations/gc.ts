import type { Registry } from '@suite/kernel/registry';
import pMap from 'p-map';
import { FILES_AT_ONCE } from '../files-at-once';
import { isSharedName, SEAL, sharedFolderOf } from '../releases/places';
import type { Tell } from '../publish/upload';
import { writeDocument } from '../publish/write-document';
import { nameOf, namesIn, statesOf } from '../registry/app-state';
import { REVISIONS } from '../registry/audit';
import { changeRegistry, type By } from '../registry/change-registry';
import type { Store } from '../store/store';
import { looseFiles, type LooseFile } from './loose-files';
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
  /** How many files went that releases had shared. */
  files: number;
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
  const shared = sharedFolderOf(app).slice(`releases/${app}/`.length);
  for (const { path, bytes, time } of await store.entries(`releases/${app}`)) {
    if (path.startsWith(`${shared}/`)) continue;
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

/** What a run removes. */
interface Plan {
  /** As `app/version`. */
  releases: string[];
  files: LooseFile[];
}

/**
 * Adds the shared files to which nothing refers once these releases are gone. Files younger than a day may belong to
 * an upload that goes on.
 */
async function planFor(
  store: Store,
  apps: readonly string[],
  { condemned = [] }: Pick<Registry, 'condemned'>,
  releases: string[],
): Promise<Plan> {
  const loose = await Promise.all(apps.map((app) => looseFiles(store, app, releases)));
  const now = Date.now();
  const isDue = ({ name, touched }: LooseFile) => condemned.includes(name) || now - touched > DEAD;
  return { releases, files: loose.flat().filter(isDue) };
}

/**
 * Removes releases that no page can ask for, and the shared files that only they had. All are condemned in the registry
 * first: a publisher looks there and whether its files are all in the store, in the same swap in which it goes live, so
 * it either sees what is going or has what it needs. If this is interrupted, the next run finishes it.
 */
export async function gc({ keep = 5, days = 7, tell, ...options }: GcOptions): Promise<Cleared> {
  const { store, dryRun } = options;
  const { condemned = [], revision, ...rest } = await publishedRegistry(store);
  const reach = await reachOf(store, { ...rest, revision }, Date.now() - days * DAY);
  const apps = await store.list('releases');
  const all = (await Promise.all(apps.map((app) => releasesIn(store, app)))).flat();
  const byApp = apps.map((app) => all.filter(({ name }) => name.startsWith(`${app}/`)));
  const found = reach ? byApp.flatMap((releases) => superfluous(releases, reach, keep, Date.now())) : [];
  const isRelease = (name: string) => !isSharedName(name);
  const wanted = new Set([...condemned.filter(isRelease), ...found.map(({ name }) => name)]);
  const first = await planFor(store, apps, { condemned }, [...wanted].sort());
  const clearedBy = ({ releases, files }: Plan): Cleared => {
    const going = [...all.filter(({ name }) => releases.includes(name)), ...files];
    const bytes = going.reduce((sum, one) => sum + one.bytes, 0);
    return { removed: releases, kept: all.length - releases.length, files: files.length, bytes };
  };
  if (dryRun || (first.releases.length === 0 && first.files.length === 0 && condemned.length === 0))
    return clearedBy(first);

  let plan = first;
  const { registry } = await changeRegistry(store, options, async (before) => {
    const used = new Set(namesIn(statesOf(before)));
    const names = [...new Set([...(before.condemned ?? []).filter(isRelease), ...wanted])];
    plan = await planFor(store, apps, before, names.filter((name) => !used.has(name)).sort());
    const { releases, files } = plan;
    const what = [...releases, ...(files.length > 0 ? [`${files.length} files`] : [])].join(' ');
    return {
      registry: { ...before, condemned: [...releases, ...files.map(({ name }) => name)] },
      what: `gc ${what}`,
    };
  });
  const removed = registry.condemned ?? [];
  // An upload may have ended just before the registry condemned its files: what it needs is kept.
  const { files } = await planFor(store, apps, registry, plan.releases);
  plan = { ...plan, files: files.filter(({ name }) => removed.includes(name)) };
  for (const [at, name] of plan.releases.entries()) {
    tell?.({ what: 'remove', name, done: at, of: plan.releases.length });
    await store.remove(`releases/${name}`, SEAL);
  }
  const removeFile = async ({ paths }: LooseFile) => {
    for (const path of paths) await store.remove(path);
  };
  await pMap(plan.files, removeFile, FILES_AT_ONCE);
  const { registry: cleared } = await changeRegistry(store, options, ({ condemned: now = [], ...before }) => {
    const left = now.filter((name) => !removed.includes(name));
    return { registry: left.length > 0 ? { ...before, condemned: left } : before, what: 'gc ended' };
  });
  await clearRevisions(store, cleared.revision);
  await writeDocument(store);
  return clearedBy(plan);
}
