import { createHash } from 'node:crypto';
import {
  MetaFile,
  Metadata,
  type MetadataKind,
  Root,
  TargetFile,
  type Key,
  type Snapshot,
  type Targets,
  type Timestamp,
} from '@tufjs/models';
import { Delegations } from '@tufjs/models/dist/delegations.js';
import { DelegatedRole, Role } from '@tufjs/models/dist/role.js';
import { isRefusal, ReleaseError } from '../release-error';
import { signatureBy, type Signer } from './keys';

export const OPS = 'ops';

/** Where targets of the `ops` role are, and the one that holds what is no app's. */
export const statePath = (name: string) => `state/${name}.json`;
export const SETTINGS = 'suite';

/** For how many days metadata is good. Timestamps are renewed by the judge, the others by every change. */
const DAYS = { root: 1095, targets: 730, snapshot: 90, timestamp: 3 } as const;

const DAY = 24 * 3_600_000;

/** What metadata of a kind says that is signed now: the specification that it follows, and when it expires. */
export const signedNow = (kind: keyof typeof DAYS) => ({
  specVersion: '1.0.31',
  expires: new Date(Date.now() + DAYS[kind] * DAY).toISOString().replace(/\.\d+Z/, 'Z'),
});

export interface Authority {
  keyIDs: readonly string[];
  threshold: number;
}

/** How many versions each root leaves room for. With the next root more follow, so whoever has an online key cannot use them up. */
const ROOM = 1_000_000_000;

/** The highest version of anything under a version of the root: a higher one is refused. */
export const roomFor = (rootVersion: number): number => rootVersion * ROOM;

export const sha256 = (body: Buffer | string): string => createHash('sha256').update(body).digest('hex');

/** The hash by which manifests and pages know a file. */
export const sha384 = (body: Buffer): string => createHash('sha384').update(body).digest('base64');

export const metaFile = (version: number, body: Buffer): MetaFile =>
  new MetaFile({ version, length: body.length, hashes: { sha256: sha256(body) } });

/** The metadata of a target. What `custom` says is signed with it. */
export const targetFile = (path: string, body: Buffer, custom?: Record<string, string>): TargetFile =>
  new TargetFile({
    ...{ path, length: body.length, hashes: { sha256: sha256(body) } },
    ...(custom && { unrecognizedFields: { custom } }),
  });

/** Where a store has a target: under its hash, so that two contents never meet under one name. */
export function objectPath({ path, hashes }: Pick<TargetFile, 'path' | 'hashes'>): string {
  const at = path.lastIndexOf('/') + 1;
  return `targets/${path.slice(0, at)}${hashes.sha256}.${path.slice(at)}`;
}

export const metadataPath = (role: string, version: number) => `metadata/${version}.${role}.json`;

export const TIMESTAMP_PATH = 'timestamp.json';

/** Reads metadata of a kind; it says nothing about its signatures. */
export const readMetadata = <Kind extends Root | Snapshot | Targets | Timestamp>(
  kind: MetadataKind,
  body: Buffer,
): Metadata<Kind> =>
  Metadata.fromJSON(kind as MetadataKind.Root, JSON.parse(body.toString())) as unknown as Metadata<Kind>;

const knownSigners = ({ keyIDs }: Authority, signers: readonly Signer[]) =>
  signers.filter(({ key }) => keyIDs.includes(key.keyID)).length;

export const canSign = (authority: Authority, signers: readonly Signer[]): boolean =>
  knownSigners(authority, signers) >= authority.threshold;

/** Refuses with `KEY_MISSING` unless these signers are enough for every authority over a role. */
export function checkSigners(
  role: string,
  authorities: readonly Authority[],
  signers: readonly Signer[],
): void {
  const lacking = authorities.find((authority) => !canSign(authority, signers));
  if (!lacking) return;
  throw new ReleaseError('KEY_MISSING', {
    role,
    known: knownSigners(lacking, signers),
    threshold: lacking.threshold,
    ids: lacking.keyIDs.map((id) => id.slice(0, 16)).join(', '),
  });
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

function usedKeys(known: Record<string, Key>, added: readonly Key[], roles: readonly Role[]) {
  const all = { ...known, ...Object.fromEntries(added.map((key) => [key.keyID, key])) };
  const used = new Set(roles.flatMap(({ keyIDs }) => keyIDs));
  return Object.fromEntries(Object.entries(all).filter(([id]) => used.has(id)));
}

const idsOf = (keys: readonly Key[]) => keys.map(({ keyID }) => keyID);

/** A root in which a top-level role is signed by these keys, and by no others. */
export function withRootRole(root: Root, role: string, keys: readonly Key[], threshold: number): Root {
  const roles = { ...root.roles, [role]: new Role({ keyIDs: idsOf(keys), threshold }) };
  return new Root({
    version: root.version,
    ...signedNow('root'),
    roles,
    keys: usedKeys(root.keys, keys, Object.values(roles)),
    consistentSnapshot: true,
  });
}

/** Paths that a role may sign: an app its own releases, ops the state of all. */
const pathsFor = (role: string) => (role === OPS ? ['state/*'] : [`${role}/*/*`]);

/** Delegations in which a role is signed by these keys, and by no others. */
export function withRole(
  delegations: Delegations | undefined,
  name: string,
  keys: readonly Key[],
  threshold = 1,
): Delegations {
  const { [name]: _, ...others } = delegations?.roles ?? {};
  const facts = { name, keyIDs: idsOf(keys), threshold, terminating: true, paths: pathsFor(name) };
  const roles = { ...others, [name]: new DelegatedRole(facts) };
  return new Delegations({ roles, keys: usedKeys(delegations?.keys ?? {}, keys, Object.values(roles)) });
}

export const authorityOver = (
  root: Pick<Root, 'roles'>,
  delegations: Delegations | undefined,
  role: string,
): Authority | undefined => root.roles[role] ?? delegations?.roles?.[role];

export function roleKeys(
  { root, targets }: { root: Metadata<Root>; targets: Metadata<Targets> },
  role: string,
): { keys: Key[]; threshold: number } | undefined {
  const { delegations } = targets.signed;
  const found = authorityOver(root.signed, delegations, role);
  const all = (root.signed.roles[role] ? root.signed.keys : delegations?.keys) ?? {};
  return found && { keys: found.keyIDs.flatMap((id) => all[id] ?? []), threshold: found.threshold };
}
