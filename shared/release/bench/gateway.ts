import { fork, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { nginxLacks, startNginx, type Nginx } from '../src/gateway/testing/start-nginx';
import { LocalStore } from '../src/index';
import { withCompressed } from '../src/publish/compress';
import type { Load } from './load';
import { readOptions } from './usage';

const RUNS = Number(process.env.RUNS ?? 5);
const SECONDS = Number(process.env.SECONDS ?? 5);
const VISITORS = 64;
const WANTED = { rate: 5000, memory: 200, ratio: 0.95 };
const ASSET = 'releases/remote-bench/1.0.0/asset.js';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Compiles as operations.md describes: with tsx in the process, its memory would be measured too. */
async function compiled(file: string): Promise<string> {
  const outfile = at(`../../../.suite/bench/${file}.mjs`);
  const external = ['fastify', '@fastify/*', '@aws-sdk/*', 'prom-client'];
  const entryPoints = [at(`${file}.ts`)];
  await build({ bundle: true, platform: 'node', format: 'esm', external, entryPoints, outfile });
  return outfile;
}

const start = async (file: string, ...args: string[]): Promise<ChildProcess> =>
  fork(await compiled(file), args, { execArgv: [] });

async function said<Message>(child: ChildProcess): Promise<Message> {
  return ((await once(child, 'message')) as [Message])[0];
}

/** What the gateway has used since it was started: memory in bytes, and CPU in µs. */
function usage(gateway: ChildProcess): Promise<{ rss: number; cpu: number }> {
  gateway.send('usage');
  return said(gateway);
}

/** The CPU that the documents of a real store cost. */
async function measureDocuments(store: string): Promise<void> {
  const gateway = await start('served', store);
  const address = await said<string>(gateway);
  for (const path of ['/', '/registry.json']) {
    const before = (await usage(gateway)).cpu;
    const child = await start('load', `${address}${path}`, '16', String(SECONDS));
    const { requests } = await said<Load>(child);
    child.disconnect();
    const cpu = ((await usage(gateway)).cpu - before) / requests;
    console.log(`  ${path}: ${cpu.toFixed(0)} µs of CPU a request`);
  }
  gateway.disconnect();
}

const PICTURES = Array.from({ length: 500 }, (_, i) => `${i}.png`);

/** Asks for more pictures than the cache may hold, so that it is full when the load begins. */
async function fillMemory(address: string): Promise<void> {
  for (const name of PICTURES) {
    await (await fetch(`${address}/releases/remote-pictures/1.0.0/${name}`)).arrayBuffer();
  }
}

/** Adds a script that is 100 KB as brotli, because half of its text is random; gives that size. */
async function fill(root: string): Promise<number> {
  const lines = Array.from(
    { length: 2750 },
    (_, i) => `call("${randomBytes(36).toString('base64')}", ${i});`,
  );
  const name = ASSET.slice(ASSET.lastIndexOf('/') + 1);
  const files = await withCompressed(new Map([[name, Buffer.from(lines.join('\n'))]]));
  const pictures = new Map(PICTURES.map((picture) => [picture, randomBytes(200 * 1024)]));
  await new LocalStore(root).add('releases/remote-pictures/1.0.0', pictures);
  await new LocalStore(root).add(ASSET.slice(0, ASSET.lastIndexOf('/')), files);
  return (files.get(`${name}.br`) as Buffer).length;
}

/** One run of load on an address. */
async function run(address: string, seconds: number): Promise<Load> {
  const child = await start('load', `${address}/${ASSET}`, String(VISITORS), String(seconds));
  const result = await said<Load>(child);
  child.disconnect();
  return result;
}

const rateOf = ({ requests, seconds }: Load) => requests / seconds;
const middle = (values: readonly number[]) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] as number;

/** nginx with one process, as the gateway has, on the same files and with the configuration that ops are given. */
async function startRival(prefix: string, gateway: string): Promise<Nginx> {
  if (nginxLacks) throw new Error(nginxLacks);
  return startNginx({ prefix, store: root, gateway, api: gateway });
}

/** Each run of the gateway is followed by one of nginx, so that both have the same machine. */
function compare(own: readonly Load[], others: readonly Load[]): boolean {
  const ratio = middle(own.map((one, at) => rateOf(one) / rateOf(others[at] as Load)));
  const [ownLate, otherLate] = [own, others].map((runs) => middle(runs.map(({ p99 }) => p99))) as [
    number,
    number,
  ];
  const ok = ratio >= WANTED.ratio && ownLate <= otherLate;
  console.log(
    `against nginx: ${ratio.toFixed(2)} times its requests (at least ${WANTED.ratio}), ` +
      `p99 ${ownLate.toFixed(1)} ms, its p99 ${otherLate.toFixed(1)} ms: ${ok ? 'ok' : 'too little'}`,
  );
  return ok;
}

const given = readOptions(
  {
    en: `npm run bench:gateway -- [--against nginx]
Puts load on the gateway; with --against nginx in turn with nginx on the same files.
RUNS and SECONDS say how often and how long; STORE=FOLDER measures the documents of a store too.`,
    zh: `npm run bench:gateway -- [--against nginx]
给网关加压；--against nginx 时和读同样文件的 nginx 轮流比。
环境变量 RUNS、SECONDS：次数和秒数；STORE=目录 再测一个仓库的首页和 registry。`,
  },
  { against: { type: 'string' } },
);
if (given.against && given.against !== 'nginx') throw new Error('--against takes nginx');
if (process.env.STORE) await measureDocuments(process.env.STORE);

const root = mkdtempSync(join(tmpdir(), 'suite-bench-'));
const prefix = mkdtempSync(join(tmpdir(), 'suite-bench-'));
// On Ctrl-C too.
process.once('SIGINT', () => process.exit(1));
process.on('exit', () => {
  for (const folder of [root, prefix]) rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
});
const bytes = await fill(root);
const gateway = await start('served', root);
let nginx: Nginx | undefined;
try {
  const address = await said<string>(gateway);
  if (given.against) nginx = await startRival(prefix, address);
  console.log(
    `${(bytes / 1024).toFixed(0)} KB of brotli, ${VISITORS} visitors, ${RUNS} runs of ${SECONDS} s`,
  );
  await fillMemory(address);
  const own: Load[] = [];
  const others: Load[] = [];
  let memory = 0;
  for (let at = 0; at <= RUNS; at++) {
    const seconds = at === 0 ? 1 : SECONDS;
    const before = (await usage(gateway)).cpu;
    const result = await run(address, seconds);
    const used = await usage(gateway);
    memory = Math.max(memory, used.rss / 1024 / 1024);
    const other = nginx && (await run(nginx.address, seconds));
    if (at === 0) continue;
    own.push(result);
    if (other) others.push(other);
    const cpu = (used.cpu - before) / result.requests;
    console.log(
      `  ${rateOf(result).toFixed(0)} requests/s, ${(result.bytes / result.seconds / 1024 / 1024).toFixed(0)} MB/s, ` +
        `p50 ${result.p50.toFixed(1)} ms, p99 ${result.p99.toFixed(1)} ms, ${cpu.toFixed(0)} µs of CPU a request, memory ${memory.toFixed(0)} MB` +
        (other ? `; nginx ${rateOf(other).toFixed(0)} requests/s, p99 ${other.p99.toFixed(1)} ms` : ''),
    );
  }
  const median = middle(own.map(rateOf));
  const failures = [...own, ...others].reduce((sum, one) => sum + one.failures, 0);
  const ok = median >= WANTED.rate && memory < WANTED.memory && failures === 0;
  console.log(
    `median ${median.toFixed(0)} requests/s (at least ${WANTED.rate}), ` +
      `memory ${memory.toFixed(0)} MB (under ${WANTED.memory}), ${failures} failures: ${ok ? 'ok' : 'too little'}`,
  );
  process.exitCode = ok && (!nginx || compare(own, others)) ? 0 : 1;
} finally {
  await nginx?.stop();
  gateway.disconnect();
}
