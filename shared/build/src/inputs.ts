import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, existsSync } from 'node:fs';
import { join } from 'node:path';

const irrelevant = /(\.test\.tsx?$)|(^|\/)(node_modules|dist|gallery|jest|lint|README\.md)(\/|$)/;

function filesUnder(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .map((entry) => ({ entry, path: join(folder, entry.name) }))
    .filter(({ path }) => !irrelevant.test(path))
    .flatMap(({ entry, path }) => (entry.isDirectory() ? filesUnder(path) : [path]))
    .sort();
}

/** A hash over everything that an app's build reads: while it is the same, no build is needed. */
export function inputHash(folders: string[]): string {
  const hash = createHash('sha256').update(process.versions.node.split('.')[0] as string);
  for (const file of ['package-lock.json', ...folders.flatMap(filesUnder)]) {
    hash.update(file).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex').slice(0, 8);
}
