import { existsSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { NewError } from './new-error';
import type { Plan } from './plan';

/** As `npm run format` writes it. */
async function formatted(path: string, text: string): Promise<string> {
  if (path === 'package-lock.json' || !/\.(?:tsx?|mjs|css|json|md)$/.test(path)) return text;
  const { format } = await import('oxfmt');
  const { code, errors } = await format(path, text, JSON.parse(readFileSync('.oxfmtrc.json', 'utf8')));
  if (errors[0]) throw new Error(`${path}: ${errors[0].message}`);
  return code;
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');

/** Links a new workspace into the installed packages, so that the next command need not install them all again. */
function install(
  root: string,
  app: string,
  lock: { before: string; after: string },
): Promise<void> | undefined {
  const modules = join(root, 'node_modules');
  const stamp = join(modules, '.suite-lock');
  if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== hashOf(lock.before)) return undefined;
  rmSync(join(modules, app), { force: true });
  symlinkSync(join('..', app), join(modules, app));
  rmSync(stamp);
  return writeFile(stamp, hashOf(lock.after));
}

/** Writes a plan and gives the paths; it writes all of it or, if a file is there already, nothing. */
export async function writePlan(root: string, { files, edits }: Plan): Promise<string[]> {
  const taken = Object.keys(files).find((path) => existsSync(join(root, path)));
  if (taken) throw new NewError('TAKEN', { what: taken });
  const old = (path: string) => files[path] ?? readFileSync(join(root, path), 'utf8');
  const edited = Object.entries(edits).map(
    ([path, list]) => [path, list.reduce((text, edit) => edit(text), old(path))] as const,
  );
  const lock = 'package-lock.json';
  const texts = { ...files, ...Object.fromEntries(edited) };
  const before = texts[lock] && old(lock);
  // Before anything is written: a text that cannot be formatted leaves nothing behind.
  const ready = Object.entries(texts).map(
    async ([path, text]) => [path, await formatted(path, text)] as const,
  );
  for (const [path, text] of await Promise.all(ready)) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), text);
  }
  const manifest = Object.keys(files).find((path) => /^[^/]+\/package\.json$/.test(path));
  if (manifest && before) await install(root, dirname(manifest), { before, after: texts[lock] as string });
  return Object.keys(texts).sort();
}
