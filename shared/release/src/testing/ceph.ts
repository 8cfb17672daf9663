import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3';
import { anyPort } from '../serve/listen';

/** Debian's packages of a real object gateway. */
export const cephPackages = 'ceph-mon ceph-osd ceph-mgr radosgw';

/** Credentials that the gateway accepts. */
export const cephEnv = { AWS_ACCESS_KEY_ID: 'test-key', AWS_SECRET_ACCESS_KEY: 'test-secret' };

/** The longest that a start may take, in ms; about 20 s are usual. */
const PATIENCE = 150_000;

/** A real object gateway of Ceph on this machine. */
export interface CephServer {
  endpoint: string;
  /** Address of a store in its bucket. */
  address: (prefix: string) => string;
  close: () => Promise<void>;
}

/** Whether the programs of a Ceph cluster are installed here. */
export function hasCeph(env: NodeJS.ProcessEnv = process.env): boolean {
  const folders = [...(env.PATH ?? '').split(delimiter), '/usr/sbin'];
  const programs = ['ceph-mon', 'ceph-osd', 'ceph-mgr', 'radosgw'];
  return programs.every((name) => folders.some((folder) => existsSync(join(folder, name))));
}

/** One monitor, one manager and one disk without copies, all for this machine alone. */
const configOf = (folder: string, fsid: string, monitor: number, port: number) => `[global]
fsid = ${fsid}
mon initial members = a
mon host = [v1:127.0.0.1:${monitor}]
public addr = 127.0.0.1
cluster addr = 127.0.0.1
ms bind msgr2 = false
auth cluster required = none
auth service required = none
auth client required = none
auth supported = none
mon allow pool size one = true
mon max pg per osd = 2000
osd pool default size = 1
osd pool default min size = 1
osd pool default pg num = 4
osd pool default pgp num = 4
osd pool default pg autoscale mode = off
osd crush chooseleaf type = 0
osd memory target = 900000000
bluestore block size = 8589934592
run dir = ${folder}
admin socket = ${folder}/$name.asok
log file = ${folder}/$name.log
[mon.a]
mon data = ${folder}/mon
mon addr = 127.0.0.1:${monitor}
[mgr.x]
mgr data = ${folder}/mgr
[osd.0]
osd data = ${folder}/osd
[client.rgw]
rgw data = ${folder}/rgw
rgw frontends = beast endpoint=127.0.0.1:${port} tcp_nodelay=1
rgw thread pool size = 32
`;

async function answers(endpoint: string): Promise<boolean> {
  return fetch(endpoint).then(
    ({ ok }) => ok,
    () => false,
  );
}

/** The last lines of what the programs have logged. */
async function lastWords(folder: string): Promise<string> {
  const logs = (await readdir(folder)).filter((name) => name.endsWith('.log'));
  const texts = logs.map(async (name) => {
    const lines = (await readFile(join(folder, name), 'utf8')).trim().split('\n');
    return [`${name}:`, ...lines.slice(-8)].join('\n');
  });
  return (await Promise.all(texts)).join('\n');
}

/**
 * The programs of one cluster. They do not outlive this process, even if it ends during their start. One that ends
 * is started again, as systemd does it: on a busy machine a program asks the monitor before it knows its cluster, is
 * refused for a wrong id, and gives up.
 */
function programsOf(config: readonly string[]) {
  const running = new Set<ChildProcess>();
  let isOver = false;
  const kill = () => running.forEach((child) => child.kill('SIGKILL'));
  process.once('exit', kill);
  function start(name: string, ...args: string[]): void {
    if (isOver) return;
    const child = spawn(name, [...config, '-f', ...args], { stdio: 'ignore' });
    running.add(child);
    child.once('exit', () => {
      running.delete(child);
      setTimeout(start, 500, name, ...args).unref();
    });
  }
  async function close(): Promise<void> {
    isOver = true;
    const ends = [...running].map((child) => once(child, 'exit'));
    kill();
    await Promise.all(ends);
    process.off('exit', kill);
  }
  return { start, close };
}

/**
 * Starts a Ceph cluster with an object gateway in an empty folder, which takes about 20 s. The folder needs a
 * short path, because the programs make sockets in it.
 */
export async function startCeph(folder: string, at = 0): Promise<CephServer> {
  const [port, monitor] = [at || (await anyPort()), await anyPort()];
  const fsid = randomUUID();
  const config = ['-c', join(folder, 'ceph.conf')];
  const aborted = new AbortController();
  const run = (name: string, ...args: string[]) =>
    promisify(execFile)(name, [...config, ...args], { signal: aborted.signal });
  const { start, close } = programsOf(config);
  const until = async (holds: () => Promise<boolean>) => {
    while (!(await holds())) await pause(500, undefined, { signal: aborted.signal });
  };
  const done = (name: string, ...args: string[]) =>
    until(() =>
      run(name, ...args).then(
        () => true,
        () => false,
      ),
    );
  const endpoint = `http://127.0.0.1:${port}`;

  async function setUp(): Promise<void> {
    const map = join(folder, 'monmap');
    await promisify(execFile)('monmaptool', [
      ...['--create', '--addv', 'a', `[v1:127.0.0.1:${monitor}]`],
      ...['--fsid', fsid, map],
    ]);
    await run('ceph-mon', '--mkfs', '-i', 'a', '--monmap', map);
    start('ceph-mon', '-i', 'a');
    start('ceph-mgr', '-i', 'x');
    const disk = randomUUID();
    await done('ceph', 'osd', 'new', disk);
    await run('ceph-osd', '-i', '0', '--mkfs', '--osd-uuid', disk);
    start('ceph-osd', '-i', '0');
    start('radosgw', '-n', 'client.rgw');
    const { AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey } = cephEnv;
    const keys = ['--access-key', accessKeyId, '--secret-key', secretAccessKey];
    await done('radosgw-admin', 'user', 'create', '--uid', 'suite', '--display-name', 'suite', ...keys);
    await until(() => answers(endpoint));
    process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED ??= 'true';
    const credentials = { accessKeyId, secretAccessKey };
    const client = new S3Client({ region: 'us-east-1', forcePathStyle: true, endpoint, credentials });
    await client.send(new CreateBucketCommand({ Bucket: 'releases' }));
    client.destroy();
  }

  for (const name of ['mon', 'mgr', 'osd', 'rgw']) await mkdir(join(folder, name), { recursive: true });
  await writeFile(join(folder, 'ceph.conf'), configOf(folder, fsid, monitor, port));
  const late = pause(PATIENCE, undefined, { signal: aborted.signal }).then(() => {
    throw new Error(`it was not up after ${PATIENCE / 1000} s`);
  });
  try {
    await Promise.race([setUp(), late]);
  } catch (error) {
    const words = await lastWords(folder);
    aborted.abort();
    await close();
    throw new Error(`Ceph did not start: ${(error as Error).message}\n${words}`, { cause: error });
  } finally {
    aborted.abort();
  }
  return {
    endpoint,
    address: (prefix) => `s3://releases/${prefix}?endpoint=${endpoint}&pathStyle=true`,
    close,
  };
}
