import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Metadata, MetadataKind, type Key } from '@tufjs/models';
import { retireKey, trustKey } from '../publish/keys';
import { LocalStore } from '../store/local-store';
import { temporaryFolder, writeIn } from './sample';
import { liveSuite, type LiveSuite } from './suite';
import { createKeyFile, readSigner, signatureBy, type Signer } from '../repository/keys';
import { metaFile, objectPath, targetFile } from '../repository/metadata';
import { Trust } from '../repository/trust';
import { readView } from '../repository/view';

/** Signed fields of metadata in plain form. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- a forger may write anything
export type Fields = any;
export type Alter = (signed: Fields) => void;

/** Leaves fields as they are: they are only signed anew. */
export const nothing: Alter = () => undefined;

/** A store that is read by somebody who has seen its honest state, as a gateway has. */
export interface Scene extends LiveSuite {
  /** Path of a private key of the store. */
  keyPath: (name: string) => string;
  /** A private key of the store, which somebody has stolen. */
  stolen: (name: string) => Promise<Signer>;
  reader: LocalStore;
}

/** A reader with a memory of its own. */
export function newReader(root: string, folder: string): LocalStore {
  const store = new LocalStore(root);
  store.trust = new Trust({ folder });
  return store;
}

export async function scene(): Promise<Scene> {
  process.env.XDG_CONFIG_HOME = await temporaryFolder();
  const suite = await liveSuite();
  const keyPath = (name: string) => join(suite.store.keyFolder, `${name}.pem`);
  const reader = newReader(suite.root, await temporaryFolder());
  for (const store of [suite.store, reader]) await readView(store);
  return { ...suite, keyPath, stolen: (name) => signerIn(keyPath(name)), reader };
}

export const signerIn = async (path: string) => readSigner(await readFile(path, 'utf8')) as Signer;

/** The key of somebody whom no role trusts. */
export const stranger = async () => signerIn((await newKey('stranger')).path);

/** A new key pair in a folder of its own. */
export async function newKey(name = 'new'): Promise<{ path: string; key: Key }> {
  const path = join(await temporaryFolder(), `${name}.pem`);
  const { key } = await createKeyFile(path);
  return { path, key };
}

/** Gives `remote-a` a key of its team, beside the other keys, which alone may sign it from now on. */
export async function giveTeamKey(at: Scene): Promise<Signer> {
  const signer = await createKeyFile(at.keyPath('team'));
  await trustKey({ store: at.store, role: 'remote-a', key: signer.key });
  await retireKey({ store: at.store, role: 'remote-a', id: (await at.stolen('targets')).key.keyID });
  await readView(at.reader);
  return signer;
}

/** Lists a target in a role's metadata, with its content in the store. */
export function listing(root: string, path: string, body: Buffer): Alter {
  const target = targetFile(path, body);
  writeIn(root, objectPath(target), body);
  return (signed) => (signed.targets[path] = target.toJSON());
}

/** A copy of a store and of its reader's memory, in which an attack leaves the original alone. */
export async function copyScene({
  root,
  reader,
}: Pick<Scene, 'root' | 'reader'>): Promise<{ root: string; reader: LocalStore }> {
  const [copy, memory] = [await temporaryFolder(), await temporaryFolder()];
  await cp(root, copy, { recursive: true });
  await cp(`${root}.keys`, `${copy}.keys`, { recursive: true });
  await cp((reader.trust as Trust).folder, memory, { recursive: true });
  return { root: copy, reader: newReader(copy, memory) };
}

export const readFields = async (root: string, path: string): Promise<Fields> =>
  JSON.parse(await readFile(join(root, path), 'utf8')).signed;

const kinds: Record<string, MetadataKind> = {
  root: MetadataKind.Root,
  snapshot: MetadataKind.Snapshot,
  timestamp: MetadataKind.Timestamp,
};

/** Metadata with these fields, signed by these keys. */
export function signFields(role: string, signed: Fields, keys: readonly Signer[]): Buffer {
  const kind = (kinds[role] ?? MetadataKind.Targets) as MetadataKind.Root;
  const metadata = Metadata.fromJSON(kind, { signed, signatures: [] } as never);
  for (const key of keys) metadata.sign(signatureBy(key));
  return Buffer.from(JSON.stringify(metadata.toJSON()));
}

const metaJson = (version: number, body: Buffer): Fields => metaFile(version, body).toJSON();

/** Signs each role with all of these keys, or with those that a function gives for it. */
type Keys = readonly Signer[] | ((role: string) => readonly Signer[]);

/** What somebody writes who has stolen these keys: the altered roles, and everything that leads to them. */
export async function forge(root: string, keys: Keys, alter: Record<string, Alter>): Promise<void> {
  const sign = (role: string, signed: Fields) =>
    signFields(role, signed, typeof keys === 'function' ? keys(role) : keys);
  const timestamp = await readFields(root, 'timestamp.json');
  const snapshot = await readFields(
    root,
    `metadata/${timestamp.meta['snapshot.json'].version}.snapshot.json`,
  );
  const write = (path: string, body: Buffer) => writeFile(join(root, path), body);
  for (const [role, change] of Object.entries(alter)) {
    if (role === 'snapshot' || role === 'timestamp') continue;
    const known = snapshot.meta[`${role}.json`]?.version;
    const signed = await readFields(root, `metadata/${known}.${role}.json`);
    signed.version = known + 1;
    change(signed);
    const body = sign(role, signed);
    await write(`metadata/${signed.version}.${role}.json`, body);
    snapshot.meta[`${role}.json`] = metaJson(signed.version, body);
  }
  snapshot.version += 1;
  alter.snapshot?.(snapshot);
  const body = sign('snapshot', snapshot);
  await write(`metadata/${snapshot.version}.snapshot.json`, body);
  timestamp.version += 1;
  timestamp.meta['snapshot.json'] = metaJson(snapshot.version, body);
  alter.timestamp?.(timestamp);
  await write('timestamp.json', sign('timestamp', timestamp));
}

/** Sets the clock ahead; timers go on as they are. */
export function daysLater(days: number): void {
  const timers = ['Timeout', 'Interval', 'Immediate'] as const;
  const others = ['nextTick', 'queueMicrotask', 'performance', 'hrtime'] as const;
  const doNotFake = [...timers.flatMap((name) => [`set${name}`, `clear${name}`] as const), ...others];
  jest.useFakeTimers({ now: Date.now() + days * 24 * 3_600_000, doNotFake });
}
