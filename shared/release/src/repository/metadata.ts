import { createHash } from 'node:crypto';
import {
  MetaFile,
  Metadata,
  MetadataKind,
  TargetFile,
  Targets,
  type Key,
  type Root,
  type Snapshot,
  type Timestamp,
} from '@tufjs/models';
import { isRefusal, ReleaseError } from '../release-error';
import { signatureBy, type Signer } from './keys';

/** The role that says what visitors get. */
export const OPS = 'ops';

/** Where targets of the `ops` role are, and the one that holds what is no app's. */
export const statePath = (name: string) => `state/${name}.json`;
export const SETTINGS = 'suite';

/** For how many days metadata is good. Timestamps are renewed by the judge, the others by every change. */
const DAYS = { root: 1095, targets: 730, snapshot: 90, timestamp: 3 } as const;

const DAY = 24 * 3_600_000;

/** When metadata of a kind that is signed now expires. */
export const expiry = (kind: keyof typeof DAYS, now = Date.now()): string =>
  new Date(now + DAYS[kind] * DAY).toISOString().replace(/\.\d+Z/, 'Z');

/** Who may sign a role, and how many of them have to. */
export interface Authority {
  keyIDs: readonly string[];
  threshold: number;
}

/** Signed metadata and the bytes that it was read from. */
export interface Read<Kind extends Root | Snapshot | Targets | Timestamp> {
  metadata: Metadata<Kind>;
  body: Buffer;
}

/** How many versions each root leaves room for. With the next root more follow, so whoever has an online key cannot use them up. */
const ROOM = 1_000_000_000;

/** The highest version of anything under a version of the root: a higher one is refused. */
export const roomFor = (rootVersion: number): number => rootVersion * ROOM;

export const sha256 = (body: Buffer | string): string => createHash('sha256').update(body).digest('hex');

/** How metadata refers to a file of metadata. */
export const metaFile = (version: number, body: Buffer): MetaFile =>
  new MetaFile({ version, length: body.length, hashes: { sha256: sha256(body) } });

/** How metadata refers to a target. */
export const targetFile = (path: string, body: Buffer): TargetFile =>
  new TargetFile({ path, length: body.length, hashes: { sha256: sha256(body) } });

/** Where a store has a target: under its hash, so that two contents never meet under one name. */
export function objectPath({ path, hashes }: Pick<TargetFile, 'path' | 'hashes'>): string {
  const at = path.lastIndexOf('/') + 1;
  return `targets/${path.slice(0, at)}${hashes.sha256}.${path.slice(at)}`;
}

/** Where a store has a version of a role's metadata. */
export const metadataPath = (role: string, version: number) => `metadata/${version}.${role}.json`;

export const TIMESTAMP_PATH = 'timestamp.json';

/** Reads metadata of a kind; it says nothing about its signatures. */
export const readMetadata = <Kind extends Root | Snapshot | Targets | Timestamp>(
  kind: MetadataKind,
  body: Buffer,
): Metadata<Kind> =>
  Metadata.fromJSON(kind as MetadataKind.Root, JSON.parse(body.toString())) as unknown as Metadata<Kind>;

/** Refuses with `KEY_MISSING` unless these signers are enough for every authority over a role. */
export function checkSigners(
  role: string,
  authorities: readonly Authority[],
  signers: readonly Signer[],
): void {
  for (const { keyIDs, threshold } of authorities) {
    const known = signers.filter(({ key }) => keyIDs.includes(key.keyID)).length;
    if (known >= threshold) continue;
    throw new ReleaseError('KEY_MISSING', {
      role,
      known,
      threshold,
      ids: keyIDs.map((id) => id.slice(0, 16)).join(', '),
    });
  }
}

/** Signs metadata for those who have to, and for others who may still ask for a signature while keys change. */
export function signMetadata(
  role: string,
  signed: Root | Snapshot | Targets | Timestamp,
  required: readonly Authority[],
  signers: readonly Signer[],
  also: readonly Authority[] = [],
): Buffer {
  checkSigners(role, required, signers);
  const metadata = new Metadata(signed);
  for (const signer of signers) {
    const isKnown = [...required, ...also].some(({ keyIDs }) => keyIDs.includes(signer.key.keyID));
    if (isKnown) metadata.sign(signatureBy(signer));
  }
  return Buffer.from(`${JSON.stringify(metadata.toJSON())}\n`);
}

/** Whether metadata of a role is signed as the metadata above it demands. */
export function isAccepted(
  above: Metadata<Root> | Metadata<Targets>,
  role: string,
  metadata: Metadata<Targets>,
): boolean {
  try {
    above.verifyDelegate(role, metadata);
    return true;
  } catch {
    return false;
  }
}

/** Whether a refusal means that somebody else has written meanwhile. */
export const isConflict = (error: unknown) => isRefusal(error, 'CONFLICT');

type Delegations = Targets['delegations'];

interface DelegationsJson {
  keys: Record<string, object>;
  roles: { name: string; keyids: string[]; threshold: number; terminating: boolean; paths: string[] }[];
}

const fields = {
  _type: 'targets',
  spec_version: '1.0.31',
  version: 1,
  expires: expiry('targets'),
  targets: {},
};

/** The delegations in plain form, to be changed. */
function plain(delegations: Delegations): DelegationsJson {
  const { keys, roles } = (delegations?.toJSON() ?? { keys: {}, roles: [] }) as unknown as DelegationsJson;
  return { keys: { ...keys }, roles: [...roles] };
}

const made = (delegations: DelegationsJson): Delegations =>
  Targets.fromJSON({ ...fields, delegations } as never).delegations;

/** Paths that a role may sign: an app its own releases, ops the state of all. */
const pathsFor = (role: string) => (role === OPS ? ['state/*'] : [`${role}/*/*`]);

/** Delegations in which a role is signed by these keys, and by no others. */
export function withRole(
  delegations: Delegations,
  role: string,
  keys: readonly Key[],
  threshold = 1,
): Delegations {
  const { keys: known, roles } = plain(delegations);
  for (const key of keys) known[key.keyID] = key.toJSON();
  const next = {
    name: role,
    keyids: keys.map(({ keyID }) => keyID),
    threshold,
    terminating: true,
    paths: pathsFor(role),
  };
  const others = roles.filter(({ name }) => name !== role);
  const used = new Set([...others, next].flatMap(({ keyids }) => keyids));
  return made({
    keys: Object.fromEntries(Object.entries(known).filter(([id]) => used.has(id))),
    roles: [...others, next],
  });
}

/** The keys that may sign a role. */
export function roleKeys(
  { root, targets }: { root: Metadata<Root>; targets: Metadata<Targets> },
  role: string,
): { keys: Key[]; threshold: number } | undefined {
  const top = root.signed.roles[role];
  const found = top ?? targets.signed.delegations?.roles?.[role];
  if (!found) return undefined;
  const all = top ? root.signed.keys : (targets.signed.delegations?.keys ?? {});
  return { keys: found.keyIDs.flatMap((id) => all[id] ?? []), threshold: found.threshold };
}

export { MetadataKind };
