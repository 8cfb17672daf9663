import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { singletonVersions } from './singleton-versions';
import { filesUnder, hashOf } from './files-under';
import { manifestOf, workFolder } from './workspace';

/** Where builds begin to read: a remote at its route table, the host at its page and at what runs before it. */
const entries = ['src/routes.ts', 'src/index.tsx', 'src/boot/polyfills.ts', 'src/boot/inline.ts'];

/** How an app is built; what lists, starts and serves builds is no part of it. */
const recipe = () =>
  filesUnder('shared/build/src').filter((path) => !/^shared\/build\/src\/(cli|dev|tasks)\//.test(path));

/** The line of Node that builds. */
const nodeLine = process.versions.node.split('.')[0] as string;

const inPackage = /^(.*node_modules\/(?:@[^/]+\/)?[^/]+)\//;

/** The files of which something gets into the app's bundle. Types and unused parts of a package do not. */
async function bundled(app: string): Promise<string[]> {
  const { metafile } = await build({
    absWorkingDir: process.cwd(),
    entryPoints: entries.map((file) => join(app, file)).filter((file) => existsSync(file)),
    bundle: true,
    write: false,
    metafile: true,
    format: 'esm',
    splitting: true,
    outdir: workFolder('inputs'),
    jsx: 'automatic',
    loader: { '.svg': 'file', '.png': 'file', '.jpg': 'file', '.jpeg': 'file', '.webp': 'file' },
    logLevel: 'silent',
  });
  const used = Object.values(metafile.outputs).flatMap(({ inputs }) =>
    Object.entries(inputs).filter(([, { bytesInOutput }]) => bytesInOutput > 0),
  );
  return Array.from(new Set(used.map(([file]) => file)));
}

const nameAndVersion = (folder: string) => {
  const { name, version } = manifestOf(folder);
  return `${name}@${version}`;
};

/** The tools that turn sources into files, as they are installed. */
function toolsOf(): string[] {
  const folder = 'shared/build';
  const { dependencies } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  const places = [join(folder, 'node_modules'), 'node_modules'];
  return Object.keys(dependencies).map((name) => {
    const found = places.map((place) => join(place, name)).find((place) => existsSync(place));
    return found ? nameAndVersion(found) : name;
  });
}

async function hashOfInputs(app: string): Promise<string> {
  const files = await bundled(app);
  const packages = files.flatMap((file) => inPackage.exec(file)?.[1] ?? []);
  const own = files.filter((file) => !inPackage.test(file));
  const sources = new Set([...filesUnder(app), ...own, ...recipe()]);
  return hashOf(
    Array.from(sources).sort(),
    ...Array.from(new Set(packages)).map(nameAndVersion).sort(),
    ...toolsOf(),
    JSON.stringify(singletonVersions(join(process.cwd(), app))),
    nodeLine,
  );
}

/**
 * A hash over all that gets into an app's files: its own sources, what they import, the packages that are bundled in
 * their installed versions, and the tools. What another app changes, its version does not show.
 */
export async function inputHash(app: string): Promise<string> {
  // Following the imports takes seconds, so its result is kept for as long as no file at all has changed.
  const state = hashOf(['package-lock.json', ...filesUnder(app), ...filesUnder('shared')], nodeLine);
  const kept = workFolder('cache', 'inputs', `${app}-${state}`);
  if (existsSync(kept)) return readFileSync(kept, 'utf8');
  const hash = await hashOfInputs(app);
  mkdirSync(workFolder('cache', 'inputs'), { recursive: true });
  writeFileSync(kept, hash);
  return hash;
}
