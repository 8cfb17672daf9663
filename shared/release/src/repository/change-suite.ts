import { userInfo } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { TargetFile } from '@tufjs/models';
import { shanghaiTime } from '../messages/catalogue';
import { isRefusal, ReleaseError } from '../release-error';
import type { Store } from '../store/store';
import { checkEdit, commit, newRepository, renewExpired, type Edit, type NewRepository } from './commit';
import { addObject } from './client';
import { signersFor } from './keys';
import { isConflict, OPS, roleKeys, SETTINGS, statePath, targetFile, withRole } from './metadata';
import { releaseTargets, targetPath } from './releases';
import { sendNotice } from './send-notice';
import {
  byName,
  partsOf,
  type AppState,
  type Change,
  type Freeze,
  type Settings,
  type States,
} from './state';
import { readView, type View } from './view';

const ATTEMPTS = 60;

export interface By {
  who?: string;
  why?: string;
  /** Files of private keys to sign with, beside those that are found by themselves. */
  keys?: readonly string[];
  dryRun?: boolean;
  /** Why it has to be done although changes are frozen. */
  despiteFreeze?: string;
  /** How the keys of an empty store are made; a folder's are made beside it. */
  create?: NewRepository;
}

export interface Wanted extends Partial<Pick<Edit, 'root' | 'roles' | 'revision'>> {
  change: Change;
  states?: States;
  settings?: Settings;
  /** The targets of releases that are to be listed, by app. Their content is in the store. */
  list?: ReadonlyMap<string, readonly TargetFile[]>;
  /** Releases, as `app/version`, that are to be listed no more. */
  unlist?: readonly string[];
}

export interface Changed {
  revision: number;
  /** False when the store was as wanted already. */
  changed: boolean;
  states: States;
}

/** What a store says now. One that has expired is renewed if the keys for that are at hand. */
export async function currentView(store: Store, keys?: readonly string[]): Promise<View | undefined> {
  try {
    return await readView(store);
  } catch (error) {
    if (!isRefusal(error, 'METADATA_EXPIRED')) throw error;
    if (!(await renewExpired(store, await signersFor(store, keys)))) throw error;
    return readView(store);
  }
}

/** What a store says; throws NOT_PUBLISHED if the store is empty, NOT_LIVE if it has releases only. */
export async function publishedView(store: Store, keys?: By['keys']): Promise<View> {
  const view = await currentView(store, keys);
  if (!view) throw new ReleaseError('NOT_PUBLISHED', { store: 'the store' });
  if (Object.keys(view.states).length === 0) throw new ReleaseError('NOT_LIVE', { store: 'the store' });
  return view;
}

/** The state of an app; throws APP_UNKNOWN if it was never published. */
export function publishedApp({ states }: View, app: string): AppState {
  const found = Object.hasOwn(states, app) ? states[app] : undefined;
  if (!found) throw new ReleaseError('APP_UNKNOWN', { app, known: Object.keys(states).sort().join(', ') });
  return found;
}

/** The view of an empty store. A folder's first publication creates its repository, with keys beside it. */
function viewOfNew(store: Store, { create }: By): Promise<View> {
  const wanted = create ?? (store.keyFolder === undefined ? undefined : { keys: store.keyFolder });
  if (!wanted) throw new ReleaseError('REPOSITORY_MISSING');
  return newRepository(store, wanted);
}

type Compute = (view: View) => Wanted | Promise<Wanted>;

/**
 * The only way to change what a store says: it computes what is wanted from what is there and commits it, and starts
 * again when another process was faster. If `compute` throws a refusal, nothing is written. The team's chat hears of it.
 */
export async function changeSuite(
  store: Store,
  by: By,
  compute: Compute,
  read: typeof currentView = currentView,
): Promise<Changed> {
  if (!by.dryRun) store.ready?.().catch(() => undefined);
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    try {
      return await tryChange(store, by, compute, read);
    } catch (error) {
      if (!isConflict(error)) throw error;
      await pause(Math.random() * 20 * (attempt + 1));
    }
  }
  throw new ReleaseError('REGISTRY_BUSY');
}

/** Changes a store in which something is live. */
export const changeLive = (store: Store, by: By, compute: Compute): Promise<Changed> =>
  changeSuite(store, by, compute, publishedView);

/** The freeze that holds now, if the change may be made despite it; throws FROZEN if it may not. */
export function refuseFrozen({ settings }: View, { despiteFreeze }: By): Freeze | undefined {
  const now = Date.now();
  const found = settings.freezes?.find(({ from, to }) => Date.parse(from) <= now && now < Date.parse(to));
  if (!found || despiteFreeze) return found;
  // `from` is a store in other refusals: their remedies name it.
  const { from, to, ...facts } = found;
  throw new ReleaseError('FROZEN', { ...facts, begins: shanghaiTime(from), ends: shanghaiTime(to) });
}

/** Whether visitors get a release by a change who did not have it, other than by a way back. */
function grows({ kind, ...change }: Change, before: States, after: States): boolean {
  if (kind !== 'canary') return ['publish', 'promote', 'ramp', 'resume'].includes(kind);
  const { app } = change as { app: string };
  const [was, is] = [before[app]?.canary, after[app]?.canary];
  return !!is && (is.below > (was?.below ?? 0) || (!!is.line && is.line !== was?.line));
}

async function tryChange(store: Store, by: By, compute: Compute, read: typeof currentView): Promise<Changed> {
  const view = (await read(store, by.keys)) ?? (await viewOfNew(store, by));
  const { revision } = view.suite;
  const wanted = await compute(view);
  const apps = changedStates(view, wanted.states);
  const states = { ...view.states, ...apps };
  const targets = stateTargets(view, apps, wanted.settings);
  const roles = editedRoles(view, wanted, targets);
  if (roles.size === 0 && !wanted.root) return { revision, states, changed: false };
  const isDespite = grows(wanted.change, view.states, apps) && !!refuseFrozen(view, by);
  const { who = userName(), why, despiteFreeze } = by;
  const { change, root } = wanted;
  const record = {
    when: new Date().toISOString(),
    who,
    ...(why && { why }),
    ...(isDespite && { despiteFreeze }),
    change,
    apps,
  };
  const edit: Edit = { roles, record, root, revision: wanted.revision };
  const own = view.beginning?.keys.map(({ signer }) => signer);
  const signers = await signersFor(store, by.keys, own);
  checkEdit(view, edit, signers);
  if (by.dryRun) return { revision, states, changed: true };
  await Promise.all(targets.map(({ file, body }) => addObject(store, file, body)));
  const next = await commit(store, view, edit, signers);
  void sendNotice({ ...record, revision: next });
  // So that this process remembers what it has made.
  await currentView(store);
  return { revision: next, states, changed: true };
}

/** The states that differ from what the store says, in the order of the apps' names. */
export const changedStates = (view: View, states: States = {}): States =>
  byName(
    Object.fromEntries(
      Object.entries(states).filter(([app, state]) => !isDeepStrictEqual(state, view.states[app])),
    ),
  );

/** The small targets of `ops` that a change writes: one for each app, and one for the settings. */
function stateTargets(view: View, changed: States, settings: Settings = view.settings) {
  const isSame = view.tag !== undefined && isDeepStrictEqual(settings, view.settings);
  return Object.entries({ ...changed, ...(!isSame && { [SETTINGS]: settings }) }).map(([name, content]) => {
    const body = Buffer.from(`${JSON.stringify(content)}\n`);
    return { file: targetFile(statePath(name), body), body };
  });
}

/** The roles whose metadata changes, with their new content. */
function editedRoles(
  view: View,
  { list, unlist = [], roles: given }: Wanted,
  states: readonly { file: TargetFile }[],
): Edit['roles'] {
  const roles = new Map(given);
  const contentOf = (role: string) => ({ ...(roles.get(role) ?? view.roles.get(role)?.signed)?.targets });
  const add = (role: string, files: readonly TargetFile[]) =>
    roles.set(role, {
      targets: Object.assign(contentOf(role), ...files.map((file) => ({ [file.path]: file }))),
    });
  if (states.length > 0)
    add(
      OPS,
      states.map(({ file }) => file),
    );
  for (const [app, files] of list ?? []) add(app, files);
  for (const name of unlist) {
    const [app, version] = partsOf(name);
    const targets = contentOf(app);
    for (const target of releaseTargets) delete targets[targetPath(app, version, target)];
    roles.set(app, { targets });
  }
  const delegations = withNewApps(view, roles);
  if (delegations) roles.set('targets', { targets: {}, delegations });
  return roles;
}

/** The delegations with those apps that are new: until a team has a key of its own, that of `targets` signs for it. */
function withNewApps(view: View, roles: Edit['roles']) {
  const before = roles.get('targets')?.delegations ?? view.targets.signed.delegations;
  const apps = [...roles.keys()].filter((role) => role !== 'targets' && !before?.roles?.[role]);
  if (apps.length === 0 && view.tag !== undefined) return undefined;
  const { keys } = roleKeys(view, 'targets')!;
  return apps.reduce((delegations, app) => withRole(delegations, app, keys), before);
}

export function userName(): string {
  try {
    return userInfo().username;
  } catch {
    return `uid ${process.getuid?.() ?? 'unknown'}`;
  }
}
