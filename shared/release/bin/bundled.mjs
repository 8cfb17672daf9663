// Compiles a command line into one file and keeps it while its sources are the same: loading TypeScript
// file by file takes longer than most commands do.
import { createHash, randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Bundles that no source leads to any more stay this long, in ms, for commands that are running. */
const LEFT_OVER = 3_600_000;

/** Libraries change with the lock file only. */
const isOwn = (path) => !path.includes('node_modules/') || path.includes('node_modules/@suite/');

function hashOf(inputs) {
  const hash = createHash('sha256').update(process.version);
  for (const path of inputs) hash.update(path).update('\0').update(readFileSync(path)).update('\0');
  return hash.digest('hex').slice(0, 16);
}

/** The bundle of the last time; undefined when a source has changed or is gone since. */
function known(folder) {
  try {
    const { inputs, key, file } = JSON.parse(readFileSync(join(folder, 'bundle.json'), 'utf8'));
    return hashOf(inputs) === key && statSync(file).isFile() ? file : undefined;
  } catch {
    return undefined;
  }
}

function removeOld(folder) {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    // A command that began at the same time may have renamed it since.
    const { mtimeMs = Infinity } = statSync(path, { throwIfNoEntry: false }) ?? {};
    if (Date.now() - mtimeMs > LEFT_OVER) rmSync(path, { recursive: true, force: true });
  }
}

async function compile(entry, folder) {
  const { build } = await import('esbuild');
  mkdirSync(folder, { recursive: true });
  removeOld(folder);
  const outdir = join(folder, randomUUID());
  const { metafile } = await build({
    entryPoints: { main: entry },
    outdir,
    bundle: true,
    // Parts that are imported on demand become files of their own.
    splitting: true,
    platform: 'node',
    minifySyntax: true,
    minifyWhitespace: true,
    format: 'esm',
    mainFields: ['module', 'main'],
    outExtension: { '.js': '.mjs' },
    banner: {
      js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
    },
    metafile: true,
    logLevel: 'error',
  });
  const locks = readdirSync('.').filter((name) => name === 'package-lock.json');
  const inputs = [...Object.keys(metafile.inputs).filter(isOwn), ...locks];
  const file = join(outdir, 'main.mjs');
  const next = join(folder, `${randomUUID()}.json`);
  writeFileSync(next, JSON.stringify({ inputs, key: hashOf(inputs), file }));
  renameSync(next, join(folder, 'bundle.json'));
  return file;
}

/** The file to run instead of a TypeScript entry, both by absolute paths; `folder` keeps it. */
export async function bundled(entry, folder) {
  return known(folder) ?? (await compile(entry, folder));
}
