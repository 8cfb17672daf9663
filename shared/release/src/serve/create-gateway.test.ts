import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { rollback } from '../publish/rollback';
import { liveSuite, type LiveSuite } from '../testing/suite';
import { createGateway } from './create-gateway';
import { eventually } from './testing/start-mirror';

let suite: LiveSuite;
let gateway: FastifyInstance;

beforeEach(async () => {
  suite = await liveSuite();
  gateway = createGateway({ store: suite.store });
});
afterEach(() => gateway.close());

const get = (url: string) => gateway.inject(url);
const live = async () => (await get('/registry.json')).json().apps['remote-a'].live.version as string;

test('what is published and rolled back is served next, with its files', async () => {
  expect(await live()).toBe('1.0.0');
  await suite.put('remote-a', '2.0.0');
  expect(await live()).toBe('2.0.0');
  expect((await get('/')).body).toContain('"version":"2.0.0"');
  expect((await get('/releases/remote-a/2.0.0/entry.js')).body).toBe(
    'start("remote-a", "2.0.0"); window["remote-a@2.0.0"] = { get: { "./routes": 1 } };',
  );
  await rollback({ store: suite.store, app: 'remote-a' });
  expect(await live()).toBe('1.0.0');
  expect((await get('/revision.json')).json()).toEqual({ revision: 3 });
  expect((await get('/releases/remote-a/2.0.0/entry.js')).statusCode).toBe(200);
});

test('the manifest that is served has the hash that the registry names', async () => {
  await suite.put('remote-a', '2.0.0');
  const { previousHash } = (await get('/registry.json')).json().apps['remote-a'];
  await eventually(async () => (await get('/releases/remote-a/1.0.0/release.json')).statusCode, 200);
  const { rawPayload } = await get('/releases/remote-a/1.0.0/release.json');
  expect(createHash('sha384').update(rawPayload).digest('base64')).toBe(previousHash);
});

test('a store whose timestamp was damaged is served as it was, and health says so', async () => {
  const before = (await get('/')).body;
  await writeFile(join(suite.root, 'timestamp.json'), '{');
  expect((await get('/')).body).toBe(before);
  const health = await get('/healthz');
  expect([health.statusCode, health.json()]).toMatchObject([200, { status: 'stale', revision: 1 }]);
  const other = createGateway({ store: suite.root });
  expect((await other.inject('/')).statusCode).toBe(503);
  expect((await other.inject('/healthz')).statusCode).toBe(503);
  await other.close();
});
