import type { Registry } from '@suite/loader/registry';
import {
  MetadataKind,
  type Metadata,
  type Root,
  type Snapshot,
  type TargetFile,
  type Targets,
  type Timestamp,
} from '@tufjs/models';
import pMap from 'p-map';
import { isOfStore, isRefusal, ReleaseError } from '../release-error';
import { FILES_AT_ONCE, type Store, type Stored } from '../store/store';
import { followMetadata, MOST, readSoon, readTarget, type Client, type Lenient } from './client';
import type { Signer } from './keys';
import { metadataPath, OPS, readMetadata, SETTINGS, statePath, TIMESTAMP_PATH } from './metadata';
import { Releases, type Roles } from './releases';
import {
  bucketsOf,
  knownFlags,
  nameOf,
  partsOf,
  percentOf,
  registryOf,
  usedNames,
  type ChangeRecord,
  type KnownFlag,
  type KnownManifest,
  type RampStep,
  type Settings,
  type States,
} from './state';
import { trustIn, type Trust } from './trust';

/** The suite as a store describes it. All of it was signed by the role that may say it. */
export interface Suite {
  revision: number;
  /** What pages need to know: settings, and of each app what visitors get. */
  registry: Registry;
  /** The releases that the metadata lists, as `app/version`. Only these exist. */
  releases: ReadonlySet<string>;
  /** Apps of which a part cannot be read, with the reason; if it is the stable release, the registry lacks the app. */
  broken: Readonly<Record<string, string>>;
  /** The flags of the releases that visitors get, or get after one rollback, by name. */
  flags: ReadonlyMap<string, KnownFlag>;
  /** When the timestamp expires, in ms: by then the judge has renewed it. */
  expires: number;
  /** When the first of the keys' metadata expires, in ms, which only people with those keys can renew. */
  keysExpire: number;
}

/** What a store that is new has to be given before its first change. */
export interface BeginningOfStore {
  /** All its private keys; those that are not in their files yet have to be written. */
  keys: { path: string; signer: Signer; isThere: boolean }[];
  root: Buffer | undefined;
}

/** What a store says at one moment, verified, with the metadata from which a change begins. */
export interface View {
  /** Tag of `timestamp.json`, which a change swaps; undefined in a store that is new. */
  tag: string | undefined;
  beginning?: BeginningOfStore;
  root: Metadata<Root>;
  timestamp: Metadata<Timestamp>;
  snapshot: Metadata<Snapshot>;
  targets: Metadata<Targets>;
  roles: Roles;
  releases: Releases;
  states: States;
  settings: Settings;
  suite: Suite;
}

/** What a snapshot says beside versions: the change that made it, and the snapshot before. */
export interface SnapshotFields {
  change: Omit<ChangeRecord, 'revision'>;
  before: { version: number; sha256: string } | null;
}

/** Fields in which each share of visitors is written another way. */
function withShares(fields: SnapshotFields, written: (share: number) => number): SnapshotFields {
  const step = (one: RampStep) => (typeof one === 'number' ? written(one) : one);
  return JSON.parse(JSON.stringify(fields), (key, value) =>
    key === 'percent' ? written(value) : key === 'steps' ? value.map(step) : value,
  );
}

/** Fields as they are signed: shares are numbers of buckets, because signed metadata has whole numbers only. */
export const signedFields = (fields: SnapshotFields) => withShares(fields, bucketsOf);

export const snapshotFields = ({ signed }: Metadata<Snapshot>): SnapshotFields =>
  withShares(signed.unrecognizedFields as unknown as SnapshotFields, percentOf);

/** The apps of which a part cannot be read, with the reason. */
type Broken = Record<string, string>;

/**
 * Waits for a part of an app, for the role of `ops` or for the settings; undefined if only the app is damaged, which
 * stops no reading of the others.
 */
async function unlessBroken<Part>(
  broken: Broken,
  name: string,
  part: Promise<Part>,
): Promise<Part | undefined> {
  try {
    return await part;
  } catch (error) {
    if (name === OPS || name === SETTINGS || isOfStore(error)) throw error;
    broken[name] = (error as Error).message;
    return undefined;
  }
}

const known = new WeakMap<Store, { tag: string; reading: Promise<View> }>();

/** What a store says now; undefined of an empty one. It is read once for each timestamp. */
export async function readView(store: Store): Promise<View | undefined> {
  const trust = trustIn(store);
  const timestamp = await readSoon(store, TIMESTAMP_PATH, MOST.timestamp);
  if (!timestamp) return refuseLost(store, trust);
  const last = known.get(store);
  if (last?.tag === timestamp.tag) return unexpired(await last.reading);
  // One after the other: the client keeps its metadata in one folder.
  const before = last?.reading.catch(() => undefined) ?? Promise.resolve();
  const reading = before.then(() => viewAt(store, trust, timestamp));
  known.set(store, { tag: timestamp.tag, reading });
  reading.catch(() => known.get(store)?.reading === reading && known.delete(store));
  return reading;
}

/** A view that was read before, unless it has expired since. */
function unexpired(view: View): View {
  if (Date.now() < view.suite.expires) return view;
  throw new ReleaseError('METADATA_EXPIRED', { fault: 'timestamp.json is expired' });
}

/** Refuses a store that has lost its timestamp: it is not taken for an empty one. */
async function refuseLost(store: Store, trust: Trust): Promise<undefined> {
  const names = (await store.entries('metadata')).map(({ path }) => path);
  const seen = trust.remembered('snapshot');
  if (seen && names.length === 0) {
    const revision = readMetadata<Snapshot>(MetadataKind.Snapshot, seen).signed.version;
    throw new ReleaseError('STORE_EMPTY', { revision, store: 'the store', file: trust.folder });
  }
  // A first publication that was killed leaves a snapshot and no timestamp.
  const newest = Math.max(...names.map((name) => Number(/^(\d+)\.snapshot\.json$/.exec(name)?.[1] ?? 0)));
  const snapshot = newest > 0 && (await readSoon(store, metadataPath('snapshot', newest), MOST.snapshot));
  const isLater =
    snapshot && snapshotFields(readMetadata(MetadataKind.Snapshot, snapshot.body)).before !== null;
  if (seen || isLater) throw new ReleaseError('METADATA_GONE', { path: TIMESTAMP_PATH });
  return undefined;
}

/**
 * What a store holds although readers refuse it: because it has expired, is older than what was seen, or is signed by an
 * online key that the newest root has replaced already. For whoever signs it anew.
 */
export async function readRefused(store: Store): Promise<View> {
  const timestamp = await readSoon(store, TIMESTAMP_PATH, MOST.timestamp);
  if (!timestamp) throw new ReleaseError('METADATA_GONE', { path: TIMESTAMP_PATH });
  const trust = trustIn(store).withoutMemory();
  try {
    return await viewAt(store, trust, timestamp, {});
  } catch (error) {
    const newest = trust.remembered('root');
    if (!newest || !isRefusal(error, 'METADATA_REFUSED')) throw error;
    const root = readMetadata<Root>(MetadataKind.Root, newest);
    const before = { lastRoot: root.signed.version - 1 };
    return { ...(await viewAt(store, trustIn(store).fromTheBeginning(), timestamp, before)), root };
  }
}

async function viewAt(store: Store, trust: Trust, stored: Stored, lenient?: Lenient): Promise<View> {
  const client = await followMetadata(store, trust, stored, lenient);
  const { root, timestamp, snapshot, targets } = client;
  const broken: Broken = {};
  const roles = await readRoles(client, broken);
  const { states, settings } = await readStates(store, roles, broken);
  const releases = new Releases(store, roles);
  const manifests = await usedManifests(releases, states, broken);
  const { version: revision } = snapshot.signed;
  const made = snapshotFields(snapshot).change.when;
  const suite: Suite = {
    revision,
    registry: registryOf({ revision, made, states, settings, manifests }),
    releases: new Set(
      [...roles.keys()].flatMap((app) => releases.versions(app).map((version) => nameOf(app, version))),
    ),
    broken,
    flags: knownFlags(manifests),
    expires: expiryOf(timestamp),
    keysExpire: Math.min(...[root, targets, ...roles.values()].map(expiryOf)),
  };
  return { tag: stored.tag, root, timestamp, snapshot, targets, roles, releases, states, settings, suite };
}

const expiryOf = ({ signed }: Metadata<Root | Targets | Timestamp>) => Date.parse(signed.expires);

async function readRoles(client: Client, broken: Broken): Promise<Roles> {
  const load = async (name: string) => {
    const path = name === OPS ? statePath('-') : `${name}/-/-`;
    const role = await unlessBroken(broken, name, client.load(name, path));
    return role ? [[name, role] as const] : [];
  };
  // In the order of the delegations, not of the answers: every gateway makes the same registry.
  const names = Object.keys(client.targets.signed.delegations?.roles ?? {});
  return new Map((await pMap(names, load, FILES_AT_ONCE)).flat());
}

async function readStates(store: Store, roles: Roles, broken: Broken) {
  const load = async (file: TargetFile): Promise<[string, unknown][]> => {
    const name = /^state\/([^/]+)\.json$/.exec(file.path)?.[1];
    if (name === undefined) return [];
    const read = readTarget(store, file).then((body): unknown => JSON.parse(body.toString()));
    const state = await unlessBroken(broken, name, read);
    return state === undefined ? [] : [[name, state]];
  };
  const found = await pMap(Object.values(roles.get(OPS)?.signed.targets ?? {}), load, FILES_AT_ONCE);
  const { [SETTINGS]: settings = {}, ...states } = Object.fromEntries(found.flat());
  return { states: states as States, settings: settings as Settings };
}

/** The manifests of all versions that visitors get or may go back to, as `app/version`. */
async function usedManifests(releases: Releases, states: States, broken: Broken) {
  const manifests = new Map<string, KnownManifest>();
  const load = async (name: string) => {
    const [app, version] = partsOf(name);
    const found = await unlessBroken(broken, app, releases.known(app, version));
    if (found) manifests.set(name, found);
  };
  await pMap(usedNames(states), load, FILES_AT_ONCE);
  return manifests;
}

export type SuiteReader = ReturnType<typeof suiteReader>;

/** Reads a store as its root of trust allows: nothing unsigned, expired or older than before is returned. */
export const suiteReader = (store: Store) => ({
  /** The suite as it is now; undefined when nothing was ever published. Throws a ReleaseError if the store cannot be trusted or read. */
  read: async () => (await readView(store))?.suite,
  /** The manifest of a listed release; undefined when the metadata does not list it. */
  manifest: async (app: string, version: string) => (await readView(store))?.releases.find(app, version),
  /**
   * The tar archive of a listed release: what pages load, with the compressed forms `.br` and `.gz` beside the files.
   * Its hash and length were verified; throws if the store has another content.
   */
  async archive(app: string, version: string) {
    const target = (await readView(store))?.releases.target(app, version, 'files.tar');
    if (!target) throw new ReleaseError('VERSION_MISSING', { app, version, known: '-' });
    return readTarget(store, target);
  },
});

/** The registry of a store; undefined when nothing was published yet. Throws if what is there cannot be trusted. */
export async function currentRegistry(store: Store): Promise<{ registry: Registry } | undefined> {
  const view = await readView(store);
  return view && { registry: view.suite.registry };
}
