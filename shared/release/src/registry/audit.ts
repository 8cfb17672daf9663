import { createHash, randomUUID } from 'node:crypto';
import { concurrently } from '../concurrently';
import type { Store } from '../store/store';
import { currentRegistry } from './current-registry';

/** Who changed what, when and why. */
export interface Change {
  who: string;
  /** In words of the command: `publish remote-exams 1.4.0`. */
  what: string;
  why?: string;
}

/** A change as the audit log keeps it. */
export interface AuditLine extends Change {
  /** The revision that it made. */
  revision: number;
  when: string;
  /** Fingerprint of the registry that it wrote. */
  registry: string;
  /** Fingerprint of the registry that it replaced. */
  after: string | null;
}

const FOLDER = 'audit';

const fingerprint = (text: string) => createHash('sha256').update(text).digest('hex');

/**
 * Notes a change before it is made. A line is no proof that its change was made, since its writer may
 * have been killed or outrun in between: only the lines that lead to the current registry count.
 */
export async function noteChange(
  store: Store,
  change: Change,
  to: { revision: number; text: string },
  from: string | undefined,
): Promise<void> {
  const line: AuditLine = {
    revision: to.revision,
    when: new Date().toISOString(),
    ...change,
    registry: fingerprint(to.text),
    after: from === undefined ? null : fingerprint(from),
  };
  const name = `${String(to.revision).padStart(10, '0')}-${randomUUID().slice(0, 8)}.json`;
  await store.replace(`${FOLDER}/${name}`, `${JSON.stringify(line)}\n`, undefined);
}

/** Every change that led to the current registry, the latest first. */
export async function history(store: Store): Promise<AuditLine[]> {
  const current = await currentRegistry(store);
  if (!current) return [];
  const names = await store.list(FOLDER);
  const stored = await concurrently(names, (name) => store.read(`${FOLDER}/${name}`));
  const byResult = new Map<string, AuditLine>();
  for (const file of stored) {
    if (!file) continue;
    const line = JSON.parse(file.body.toString()) as AuditLine;
    byResult.set(line.registry, line);
  }
  const lines: AuditLine[] = [];
  let at: string | null = fingerprint(current.text);
  for (let line; at && (line = byResult.get(at)); at = line.after) lines.push(line);
  return lines;
}
