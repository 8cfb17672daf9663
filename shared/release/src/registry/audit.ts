import { createHash } from 'node:crypto';
import type { Registry } from '@suite/kernel/registry';
import type { Store } from '../store/store';
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
  /** Fingerprint of the registry that it wrote. */
  registry: string;
  /** Fingerprint of the registry that it replaced. */
  after: string | null;
}

const AUDIT = 'audit';

/** The folder of the last registries, which are kept for repairs. */
export const REVISIONS = 'revisions';

const BATCH = 16;

const fingerprint = (text: string) => createHash('sha256').update(text).digest('hex');

/** A revision of the registry. */
export interface Making {
  registry: Registry;
  text: string;
}

/** The apps that differ between two registries. */
export const changedApps = (next: Registry, before: Registry) => {
  const names = Object.keys({ ...before.apps, ...next.apps }).sort();
  return names.filter((name) => JSON.stringify(next.apps[name]) !== JSON.stringify(before.apps[name]));
};

/**
 * Writes a change to the log before it is made, with a copy of the new registry. A line does not prove that
 * the change was made, because its writer may have been killed or outrun. Only the lines that lead to the
 * current registry count.
 */
export async function noteChange(
  store: Store,
  change: Change,
  { registry, text }: Making,
  from: Making | undefined,
): Promise<void> {
  const mark = fingerprint(text);
  const line: AuditLine = {
    revision: registry.revision,
    when: new Date().toISOString(),
    ...change,
    apps: changedApps(registry, from?.registry ?? { ...registry, apps: {} }),
    state: statesOf(registry),
    registry: mark,
    after: from ? fingerprint(from.text) : null,
  };
  // Two writers may write the same revision at once: the salt keeps their lines apart.
  const salt = fingerprint(`${mark}${process.pid}${Math.random()}`).slice(0, 8);
  const name = `${String(registry.revision).padStart(10, '0')}-${salt}.json`;
  await store.replace(`${REVISIONS}/${name}`, text, undefined);
  await store.replace(`${AUDIT}/${name}`, `${JSON.stringify(line)}\n`, undefined);
}

function readLine(body: Buffer | undefined): AuditLine[] {
  try {
    return body ? [JSON.parse(body.toString()) as AuditLine] : [];
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
