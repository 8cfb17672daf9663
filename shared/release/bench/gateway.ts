import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { anyPort } from '../src/serve/index';
import { nginxLacks, startNginx } from '../src/serve/testing/start-nginx';
import type { Load } from './load';
import { readOptions } from './usage';

const VISITORS = 64;
/** Requests a second of the gateway alone, its memory in MB, and nginx with our files against a plain one. */
const WANTED = { rate: 1000, memory: 250, ratio: 0.95 };
const ASSET = '/releases/remote-bench/1.0.0/asset.js';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Compiles as operations.md describes: with tsx in the process, its memory would be measured too. */
async function compiled(file: string): Promise<string> {
  const outfile = at(`../../../.suite/bench/${file}.mjs`);
  const js = "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);";
  const entryPoints = [at(`${file}.ts`)];
  await build({ bundle: true, platform: 'node', format: 'esm', banner: { js }, entryPoints, outfile });
  return outfile;
}

const start = async (file: string, ...args: string[]): Promise<ChildProcess> =>
  fork(await compiled(file), args, { execArgv: [] });

async function said<Message>(child: ChildProcess): Promise<Message> {
  return ((await once(child, 'message')) as [Message])[0];
}

/** One run of load on an address. */
async function run(address: string, seconds: number): Promise<Load> {
  const child = await start('load', address + ASSET, String(VISITORS), String(seconds));
  const result = await said<Load>(child);
  child.disconnect();
  return result;
}

const middle = (values: readonly number[]) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] as number;

const { runs: wantedRuns, seconds: wantedSeconds } = readOptions(
  {
    en: `npm run bench:gateway -- [--runs 5] [--seconds 5]
Puts load on a file of 100 KB: on the gateway alone, on nginx with the files of shared/release/nginx, and on a plain nginx.`,
    zh: `npm run bench:gateway -- [--runs 5] [--seconds 5]
对一个 100 KB 的文件加压：单独的网关、用 shared/release/nginx 配置的 nginx、什么都不加的 nginx。`,
  },
  { runs: { type: 'string', default: '5' }, seconds: { type: 'string', default: '5' } },
);
if (nginxLacks) throw new Error(nginxLacks);

const root = mkdtempSync(join(tmpdir(), 'suite-bench-'));
// On Ctrl-C too.
process.once('SIGINT', () => process.exit(1));
process.on('exit', () => rmSync(root, { recursive: true, force: true, maxRetries: 5 }));
const mirror = join(root, 'mirror');
const gateway = await start('served', mirror);
const address = await said<string>(gateway);
while (!(await fetch(address + ASSET)).ok) await pause(100);
const prefix = mkdtempSync(join(root, 'nginx-'));
const plain = await anyPort();
const more = `server { listen 127.0.0.1:${plain}; root ${mirror}; brotli_static on; }`;
const nginx = await startNginx({ prefix, mirror, gateways: [address], more });
try {
  const places = {
    gateway: address,
    'nginx before the gateway': nginx.address,
    'plain nginx': `http://127.0.0.1:${plain}`,
  };
  const loads: Record<string, Load[]> = {};
  // The first run is to warm up. In turn, so that all have the same machine.
  for (let at = 0; at <= Number(wantedRuns); at++)
    for (const [name, place] of Object.entries(places)) {
      const load = await run(place, at === 0 ? 1 : Number(wantedSeconds));
      if (at > 0) (loads[name] ??= []).push(load);
    }
  const rates = Object.entries(loads).map(([name, all]) => {
    const rate = middle(all.map(({ requests, seconds }) => requests / seconds));
    const p99 = middle(all.map((load) => load.p99)).toFixed(1);
    const failures = all.reduce((sum, load) => sum + load.failures, 0);
    console.log(`${name}: ${rate.toFixed(0)} requests/s, p99 ${p99} ms, ${failures} failures`);
    return failures === 0 ? rate : 0;
  });
  const [alone = 0, before = 0, own = 1] = rates;
  gateway.send('usage');
  const memory = (await said<{ rss: number }>(gateway)).rss / 1024 / 1024;
  const ok = alone >= WANTED.rate && before / own >= WANTED.ratio && memory < WANTED.memory;
  console.log(
    `nginx before the gateway has ${(before / own).toFixed(2)} times the requests of a plain one ` +
      `(at least ${WANTED.ratio}), gateway ${memory.toFixed(0)} MB (under ${WANTED.memory}): ${ok ? 'ok' : 'too little'}`,
  );
  process.exitCode = ok ? 0 : 1;
} finally {
  await nginx.stop();
  gateway.disconnect();
}
