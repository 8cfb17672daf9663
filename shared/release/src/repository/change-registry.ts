import { userInfo } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { Registry } from '@suite/loader/registry';
import type { TargetFile } from '@tufjs/models';
import { isRefusal, ReleaseError } from '../release-error';
import type { Store } from '../store/store';
import { appState } from './app-state';
import type { Change, ChangeRecord } from './change';
import { addObject, checkEdit, commit, type Edit } from './commit';
import { createRepository, repositoryOnTrial, type NewRepository } from './create-repository';
import { roleKeys, withRole, isConflict, OPS, SETTINGS, statePath, targetFile } from './metadata';
import { signersFor } from './keys';
import { appChannels, suiteSettings } from './registry';
import { releaseTargets, targetPath } from './releases';
import { renewExpired } from './renew';
import { readView, type View } from './view';

const ATTEMPTS = 60;

/** Who makes a change, why and how. */
export interface By {
  /** The user of this process by default. */
  who?: string;
  why?: string;
  /** Files of private keys to sign with, beside those that are found by themselves. */
  keys?: readonly string[];
  /** Check the change without making it. */
  dryRun?: boolean;
  /** How the keys of an empty store are made; a folder's are made beside it. */
  create?: NewRepository;
  /** Hears of the change when it is made; it is not waited for. */
  notice?: (record: ChangeRecord) => void;
}

/** What a change wants. */
export interface Wanted {
  registry: Registry;
  change: Change;
  /** The targets of releases that are to be listed, by app. Their content is in the store. */
  list?: ReadonlyMap<string, readonly TargetFile[]>;
  /** Releases, as `app/version`, that are to be listed no more. */
  unlist?: readonly string[];
  /** What else changes: roles that are delegated to other keys, and the root. */
  edit?: Partial<Pick<Edit, 'root' | 'roles'>>;
}

/** The result of a change. */
export interface Changed {
  registry: Registry;
  /** False when the store was as wanted already. */
  changed: boolean;
}

/** What a store says now. One that has expired is renewed if the keys for that are at hand. */
export async function currentView(store: Store, keys?: readonly string[]): Promise<View | undefined> {
  try {
    return await readView(store);
  } catch (error) {
    if (!isRefusal(error, 'METADATA_EXPIRED')) throw error;
    if (!(await renewExpired(store, await signersFor(store, { keys })))) throw error;
    return readView(store);
  }
}

/** The view that a change begins from. A folder's first publication creates its repository, with keys beside it. */
async function viewToChange(store: Store, { keys, create, dryRun }: By): Promise<View> {
  const view = await currentView(store, keys);
  if (view) return view;
  const wanted = create ?? (store.keyFolder === undefined ? undefined : { keys: store.keyFolder });
  if (!wanted) throw new ReleaseError('REPOSITORY_MISSING');
  return dryRun ? repositoryOnTrial(wanted) : createRepository(store, wanted);
}

type Compute = (current: Registry, view: View) => Wanted | Promise<Wanted>;

/**
 * The only way to change what a store says: it computes what is wanted from what is there and commits it, and starts
 * again when another process was faster. If `compute` throws a refusal, nothing is written.
 */
export async function changeRegistry(store: Store, by: By, compute: Compute): Promise<Changed> {
  if (!by.dryRun) store.ready?.().catch(() => undefined);
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    try {
      return await tryChange(store, by, compute);
    } catch (error) {
      if (!isConflict(error)) throw error;
      await pause(Math.random() * 20 * (attempt + 1));
    }
  }
  throw new ReleaseError('REGISTRY_BUSY');
}

async function tryChange(store: Store, by: By, compute: Compute): Promise<Changed> {
  const view = await viewToChange(store, by);
  const before = view.suite.registry;
  const wanted = await compute(before, view);
  const states = changedStates(view, wanted.registry);
  const roles = editedRoles(view, wanted, states);
  if (roles.size === 0 && !wanted.edit) return { registry: before, changed: false };
  const record = changeRecord(by, wanted.change, statesAfter(wanted.registry, before));
  const edit: Edit = { roles, record, root: wanted.edit?.root };
  // On trial an empty store has no keys yet.
  const isOnTrial = by.dryRun && view.tag === undefined;
  const signers = await signersFor(store, by);
  if (!isOnTrial) checkEdit(view, edit, signers);
  if (by.dryRun) return { registry: wanted.registry, changed: true };
  await Promise.all([...states.values()].map(({ file, body }) => addObject(store, file, body)));
  await commit(store, view, edit, signers);
  const { suite } = (await currentView(store)) as View;
  by.notice?.({ ...record, revision: suite.revision });
  return { registry: suite.registry, changed: true };
}

interface StateTarget {
  file: TargetFile;
  body: Buffer;
}

/** The small targets of `ops` that differ: one for each app, and one for the settings. */
function changedStates(view: View, next: Registry): Map<string, StateTarget> {
  const changed = new Map<string, StateTarget>();
  const compare = (name: string, now: unknown, before: unknown) => {
    if (isDeepStrictEqual(now, before)) return;
    const body = Buffer.from(`${JSON.stringify(now)}\n`);
    changed.set(name, { file: targetFile(statePath(name), body), body });
  };
  for (const [app, state] of Object.entries(next.apps)) compare(app, appChannels(state), view.states[app]);
  compare(SETTINGS, suiteSettings(next), view.tag === undefined ? undefined : view.settings);
  return changed;
}

/** The roles whose metadata changes, with their new content. */
function editedRoles(
  view: View,
  { list, unlist = [], edit }: Wanted,
  states: Map<string, StateTarget>,
): Edit['roles'] {
  const roles = new Map(edit?.roles);
  const contentOf = (role: string) => ({ ...(roles.get(role) ?? view.roles.get(role)?.signed)?.targets });
  if (states.size > 0 || view.tag === undefined) {
    const targets = contentOf(OPS);
    for (const { file } of states.values()) targets[file.path] = file;
    roles.set(OPS, { targets });
  }
  for (const [app, files] of list ?? []) {
    const targets = contentOf(app);
    for (const file of files) targets[file.path] = file;
    roles.set(app, { targets });
  }
  for (const name of unlist) {
    const [app = '', version = ''] = name.split('/');
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

/** What visitors get after a change, of the apps that it touched. */
const statesAfter = (next: Registry, before: Registry): ChangeRecord['apps'] =>
  Object.fromEntries(
    changedApps(next, before).flatMap((name) =>
      next.apps[name] ? [[name, appState(next.apps[name])] as const] : [],
    ),
  );

/** The record of a change: who made it, and what visitors get afterwards of the apps that it touched. */
export const changeRecord = (
  { who = userName(), why }: By,
  change: Change,
  apps: ChangeRecord['apps'],
): Edit['record'] => ({ when: new Date().toISOString(), who, ...(why && { why }), change, apps });

/** The apps that differ between two registries. */
export const changedApps = (next: Registry, before: Registry) => {
  const names = Object.keys({ ...before.apps, ...next.apps }).sort();
  const channels = ({ apps }: Registry, name: string) => apps[name] && appChannels(apps[name]);
  return names.filter((name) => !isDeepStrictEqual(channels(next, name), channels(before, name)));
};

/** The user of this process. */
function userName(): string {
  try {
    return userInfo().username;
  } catch {
    return `uid ${process.getuid?.() ?? 'unknown'}`;
  }
}
