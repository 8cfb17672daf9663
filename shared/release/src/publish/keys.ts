import { realpath } from 'node:fs/promises';
import { dirname, relative, resolve, sep } from 'node:path';
import { Metadata, Targets, type Key } from '@tufjs/models';
import { ReleaseError } from '../release-error';
import { changeSuite, currentView, type By, type Wanted } from '../repository/change-suite';
import type { NewRepository } from '../repository/commit';
import { isAccepted, roleKeys, withRole, withRootRole } from '../repository/metadata';
import { createKeyFile } from '../repository/keys';
import type { Change } from '../repository/state';
import { readRefused, type View } from '../repository/view';
import type { Store } from '../store/store';

const TOP = ['root', 'targets', 'snapshot', 'timestamp'];

/** What a store says that has a root of trust; throws REPOSITORY_MISSING if it has none. */
async function existingView(store: Store, keys?: By['keys']): Promise<View> {
  const view = await currentView(store, keys);
  if (!view) throw new ReleaseError('REPOSITORY_MISSING');
  return view;
}

export type RoleState = Awaited<ReturnType<typeof listRoles>>[number];

export async function listRoles(store: Store) {
  const view = await existingView(store);
  return [...TOP, ...view.roles.keys()].map((role) => {
    const { keys = [], threshold = 1 } = roleKeys(view, role) ?? {};
    return { role, threshold, keys: keys.map(({ keyID }) => keyID) };
  });
}

/** Refuses a place for a private key that is in the folder of the store: who can read the store could sign for it. */
export async function refuseInStore(file: string, { folder }: Store): Promise<void> {
  if (folder === undefined) return;
  const real = async (path: string) => realpath(path).catch(() => resolve(path));
  const way = relative(await real(folder), await real(dirname(file)));
  if (!way.startsWith(`..${sep}`) && way !== '..') throw new ReleaseError('KEY_IN_STORE', { path: file });
}

/** Creates a key pair outside of the store. Nobody trusts it before `trustKey`. */
export async function createKey(file: string, store: Store): Promise<{ id: string; file: string }> {
  await refuseInStore(file, store);
  return { id: (await createKeyFile(file)).key.keyID, file };
}

/** Gives an empty store its root of trust and its first revision, in which nothing is live. */
export async function initStore(store: Store, { create, ...by }: By & { create: NewRepository }) {
  if (await currentView(store, by.keys)) throw new ReleaseError('REPOSITORY_EXISTS');
  const { revision } = await changeSuite(store, { ...by, create }, () => ({ change: { kind: 'create' } }));
  return { revision, roles: by.dryRun ? [] : await listRoles(store) };
}

interface KeyOptions extends By {
  store: Store;
  role: string;
}

/** Lets another key sign for a role. Of an app that is new the role is created. */
export const trustKey = ({ key, ...options }: KeyOptions & { key: Key }) =>
  changeKeys(options, { kind: 'trust', role: options.role, key: key.keyID }, (keys) =>
    keys.some(({ keyID }) => keyID === key.keyID) ? undefined : [...keys, key],
  );

/** Ends the trust in a key of a role: from the next revision on nothing that it signs counts. */
export const retireKey = ({ id, ...options }: KeyOptions & { id: string }) =>
  changeKeys(options, { kind: 'retire', role: options.role, key: id }, (keys, threshold) => {
    const left = keys.filter(({ keyID }) => !keyID.startsWith(id));
    // A beginning of two ids would retire two keys.
    const known = keys.map(({ keyID }) => keyID.slice(0, 16)).join(', ');
    if (left.length !== keys.length - 1) throw new ReleaseError('KEY_UNKNOWN', { id, known });
    if (left.length < threshold) throw new ReleaseError('KEY_LAST', { id, role: options.role, threshold });
    return left;
  });

async function changeKeys(
  { role, store, ...by }: KeyOptions,
  change: Change,
  next: (keys: readonly Key[], threshold: number) => Key[] | undefined,
): Promise<{ revision: number }> {
  const compute = (view: View): Wanted => {
    const known = roleKeys(view, role);
    if (!known && !/^(?:host|remote-[a-z\d-]+)$/.test(role)) throw new ReleaseError('ROLE_UNKNOWN', { role });
    const { keys, threshold } = known ?? { keys: roleKeys(view, 'targets')!.keys, threshold: 1 };
    const wanted = next(keys, threshold);
    return { change, ...(wanted && editWith(view, role, wanted, threshold)) };
  };
  const { revision } = await changeSuite(store, by, compute, existingView);
  return { revision };
}

type Content = Pick<Targets, 'targets' | 'delegations'>;

/** What has to be signed anew when a role has other keys. */
function editWith(view: View, role: string, keys: readonly Key[], threshold: number) {
  const { signed } = view.targets;
  if (!TOP.includes(role)) {
    const delegations = withRole(signed.delegations, role, keys, threshold);
    const own = view.roles.get(role);
    const targets = new Metadata(new Targets({ ...signed, delegations }));
    const roles = new Map<string, Content>([['targets', targets.signed]]);
    // Signed anew only if the key that has signed it goes: the team's key need not be at hand to trust another.
    if (!own || !isAccepted(targets, role, own)) roles.set(role, { targets: own?.signed.targets ?? {} });
    return { roles };
  }
  const roles = new Map<string, Content>(role === 'targets' ? [['targets', signed]] : []);
  return { root: withRootRole(view.root.signed, role, keys, threshold), roles };
}

interface Recovery extends By {
  store: Store;
  key: Key;
  /** The least revision to go on from: pages ignore a lower one than they have seen. */
  revision?: number;
}

/**
 * Makes a store good again that readers refuse: because a backup was put back, its online key was lost or stolen, a
 * change of keys was killed, or something has expired. It exchanges the online key, which lets readers forget what they
 * have seen, and signs anew what the root does not accept.
 */
export async function recoverStore({
  store,
  key,
  revision: least,
  ...by
}: Recovery): Promise<{ revision: number }> {
  const compute = (view: View): Wanted => {
    const root = ['snapshot', 'timestamp'].reduce(
      (edited, role) => withRootRole(edited, role, [key], 1),
      view.root.signed,
    );
    const isGood = (role: string, metadata: Metadata<Targets>) =>
      !metadata.signed.isExpired() && (role !== 'targets' || isAccepted(view.root, role, metadata));
    const all = [['targets', view.targets] as const, ...view.roles];
    const bad = all.filter(([role, metadata]) => !isGood(role, metadata));
    const roles = new Map<string, Content>(bad.map(([role, { signed }]) => [role, signed]));
    return { change: { kind: 'recover', key: key.keyID }, root, roles, revision: least };
  };
  const { revision } = await changeSuite(store, by, compute, readRefused);
  return { revision };
}
