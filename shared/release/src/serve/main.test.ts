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

test('a gateway is started by its command, says that it is about to close, and closes in order', async () => {
  const folder = join(await temporaryFolder(), 'store');
  await publish({ store: new LocalStore(folder), dist: await distOf('host', '1.0.0') });
  const opsPort = await anyPort();
  const mirror = join(await temporaryFolder(), 'mirror');
  const ports = ['--port', '0', '--ops-port', String(opsPort)];
  const child = start(['--store', folder, ...ports, '--mirror', mirror, '--drain', '1']);
  const ended = once(child, 'exit');
  const address = await addressOf(child);
  child.stdout.resume();
  expect(await (await fetch(`${address}/healthz`)).json()).toMatchObject({ status: 'ok', revision: 1 });
  expect((await fetch(`${address}/metrics`)).status).toBe(404);
  expect((await fetch(`http://127.0.0.1:${opsPort}/metrics`)).status).toBe(200);
  expect((await fetch(`http://127.0.0.1:${opsPort}/`)).status).toBe(404);
  expect(await readdir(join(mirror, 'releases/host/1.0.0'))).toContain('release.json');

  child.kill('SIGTERM');
  const health = async () => {
    const answer = await fetch(`${address}/healthz`);
    return { code: answer.status, ...((await answer.json()) as Partial<Health>) };
  };
  await eventually(health, { code: 503, status: 'draining', revision: 1 });
  expect((await fetch(`${address}/`)).status).toBe(200);
  expect(await ended).toEqual([0, null]);
}, 30_000);

test('the log tells of requests without what is in their queries, and not where they came from', async () => {
  const folder = join(await temporaryFolder(), 'store');
  await publish({ store: new LocalStore(folder), dist: await distOf('host', '1.0.0') });
  const api = `http://127.0.0.1:${await anyPort()}`;
  const child = start(['--store', folder, '--port', '0', '--ops-port', '0', '--api', api, '--log', 'info']);
  const ended = once(child, 'exit');
  const address = await addressOf(child);
  let log = '';
  child.stdout.on('data', (chunk) => (log += String(chunk)));
  const headers = { 'x-forwarded-for': '203.0.113.9' };
  await fetch(`${address}/?code=one-time`, { headers });
  await fetch(`${address}/api/user?mobile=13800000000`, { headers });
  await fetch(`${address}/none?mobile=13800000000`, { headers });
  child.kill('SIGTERM');
  await ended;
  expect(log).toMatch(/"url":"\/"[^]*"url":"\/api\/user"[^]*"url":"\/none"/);
  expect(log).not.toMatch(/one-time|13800000000|203\.0\.113\.9/);
}, 30_000);

async function faultOf(args: readonly string[], locale?: string): Promise<string> {
  const child = start(args, locale);
  let said = '';
  child.stderr.on('data', (chunk) => (said += String(chunk)));
  expect(await once(child, 'exit')).toEqual([1, null]);
  return said;
}

test.each([
  ['C', /^--store is missing[\s\S]*--trust-proxy WHO +proxies/],
  ['zh_CN.UTF-8', /^缺少 --store[\s\S]*--trust-proxy WHO +前面/],
])(
  'in %s a wrong command says what is wrong and how it goes',
  async (locale, words) => {
    expect(await faultOf(['--port', '0'], locale)).toMatch(words);
  },
  30_000,
);

// A gateway whose port of ops is taken does not go on without it.
test.each([
  [
    'C',
    '127.0.0.1',
    '--port',
    /^port \d+ is already in use\nEnd the other program, or choose another port\.\n$/,
  ],
  [
    'zh_CN.UTF-8',
    '0.0.0.0',
    '--port 0 --ops-port',
    /^端口已被占用.*\n请结束占用端口的程序，或换一个端口。\n$/,
  ],
])(
  'in %s a port that is taken on %s, given by %s, is a refusal that says what to do, and not how every option goes',
  async (locale, host, option, words) => {
    const owner = createServer((socket) => socket.end('owner')).listen(0, host);
    await once(owner, 'listening');
    const { port } = owner.address() as AddressInfo;
    const args = `--store ${await temporaryFolder()} ${option} ${port}`.split(' ');
    expect(await faultOf(args, locale).finally(() => owner.close())).toMatch(words);
  },
  30_000,
);
