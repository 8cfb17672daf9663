import { createHash } from 'node:crypto';
import type { Registry } from '@suite/kernel/registry';
import type { Reads, Store } from '../store/store';
import { statesOf, type AppState } from './app-state';
import { currentRegistry } from './current-registry';

/** Who changed what, when and why. */
export interface Change {
  who: string;
  /** The command in words: `publish remote-exams 1.4.0`. */
  what: string;
  why?: string;
}

/** A change as the audit log keeps it. */
export interface AuditLine extends Change {
  /** The revision that it made. */
  revision: number;
  when: string;
  /** The apps that it changed. */
  apps: string[];
  /** The versions in the revision, by app. */
  state: Record<string, AppState>;
  /** sha384 in base64 of the `release.json` of each release in the revision, as `app/version`. */
  seals?: Record<string, string>;
  /** Hash of the line of the change before, by which an edited line shows. */
  before?: string | null;
  /** Keeps the lines of two writers apart. */
  salt?: string;
  /** Fingerprint of the registry that it wrote. */
  registry: string;
  /** Fingerprint of the registry that it replaced. */
  after: string | null;
}

/** The folder of the log's lines. */
export const AUDIT = 'audit';

/** The folder of the last registries, which are kept for repairs. */
export const REVISIONS = 'revisions';

const BATCH = 16;

const fingerprint = (text: string) => createHash('sha256').update(text).digest('hex');

/** Name of the line that has this hash, and of the copy of the registry that it tells of. */
export const nameOfLine = (revision: number, hash: string) =>
  `${String(revision).padStart(10, '0')}-${hash.slice(0, 8)}.json`;

/** The revision that a file of the log or of the copies is about; 0 of a file that somebody else put there. */
export const revisionOf = (name: string) => Number(/^(\d{10})-/.exec(name)?.[1] ?? 0);

/** A line before the registry is written, so that the registry can carry its hash. */
export type Draft = Omit<AuditLine, 'registry'>;

/** The hash of a line, whatever the order in which its fields were written. */
export function hashOfLine({ registry: _, ...line }: Draft & { registry?: string }): string {
  const sorted = Object.entries(line).sort(([a], [b]) => (a < b ? -1 : 1));
  return fingerprint(JSON.stringify(sorted));
}

/** The apps that differ between two registries. */
export const changedApps = (next: Registry, before: Registry) => {
  const names = Object.keys({ ...before.apps, ...next.apps }).sort();
  return names.filter((name) => JSON.stringify(next.apps[name]) !== JSON.stringify(before.apps[name]));
};

/** The line of a change from one registry to the next. */
export function draftLine(
  change: Change,
  next: Registry,
  from: { registry: Registry; text: string } | undefined,
  seals: Record<string, string>,
): Draft {
  return {
    revision: next.revision,
    when: new Date().toISOString(),
    ...change,
    apps: changedApps(next, from?.registry ?? { ...next, apps: {} }),
    state: statesOf(next),
    seals,
    after: from ? fingerprint(from.text) : null,
    before: from?.registry.audit ?? null,
    salt: fingerprint(`${process.pid}${Math.random()}`).slice(0, 8),
  };
}

/**
 * Writes a change to the log before it is made, with a copy of the new registry. A line does not prove that
 * the change was made, because its writer may have been killed or outrun. Only the lines that lead to the
 * current registry count.
 */
export async function noteChange(store: Store, draft: Draft, text: string): Promise<void> {
  const name = nameOfLine(draft.revision, hashOfLine(draft));
  const line: AuditLine = { ...draft, registry: fingerprint(text) };
  await Promise.all([
    store.replace(`${REVISIONS}/${name}`, text, undefined),
    store.replace(`${AUDIT}/${name}`, `${JSON.stringify(line)}\n`, undefined),
  ]);
}

function readLine(body: Buffer | undefined): AuditLine[] {
  try {
    const line = body && (JSON.parse(body.toString()) as AuditLine | null);
    return line ? [line] : [];
  } catch {
    return [];
  }
}

/** The changes that led to the current registry, the latest first; all of them when no limit is given. */
export async function history(store: Store, limit = Infinity): Promise<AuditLine[]> {
  const current = await currentRegistry(store);
  if (!current) return [];
  const names = (await store.list(AUDIT)).reverse();
  const lines: AuditLine[] = [];
  let at: string | null = fingerprint(current.text);
  let known: AuditLine[] = [];
  while (at !== null && lines.length < limit) {
    const line = known.find(({ registry }) => registry === at);
    if (line) {
      lines.push(line);
      at = line.after;
      continue;
    }
    if (names.length === 0) break;
    const batch = await Promise.all(names.splice(0, BATCH).map((name) => store.read(`${AUDIT}/${name}`)));
    known = [...known, ...batch.flatMap((stored) => readLine(stored?.body))];
  }
  return lines;
}

/**
 * The latest wanted line of the log that a registry vouches for; undefined when there is none, or when a line on the
 * way to it was edited or removed.
 */
export async function provenLine(
  store: Reads,
  { revision, audit }: Registry,
  isWanted: (line: AuditLine) => boolean,
): Promise<AuditLine | undefined> {
  let hash = audit ?? null;
  for (let at = revision; hash !== null; at--) {
    const [line] = readLine((await store.read(`${AUDIT}/${nameOfLine(at, hash)}`))?.body);
    if (!line || hashOfLine(line) !== hash) return undefined;
    if (isWanted(line)) return line;
    hash = line.before ?? null;
  }
  return undefined;
}

/** The revision whose line in the log is not the one that the registry vouches for; undefined when all are. */
export function brokenAt({ revision, audit }: Registry, lines: readonly AuditLine[]): number | undefined {
  let hash = audit ?? null;
  for (const line of lines) {
    if (hash === null) return undefined;
    if (hashOfLine(line) !== hash) return line.revision;
    hash = line.before ?? null;
  }
  return hash === null ? undefined : revision - lines.length;
}

/** Whether the copy that is kept of a registry is the one that a line of the log tells of. */
export async function hasCopy(store: Store, line: AuditLine): Promise<boolean> {
  const copy = await store.read(copyOf(line));
  return copy !== undefined && fingerprint(copy.body.toString()) === line.registry;
}

/** The path of the copy of the registry that a line tells of. */
export const copyOf = (line: AuditLine) => `${REVISIONS}/${nameOfLine(line.revision, hashOfLine(line))}`;
