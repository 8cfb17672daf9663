import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** The packages that the code of a remote imports. */
export const reported = ['kernel', 'api', 'ui', 'features'] as const;

/** Where the reports of a package are, one for each entry point. */
export const reportsIn = (folder: string, root = '.') => resolve(root, 'shared', folder, 'surface');

const changesets = (root: string) => join(root, '.changeset');

/** Hashes of each package's reports, as its last version has them. */
const released = (root: string) => join(changesets(root), 'surface.json');

function hashesNow(root: string): Record<string, string> {
  return Object.fromEntries(
    reported.map((folder) => {
      const hash = createHash('sha256');
      const reports = readdirSync(reportsIn(folder, root)).sort();
      for (const name of reports) hash.update(name).update(readFileSync(join(reportsIn(folder, root), name)));
      return [`@suite/${folder}`, hash.digest('hex')];
    }),
  );
}

/** The packages that changesets are about, as their first lines name them. */
function announced(root: string): string[] {
  return readdirSync(changesets(root))
    .filter((name) => name.endsWith('.md'))
    .map((name) => readFileSync(join(changesets(root), name), 'utf8').split(/^---$/m)[1] ?? '')
    .flatMap((head) => Array.from(head.matchAll(/^["']?(@suite\/[\w-]+)["']?:/gm), ([, name]) => name!));
}

/** The packages whose reports have changed since their last version, and that no changeset names. */
export function unannounced(root = '.'): string[] {
  const last = JSON.parse(readFileSync(released(root), 'utf8')) as Record<string, string>;
  const names = announced(root);
  return Object.entries(hashesNow(root)).flatMap(([name, hash]) =>
    hash === last[name] || names.includes(name) ? [] : [name],
  );
}

/** Says that the versions of now have the reports of now. */
export const recordReleased = (root = '.') =>
  writeFileSync(released(root), `${JSON.stringify(hashesNow(root), null, 2)}\n`);
