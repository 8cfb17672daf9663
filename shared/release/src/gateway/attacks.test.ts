import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { splitSigned } from '@suite/kernel/registry';
import { createKey } from '../operations/keys';
import { createGateway } from './create-gateway';
import type { GatewayOptions } from './gateway-options';
import { temporaryFolder } from '../testing/sample';
import { liveSuite, type Suite } from '../testing/suite';

let suite: Suite;
const { RELEASE_KEY, XDG_CONFIG_HOME } = process.env;
const gateways: FastifyInstance[] = [];

beforeEach(async () => {
  process.env.XDG_CONFIG_HOME = await temporaryFolder();
  delete process.env.RELEASE_KEY;
  suite = await liveSuite();
  await createKey({ store: suite.store });
});
afterEach(async () => {
  for (const gateway of gateways.splice(0)) await gateway.close();
});
afterAll(() => Object.assign(process.env, { RELEASE_KEY, XDG_CONFIG_HOME }));

const start = (over: Partial<GatewayOptions> = {}) => {
  const gateway = createGateway({ store: suite.root, canary: { every: 0 }, ...over });
  gateways.push(gateway);
  return gateway;
};
const at = (path: string) => join(suite.root, path);
const text = (path = 'registry.json') => readFile(at(path), 'utf8');
const health = async (gateway: FastifyInstance) => (await gateway.inject('/healthz')).json();

/** The registry without keys and signatures, as somebody writes it who holds no key. */
async function unsigned(): Promise<string> {
  const { keys: _, ...registry } = JSON.parse(splitSigned(await text()).text);
  return JSON.stringify({ ...registry, revision: registry.revision + 1 });
}

test('a registry whose keys and signatures were deleted is not served in the place of the signed one', async () => {
  const gateway = start();
  const signed = (await gateway.inject('/registry.json')).body;
  await writeFile(at('registry.json'), await unsigned());
  expect((await gateway.inject('/registry.json')).body).toBe(signed);
  expect(await health(gateway)).toMatchObject({ status: 'stale' });
});

test('an inline script that was added to the document does not run', async () => {
  const added = '<script>steal()</script>';
  await writeFile(at('index.html'), (await text('index.html')).replace('</head>', `${added}</head>`));
  const { body, statusCode } = await start().inject('/');
  expect(statusCode).toBe(200);
  expect(body).not.toContain(added);
  expect(body).toContain('window.started');
});

test('an older registry that was put back with its document is not served', async () => {
  const older = [await text(), await text('index.html')] as const;
  await suite.put('remote-a', '1.1.0');
  await suite.put('remote-a', '1.2.0');
  const gateway = start();
  const newest = (await gateway.inject('/registry.json')).body;
  await writeFile(at('registry.json'), older[0]);
  await writeFile(at('index.html'), older[1]);
  expect((await gateway.inject('/registry.json')).body).toBe(newest);
  expect((await gateway.inject('/')).body).toContain('"1.2.0"');
  expect(await health(gateway)).toMatchObject({ status: 'stale', revision: 4 });
});

test('messages of one address do not stop a canary', async () => {
  await suite.put('remote-a', '2.0.0', { canary: 5 });
  const gateway = start({ canary: { every: 10 } });
  const event = { app: 'remote-a', version: '2.0.0', canary: true, kind: 'error', code: 'throw' };
  for (let i = 0; i < 3; i++) {
    await gateway.inject({
      method: 'POST',
      url: '/events',
      headers: { 'content-type': 'text/plain' },
      payload: JSON.stringify({ events: Array(20).fill(event) }),
    });
  }
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect((await suite.registry()).apps['remote-a']?.canary).toBeDefined();
});

test('one event with a version that is too long does not take the others of its message along', async () => {
  const event = { app: 'remote-a', version: '1.0.0', canary: false, kind: 'load' };
  const answer = await start().inject({
    method: 'POST',
    url: '/events',
    headers: { 'content-type': 'text/plain' },
    payload: JSON.stringify({ events: [event, { ...event, version: `1.0.0-${'a'.repeat(60)}` }] }),
  });
  expect(answer.statusCode).toBe(204);
});
