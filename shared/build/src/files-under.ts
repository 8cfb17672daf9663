import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const irrelevant = /(\.test\.tsx?$)|(^|\/)(node_modules|dist|gallery|jest|lint|README\.md)(\/|$)/;

/** The files of a folder that a build may read, in a fixed order. */
export function filesUnder(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .map((entry) => ({ entry, path: join(folder, entry.name) }))
    .filter(({ path }) => !irrelevant.test(path))
    .flatMap(({ entry, path }) => (entry.isDirectory() ? filesUnder(path) : [path]))
    .sort();
}

/** A hash over files and over what else matters. */
export function hashOf(files: readonly string[], ...facts: string[]): string {
  const hash = createHash('sha256').update(JSON.stringify(facts));
  for (const file of files) hash.update(file).update('\0').update(readFileSync(file)).update('\0');
  return hash.digest('hex').slice(0, 8);
}
