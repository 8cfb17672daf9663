import { fork, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { LocalStore } from '../src/index';
import { withCompressed } from '../src/publish/compress';
import type { Load } from './load';

const RUNS = Number(process.env.RUNS ?? 5);
const SECONDS = Number(process.env.SECONDS ?? 5);
const VISITORS = 64;
const WANTED = { rate: 5000, memory: 200 };
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

if (process.env.STORE) await measureDocuments(process.env.STORE);

const root = await mkdtemp(join(tmpdir(), 'suite-bench-'));
const bytes = await fill(root);
const gateway = await start('served', root);
try {
  const address = await said<string>(gateway);
  console.log(
    `${(bytes / 1024).toFixed(0)} KB of brotli, ${VISITORS} visitors, ${RUNS} runs of ${SECONDS} s`,
  );
  await fillMemory(address);
  const rates: number[] = [];
  let failures = 0;
  let memory = 0;
  for (let run = 0; run <= RUNS; run++) {
    const before = (await usage(gateway)).cpu;
    const child = await start(
      'load',
      `${address}/${ASSET}`,
      String(VISITORS),
      String(run === 0 ? 1 : SECONDS),
    );
    const result = await said<Load>(child);
    child.disconnect();
    const used = await usage(gateway);
    memory = Math.max(memory, used.rss / 1024 / 1024);
    const cpu = (used.cpu - before) / result.requests;
    failures += result.failures;
    if (run === 0) continue;
    const rate = result.requests / result.seconds;
    rates.push(rate);
    console.log(
      `  ${rate.toFixed(0)} requests/s, ${(result.bytes / result.seconds / 1024 / 1024).toFixed(0)} MB/s, ` +
        `p50 ${result.p50.toFixed(1)} ms, p99 ${result.p99.toFixed(1)} ms, ${cpu.toFixed(0)} µs of CPU a request, memory ${memory.toFixed(0)} MB`,
    );
  }
  const median = rates.sort((a, b) => a - b)[Math.floor(rates.length / 2)] as number;
  const ok = median >= WANTED.rate && memory < WANTED.memory && failures === 0;
  console.log(
    `median ${median.toFixed(0)} requests/s (at least ${WANTED.rate}), ` +
      `memory ${memory.toFixed(0)} MB (under ${WANTED.memory}), ${failures} failures: ${ok ? 'ok' : 'too little'}`,
  );
  process.exitCode = ok ? 0 : 1;
} finally {
  gateway.disconnect();
  await rm(root, { recursive: true });
}
