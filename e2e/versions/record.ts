import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** The shared packages, by the compiler settings for them: those of pages do not know Node's types. */
export const groups = { browser: ['kernel', 'loader', 'api', 'ui', 'features'], node: ['build', 'release'] };

export const reported = Object.values(groups).flat();

/** Where the reports of a package are, one for each entry point. */
export const reportsIn = (folder: string, root = '.') => resolve(root, 'shared', folder, 'surface');

/** What a package exports. */
interface Surface {
  /** Of its reports: types cannot be judged by their text, so a declaration that changed may have any size. */
  hash: string;
  /** The exported names of each entry point. */
  names: Record<string, string>;
}

/** How large a change may be, as changesets call it. */
const sizes = ['none', 'patch', 'minor', 'major'];

const changesets = (root: string) => join(root, '.changeset');

/** What each package exports, as its last version has it. */
const released = (root: string) => join(changesets(root), 'surface.json');

const NAME =
  /^(?:(?:(?:abstract|class|const|enum|function|interface|let|namespace|type|var) )*|\{ (?:[\w$]+ as )?)([\w$]+)/;

/** The names that a report shows as exported; of a namespace, what can be reached by it, too: `links.home`. */
export function namesIn(report: string): string[] {
  const names = Array.from(
    report.matchAll(/^export (.+?);?$/gm),
    ([, text = '']) => NAME.exec(text)?.[1] ?? text,
  );
  for (const [, space = '', members = ''] of report.matchAll(
    /^declare namespace (\S+) \{\n {4}export \{([^}]*)/gm,
  ))
    names.push(space, ...members.split(',').map((member) => `${space}.${/\S+$/.exec(member.trim())}`));
  return [...new Set(names)].sort();
}

function surfaceOf(folder: string, root: string): Surface {
  const hash = createHash('sha256');
  const names: Surface['names'] = {};
  for (const file of readdirSync(reportsIn(folder, root)).sort()) {
    const report = readFileSync(join(reportsIn(folder, root), file), 'utf8');
    hash.update(file).update(report);
    names[file.replace('.api.md', '')] = namesIn(report).join(', ');
  }
  return { hash: hash.digest('hex'), names };
}

const surfacesNow = (root: string) =>
  Object.fromEntries(reported.map((folder) => [`@suite/${folder}`, surfaceOf(folder, root)]));

/** The entry points of a package, and each name with its own. */
const exportsOf = ({ names }: Surface) =>
  Object.entries(names).flatMap(([entry, listed]) => [
    entry,
    ...listed.split(', ').flatMap((name) => (name ? `${entry}: ${name}` : [])),
  ]);

/** The largest change of a package that changesets tell of in their first lines. */
function announced(root: string, name: string): number {
  const told = readdirSync(changesets(root))
    .filter((file) => file.endsWith('.md'))
    .map((file) => readFileSync(join(changesets(root), file), 'utf8').split(/^---$/m)[1] ?? '')
    .flatMap((head) => Array.from(head.matchAll(/^["']?(@suite\/[\w-]+)["']?: *["']?(\w+)/gm)))
    .map(([, about, size = '']) => (about === name ? sizes.indexOf(size) : 0));
  return Math.max(0, ...told);
}

/** The packages that have changed more since their last version than changesets tell: the size they need, and why. */
export function unannounced(root = '.'): string[] {
  const last = JSON.parse(readFileSync(released(root), 'utf8')) as Record<string, Surface | undefined>;
  return Object.entries(surfacesNow(root)).flatMap(([name, now]) => {
    const before = last[name] ?? { hash: '', names: {} };
    const [had, has] = [exportsOf(before), exportsOf(now)];
    const gone = had.filter((item) => !has.includes(item));
    const added = has.filter((item) => !had.includes(item));
    const changed = now.hash === before.hash ? 'none' : 'patch';
    const needed = gone.length > 0 ? 'major' : added.length > 0 ? 'minor' : changed;
    if (sizes.indexOf(needed) <= announced(root, name)) return [];
    const why = gone.length > 0 ? gone : added;
    return `${name}: ${needed}${why.length > 0 ? ` (${why.join(', ')})` : ''}`;
  });
}

/** Says that the versions of now have the reports of now. */
export const recordReleased = (root = '.') =>
  writeFileSync(released(root), `${JSON.stringify(surfacesNow(root), null, 2)}\n`);
