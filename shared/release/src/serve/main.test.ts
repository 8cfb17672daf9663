import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { publish } from '../publish/publish';
import { LocalStore } from '../store/local-store';
import { distOf, temporaryFolder } from '../testing/sample';
import { anyPort } from './listen';
import type { Health } from './tell-state';
import { eventually } from './testing/start-mirror';

const root = join(__dirname, '../../../..');
let state: string;
beforeAll(async () => {
  state = await temporaryFolder();
});

const start = (args: readonly string[], locale = 'C') =>
  spawn(process.execPath, ['--import', 'tsx', join(__dirname, 'main.ts'), ...args], {
    cwd: root,
    env: { ...process.env, XDG_STATE_HOME: state, LC_ALL: locale },
  });

async function addressOf(child: ReturnType<typeof start>): Promise<string> {
  for await (const line of createInterface({ input: child.stdout })) {
    const [address] = /http:\/\/127\.0\.0\.1:\d+/.exec(line) ?? [];
    if (address) return address;
  }
  throw new Error('it did not start');
}

test('a gateway is started by its command, logs no query and no visitor, and closes in order', async () => {
  const folder = join(await temporaryFolder(), 'store');
  await publish({ store: new LocalStore(folder), dist: await distOf('host', '1.0.0') });
  const [opsPort, apiPort] = [await anyPort(), await anyPort()];
  const mirror = join(await temporaryFolder(), 'mirror');
  const args = `--store ${folder} --port 0 --ops-port ${opsPort} --mirror ${mirror} --drain 1 --log info`;
  const child = start([...args.split(' '), '--api', `http://127.0.0.1:${apiPort}`]);
  const ended = once(child, 'exit');
  const address = await addressOf(child);
  let log = '';
  child.stdout.on('data', (chunk) => (log += String(chunk)));
  const status = async (url: string, headers = {}) => (await fetch(url, { headers })).status;
  expect(await (await fetch(`${address}/healthz`)).json()).toMatchObject({ status: 'ok', revision: 1 });
  expect(await status(`${address}/metrics`)).toBe(404);
  expect(await status(`http://127.0.0.1:${opsPort}/metrics`)).toBe(200);
  expect(await readdir(join(mirror, 'releases/host/1.0.0'))).toContain('release.json');
  const visitor = { 'x-forwarded-for': '203.0.113.9' };
  for (const path of ['/?code=one-time', '/api/user?mobile=13800000000', '/none?mobile=13800000000'])
    await status(address + path, visitor);

  child.kill('SIGTERM');
  const health = async () => {
    const answer = await fetch(`${address}/healthz`);
    return { code: answer.status, ...((await answer.json()) as Partial<Health>) };
  };
  await eventually(health, { code: 503, status: 'draining', revision: 1 });
  expect(await status(`${address}/`)).toBe(200);
  expect(await ended).toEqual([0, null]);
  expect(log).toMatch(/"url":"\/"[^]*"url":"\/api\/user"[^]*"url":"\/none"/);
  expect(log).not.toMatch(/one-time|13800000000|203\.0\.113\.9/);
}, 30_000);

async function faultOf(args: string, locale: string): Promise<string> {
  const child = start(args.split(' '), locale);
  let said = '';
  child.stderr.on('data', (chunk) => (said += String(chunk)));
  expect(await once(child, 'exit')).toEqual([1, null]);
  return said;
}

test('a wrong command says what is wrong and how it goes', async () => {
  expect(await faultOf('--port 0', 'zh_CN.UTF-8')).toMatch(/^缺少 --store[\s\S]*--trust-proxy WHO +前面/);
}, 30_000);

// It does not go on without ops. Some systems let two programs listen on one port, of all addresses and of one.
test('a port of ops that is taken is a refusal that says what to do, and not how every option goes', async () => {
  const owner = createServer((socket) => socket.end('owner')).listen(0, '0.0.0.0');
  await once(owner, 'listening');
  const { port } = owner.address() as AddressInfo;
  const args = `--store ${await temporaryFolder()} --port 0 --ops-port ${port}`;
  expect(await faultOf(args, 'C').finally(() => owner.close())).toMatch(
    /^port \d+ is already in use\nEnd the other program, or choose another port\.\n$/,
  );
}, 30_000);
