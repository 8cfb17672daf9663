import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { publishAll } from '../publish/publish';
import { LocalStore } from '../store/local-store';
import type { Store } from '../store/store';
import { distOf, temporaryFolder } from '../testing/sample';
import { createGateway } from './create-gateway';
import type { GatewayOptions } from './gateway-options';

const big = '/releases/remote-a/1.0.0/entry.js';

let root: string;
let gateway: FastifyInstance;
const started: FastifyInstance[] = [];

const start = (over: Partial<GatewayOptions> = {}) => {
  const made = createGateway({ store: root, ...over });
  started.push(made);
  return made;
};

beforeEach(async () => {
  root = join(await temporaryFolder(), 'store');
  const dists = [await distOf('host', '1.0.0'), await distOf('remote-a', '1.0.0')];
  await publishAll({ store: new LocalStore(root), dists });
  gateway = start();
});
afterEach(async () => {
  for (const each of started.splice(0)) await each.close();
});

const get = (url: string, headers: Record<string, string> = {}) => gateway.inject({ url, headers });

test('an empty store is told from a missing page', async () => {
  root = await temporaryFolder();
  gateway = start();
  for (const url of ['/', '/registry.json']) {
    const answer = await get(url);
    expect([answer.statusCode, answer.body]).toEqual([503, '尚未发布\n']);
    expect(answer.headers['cache-control']).toBe('no-store');
  }
  expect((await get('/healthz')).statusCode).toBe(503);
});

test('a failing store leads to one plain answer without the reasons', async () => {
  const store = new LocalStore(root);
  store.read = () => Promise.reject(new Error('secret /var/lib/path'));
  gateway = start({ store });
  for (const url of ['/', '/registry.json', big]) {
    const answer = await get(url);
    expect([answer.statusCode, answer.body]).toEqual([503, '服务暂时不可用，请稍后再试\n']);
    expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'retry-after': '1' });
  }
});

test('when the store fails later, the gateway goes on serving from memory', async () => {
  const store = new LocalStore(root);
  gateway = start({ store });
  for (const url of ['/', '/registry.json', big]) await get(url);
  store.read = () => Promise.reject(new Error('gone'));
  for (const url of ['/', '/registry.json', big]) expect((await get(url)).statusCode).toBe(200);
  const answer = await get('/healthz');
  expect([answer.statusCode, answer.json()]).toEqual([
    200,
    { status: 'stale', store: 'unreachable', revision: 1 },
  ]);
});

test('when the store hangs, pages come from memory at once, and health and metrics tell of it within 10 s', async () => {
  const store = new LocalStore(root);
  gateway = start({ store, maxAge: 500 });
  for (const url of ['/', '/registry.json', big]) await get(url);
  const begun = performance.now();
  const seconds = () => (performance.now() - begun) / 1000;
  store.read = () => new Promise(() => undefined);
  let slow = 0;
  let health = { status: 'ok', store: 'ok' };
  while (health.status !== 'stale' && seconds() < 10) {
    for (const url of ['/', '/registry.json', big]) {
      const asked = performance.now();
      expect((await get(url)).statusCode).toBe(200);
      if (performance.now() - asked > 400) slow++;
    }
    await pause(100);
    if (seconds() > 5) health = (await get('/healthz')).json();
  }
  expect(health).toEqual({ status: 'stale', store: 'unreachable', revision: 1 });
  // One request for each document waited for the store, and no other.
  expect(slow).toBeLessThanOrEqual(2);
  const metrics = (await get('/metrics')).body;
  expect(metrics).toContain('suite_store_reachable 0');
  expect(metrics).toContain('suite_registry_stale 1');
}, 20_000);

test('a drive that is unmounted takes nothing from visitors, and health tells a missing folder from an empty one', async () => {
  gateway = start({ store: new LocalStore(root, { mustExist: true }) });
  for (const url of ['/', '/registry.json', big]) await get(url);
  const unread = '/releases/host/1.0.0/entry.js';
  const health = async () => (await get('/healthz')).json<object>();

  await rename(root, `${root}-away`);
  for (const url of ['/', '/registry.json', big]) expect((await get(url)).statusCode).toBe(200);
  // Not 404: a page would take the release for gone.
  expect((await get(unread)).statusCode).toBe(503);
  expect(await health()).toEqual({ status: 'stale', store: 'unreachable', revision: 1 });

  await mkdir(root);
  for (const url of ['/', '/registry.json', big]) expect((await get(url)).statusCode).toBe(200);
  expect(await health()).toEqual({ status: 'stale', store: 'without registry', revision: 1 });

  await rename(`${root}-away`, root);
  expect((await get(unread)).statusCode).toBe(200);
  expect(await health()).toEqual({ status: 'ok', store: 'ok', revision: 1 });
});

test('a gateway that starts before its drive is mounted serves as soon as it is', async () => {
  await rename(root, `${root}-away`);
  gateway = start({ store: new LocalStore(root, { mustExist: true }) });
  expect((await get('/')).statusCode).toBe(503);
  expect((await get('/healthz')).json()).toEqual({ status: 'no registry', store: 'unreachable' });
  await rename(`${root}-away`, root);
  expect((await get('/')).statusCode).toBe(200);
});

test('health tells the revision, and a registry that was damaged meanwhile', async () => {
  expect((await get('/healthz')).json()).toEqual({ status: 'ok', store: 'ok', revision: 1 });
  const before = (await get('/registry.json')).body;
  await writeFile(join(root, 'registry.json'), '{');
  expect((await get('/healthz')).json()).toMatchObject({ status: 'stale', revision: 1 });
  expect((await get('/registry.json')).body).toBe(before);
});

test('a registry that is damaged from the beginning is not served', async () => {
  await writeFile(join(root, 'registry.json'), '{');
  for (const url of ['/healthz', '/registry.json']) {
    const answer = await get(url);
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([503, 'no-store']);
  }
});

test('a gateway about to close says so, and still serves', async () => {
  gateway = start({ draining: () => true });
  const answer = await get('/healthz');
  expect([answer.statusCode, answer.json()]).toMatchObject([503, { status: 'draining' }]);
  expect((await get('/')).statusCode).toBe(200);
});

test('without an API its calls are a 404', async () => {
  expect((await get('/api/Index/index')).statusCode).toBe(404);
});

test('a store that is far away is asked now and then, not at each request', async () => {
  const local = new LocalStore(root);
  let reads = 0;
  const far: Store = {
    read: (path) => {
      reads++;
      return local.read(path);
    },
    replace: (...args) => local.replace(...args),
    add: (...args) => local.add(...args),
    addFiles: (...args) => local.addFiles(...args),
    list: (folder) => local.list(folder),
    entries: (folder) => local.entries(folder),
    remove: (path) => local.remove(path),
  };
  gateway = start({ store: far });
  for (let i = 0; i < 30; i++) await get('/registry.json');
  expect(reads).toBeLessThan(5);
  await publishAll({ store: local, dists: [await distOf('remote-a', '2.0.0')] });
  await new Promise((resolve) => setTimeout(resolve, 600));
  expect((await get('/registry.json')).body).toContain('"2.0.0"');
});
