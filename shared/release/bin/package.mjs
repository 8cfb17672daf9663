// Makes what a server needs: one file each of gateway, its unpacker and command line, and the files of systemd, nginx, Prometheus, Grafana and containers.
import { createHash } from 'node:crypto';
import {
  chmodSync,
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { writeBill } from './bill.mjs';

const at = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url));

const usage = `npm run package -- [FOLDER]
Makes gateway and command line into one file each, with the files of systemd, nginx, Prometheus, Grafana and containers,
in .suite/package or in FOLDER, which is emptied first.`;
const args = process.argv.slice(2);
if (args.includes('--help') || args.includes('-h')) {
  console.log(usage);
  process.exit(0);
}
if (args.length > 1 || args[0]?.startsWith('-')) {
  console.error(`${args.join(' ')}: one folder at most, and no option\n\n${usage}`);
  process.exit(2);
}

/** The folder to fill. */
const folder = resolve(args[0] ?? '.suite/package');

/** Compiles a program with all its libraries into one file, which plain Node runs. */
async function compile(entry, name) {
  const outfile = join(folder, name);
  await build({
    entryPoints: [at(entry)],
    outfile,
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    mainFields: ['module', 'main'],
    minifySyntax: true,
    minifyWhitespace: true,
    legalComments: 'none',
    banner: {
      js: "#!/usr/bin/env node\nimport { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
    },
    logLevel: 'error',
  });
  chmodSync(outfile, 0o755);
}

const sha256 = (path) => createHash('sha256').update(readFileSync(path)).digest('hex');

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
await compile('src/serve/main.ts', 'gateway.mjs');
await compile('src/cli/main.ts', 'release.mjs');
// The gateway starts it as a process of its own for each build that a team sends.
await compile('src/serve/deploy/unpack.ts', 'unpack.mjs');
for (const name of ['container', 'grafana', 'nginx', 'prometheus', 'systemd']) {
  cpSync(at(name), join(folder, name), { recursive: true });
}

writeBill(folder);

const files = readdirSync(folder, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map(({ parentPath, name }) => join(parentPath, name))
  .sort();
const sums = files.map((path) => `${sha256(path)}  ${path.slice(folder.length + 1)}\n`);
writeFileSync(join(folder, 'SHA256SUMS'), sums.join(''));
for (const name of ['gateway.mjs', 'release.mjs']) {
  console.log(`${join(folder, name)}  ${(statSync(join(folder, name)).size / 1024 / 1024).toFixed(1)} MB`);
}
