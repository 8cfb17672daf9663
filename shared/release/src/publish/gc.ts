import type { TargetFile } from '@tufjs/models';
import pMap from 'p-map';
import { FILES_AT_ONCE, type Entry, type Store } from '../store/store';
import { changeLive, publishedView, type By } from '../repository/change-suite';
import { addObject } from '../repository/client';
import { signersFor } from '../repository/keys';
import { authorityOver, canSign, objectPath, OPS } from '../repository/metadata';
import { history } from '../repository/history';
import { usedNames } from '../repository/state';
import { readView, type View } from '../repository/view';

const DAY = 24 * 3_600_000;

/** A file that nothing lists stays so long: the change that will list it may be under way. */
const DEAD = DAY;

/** The releases of an app that may be removed: neither among the newest nor within a page's reach. */
function superfluous({ releases }: View, app: string, reach: ReadonlySet<string>, keep: number): string[] {
  const time = (version: string) => String(releases.target(app, version)?.custom.added ?? '');
  return releases
    .versions(app)
    .sort((a, b) => time(b).localeCompare(time(a)) || b.localeCompare(a))
    .slice(keep)
    .map((version) => `${app}/${version}`)
    .filter((name) => !reach.has(name));
}

/** The targets that a store lists, by the paths of their objects. */
const listedObjects = (view: View | undefined): Map<string, TargetFile> => {
  const files = [...(view?.roles.values() ?? [])].flatMap(({ signed }) => Object.values(signed.targets));
  return new Map(files.map((file) => [objectPath(file), file]));
};

/** The files in a store to which nothing refers any more: releases that no role lists, and metadata of the past. */
async function looseFiles(store: Store, view: View, going: readonly string[]): Promise<Entry[]> {
  const listed = listedObjects(view);
  const { meta } = view.snapshot.signed;
  const isGoing = (path: string) => going.some((name) => path.startsWith(`targets/${name}/`));
  const isLoose = (path: string) => {
    const [folder, app = ''] = path.split('/');
    if (folder === 'metadata') return isPast(path);
    // States are as small as the history, and stay with it. What an app lists whose metadata is damaged is not known.
    return app !== 'state' && !Object.hasOwn(view.suite.broken, app) && !listed.has(path);
  };
  const isPast = (path: string) => {
    const [, version = '', role = ''] = /^metadata\/(\d+)\.(.+)\.json$/.exec(path) ?? [];
    // Roots lead from the first to the last, and snapshots are the history.
    return role !== 'root' && role !== 'snapshot' && Number(version) < (meta[`${role}.json`]?.version ?? 0);
  };
  const entriesIn = async (folder: string) =>
    (await store.entries(folder)).map(({ path, ...entry }) => ({ path: `${folder}/${path}`, ...entry }));
  const found = await Promise.all(['targets', 'metadata'].map(entriesIn));
  const now = Date.now();
  return found.flat().filter(({ path, time }) => isGoing(path) || (isLoose(path) && now - time > DEAD));
}

/**
 * Removes a file. If it was listed again meanwhile it is put back: the publication has seen it in the store, and may have
 * ended before it was removed.
 */
async function removeFile(store: Store, path: string): Promise<void> {
  const body = (await store.read(path))?.body;
  await store.remove(path);
  const file = listedObjects(await readView(store)).get(path);
  if (file && body) await addObject(store, file, body);
}

/**
 * Removes releases that no page can ask for. First they are listed no more, then their files go. A publication that
 * lists one of them again at the same time looks whether its files are there when it has ended.
 */
export async function gc({
  keep = 5,
  days = 7,
  ...options
}: By & {
  store: Store;
  /** How many of the newest releases of each app stay even if no page needs them. */
  keep?: number;
  /** For how many days a release stays after it was live, for pages that are still open. */
  days?: number;
}) {
  const { store, dryRun } = options;
  const view = await publishedView(store, options.keys);
  const signers = await signersFor(store, options.keys);
  const reach = await reachable(store, view, Date.now() - days * DAY);
  const { delegations } = view.targets.signed;
  const apps = [...view.roles.keys()].filter((role) => role !== OPS);
  const wanted = apps.map((app) => [app, reach ? superfluous(view, app, reach, keep) : []] as const);
  const isSignable = (app: string) => canSign(authorityOver(view.root.signed, delegations, app)!, signers);
  const skipped = wanted.flatMap(([app, names]) => (names.length > 0 && !isSignable(app) ? [app] : []));
  const removed = wanted.flatMap(([app, names]) => (skipped.includes(app) ? [] : names)).sort();
  const kept = view.suite.releases.size - removed.length;
  if (removed.length > 0) {
    await changeLive(store, options, ({ suite, states }) => {
      // Another change may have made one of them live.
      const used = usedNames(states);
      const unlist = removed.filter((name) => suite.releases.has(name) && !used.includes(name));
      return { change: { kind: 'clear', releases: removed }, unlist };
    });
  }
  const after = dryRun ? view : ((await readView(store)) ?? view);
  const still = removed.filter((name) => !dryRun && after.suite.releases.has(name));
  const going = removed.filter((name) => !still.includes(name));
  const files = await looseFiles(store, after, going);
  if (!dryRun) await pMap(files, ({ path }) => removeFile(store, path), FILES_AT_ONCE);
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
  // `skipped` were left alone, because the key that signs for them is not at hand.
  return { removed: going, kept: kept + still.length, files: files.length, bytes, skipped };
}

/** Pages that were opened on one of this many last revisions still find their files. */
const PINNED = 20;

/**
 * Every release that a page may ask for, as `app/version`: those of now, of the last revisions, and of all revisions
 * that were current after `since`, because pages from then are still open. Undefined if the history does not reach back
 * that far.
 */
async function reachable(store: Store, { states }: View, since = Infinity): Promise<Set<string> | undefined> {
  const all = await history(store);
  const isWhole = all.at(-1)?.first === true;
  // Uploads and exchanges of keys change no page.
  const records = all.filter(({ apps }) => Object.keys(apps).length > 0);
  const last = records.findIndex(({ when }, at) => at >= PINNED - 1 && Date.parse(when) < since);
  if (last < 0 && !isWhole) return undefined;
  const open = last < 0 ? records : records.slice(0, last + 1);
  const names = new Set([...usedNames(states), ...open.flatMap(({ apps }) => usedNames(apps))]);
  // What each app had when that time began, a change before it has left.
  const before = last < 0 ? [] : records.slice(last + 1);
  for (const app of Object.keys(states)) {
    const state = before.find(({ apps }) => Object.hasOwn(apps, app))?.apps[app];
    for (const name of state ? usedNames({ [app]: state }) : []) names.add(name);
  }
  return names;
}
