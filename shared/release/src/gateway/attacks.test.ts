import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { splitSigned, withSignatures } from '@suite/kernel/registry';
import { newKey, signerOf, signText, type Signer } from '../keys/key-pair';
import { Trust } from '../keys/trust';
import { createKey } from '../operations/keys';
import { rollback } from '../operations/rollback';
import { LocalStore } from '../store/local-store';
import { createGateway } from './create-gateway';
import type { GatewayOptions } from './gateway-options';
import { refusalOf, temporaryFolder } from '../testing/sample';
import { liveSuite, type Suite } from '../testing/suite';
import { reportFrom } from './testing/report';

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

test('a gateway that starts again still knows that the store was signed, and what was live', async () => {
  const state = join(await temporaryFolder(), 'store.json');
  const older = await text();
  await suite.put('remote-a', '1.1.0');
  const starting = () => start({ store: new LocalStore(suite.root), trust: new Trust({ file: state }) });
  expect((await starting().inject('/')).statusCode).toBe(200);
  for (const [document, refused] of [
    [await unsigned(), 'REGISTRY_UNTRUSTED'],
    [older, 'REGISTRY_OLD'],
  ] as const) {
    await writeFile(at('registry.json'), document);
    const gateway = starting();
    for (const url of ['/', '/registry.json']) expect((await gateway.inject(url)).statusCode).toBe(503);
    expect(await health(gateway)).toEqual({ status: 'no registry', store: 'ok', refused });
  }
});

test('a gateway with a trusted key serves nothing that a stranger has signed, and says so', async () => {
  const keys = (await suite.registry()).keys;
  const starting = () => start({ store: new LocalStore(suite.root), trust: new Trust({ keys }) });
  expect((await starting().inject('/')).statusCode).toBe(200);
  const stranger = signerOf(newKey()) as Signer;
  const { keys: _, ...registry } = JSON.parse(splitSigned(await text()).text);
  const forged = JSON.stringify({ ...registry, keys: [stranger.key] });
  await writeFile(at('registry.json'), withSignatures(forged, [signText(forged, stranger)]));
  const gateway = starting();
  expect((await gateway.inject('/')).statusCode).toBe(503);
  expect(await health(gateway)).toMatchObject({ refused: 'REGISTRY_UNTRUSTED' });
});

test('the metrics tell that the registry in the store is refused, and how old the one is that is served', async () => {
  const gateway = start();
  await gateway.inject('/');
  const metric = async (name: string) =>
    Number(new RegExp(`^${name} (.*)$`, 'm').exec((await gateway.inject('/metrics')).body)?.[1]);
  expect(await metric('suite_registry_refused')).toBe(0);
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 3_600_000);
  await writeFile(at('registry.json'), await unsigned());
  expect(await metric('suite_registry_refused')).toBe(1);
  expect(await metric('suite_registry_age_seconds')).toBeGreaterThanOrEqual(3600);
  jest.restoreAllMocks();
});

test('operations of a gateway change only what it would serve', async () => {
  await suite.put('remote-a', '1.1.0');
  const store = new LocalStore(suite.root);
  await start({ store }).inject('/');
  await writeFile(at('registry.json'), await unsigned());
  expect(await refusalOf(rollback({ store, app: 'remote-a' }))).toMatchObject({ code: 'REGISTRY_UNTRUSTED' });
});

test('a document whose template was changed is not served, and the last good one is', async () => {
  const gateway = start();
  const good = (await gateway.inject('/')).body;
  const template = 'releases/host/1.0.0/index.html';
  await writeFile(at(template), (await text(template)).replace('</head>', '<script>steal()</script></head>'));
  // The shell is known; only a document that is made anew reads the template.
  await suite.put('remote-a', '1.1.0').catch(() => undefined);
  expect((await gateway.inject('/')).body).toContain('"1.1.0"');
  expect((await gateway.inject('/')).body).not.toContain('steal');
  expect(good).not.toContain('"1.1.0"');
  expect((await start({ store: new LocalStore(suite.root) }).inject('/')).statusCode).toBe(503);
});

test('a host whose template is lost leaves the last document, whose pages ask for the registry, and health tells it', async () => {
  await suite.put('host', '2.0.0');
  const gateway = start();
  const good = (await gateway.inject('/')).body;
  expect(good).toContain(' data-live>');
  await suite.put('host', '2.1.0');
  await rm(at('releases/host/2.1.0/index.html'));
  expect((await gateway.inject('/')).body).toBe(good.replace(' data-live>', '>'));
  expect(await health(gateway)).toMatchObject({ status: 'ok', document: 'FILE_MISSING' });
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

test('visits of several addresses stop it, and none without the token of a page', async () => {
  await suite.put('remote-a', '2.0.0', { canary: 5 });
  const gateway = start({ canary: { every: 10, rule: ({ errors }) => errors > 2 } });
  const event = { app: 'remote-a', version: '2.0.0', canary: true, kind: 'error', code: 'throw' };
  const isRunning = async () => (await suite.registry()).apps['remote-a']?.canary !== undefined;
  for (const phone of [1, 2, 3, 4]) {
    await gateway.inject({
      method: 'POST',
      url: '/events',
      remoteAddress: `192.0.2.${phone}`,
      headers: { 'content-type': 'text/plain', cookie: 'suite_visit=zzzzzzz-a-0.AAAA' },
      payload: JSON.stringify({ events: [event] }),
    });
  }
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(await isRunning()).toBe(true);
  for (const phone of [1, 2, 3]) await reportFrom(gateway, `192.0.2.${phone}`, [event]);
  for (let i = 0; i < 100 && (await isRunning()); i++)
    await new Promise((resolve) => setTimeout(resolve, 20));
  expect(await isRunning()).toBe(false);
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
