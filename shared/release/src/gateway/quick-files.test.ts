import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { temporaryFolder } from '../testing/sample';
import { createGateway } from './create-gateway';
import { ask } from './testing/ask';
import { compressRest, having, linesOf, putVersion, undone } from './testing/versions';

const opsToken = 'sixteen letters or more';
const path = '/releases/remote-a/files/a.js';
const text = 'window.a = 1;'.repeat(200);
let gateways: FastifyInstance[] = [];
let store: string;

beforeEach(async () => {
  store = await temporaryFolder();
  const folder = join(store, 'releases/remote-a/files');
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'a.js'), text);
  await writeFile(join(folder, 'a.js.br'), brotliCompressSync(text));
  await writeFile(join(folder, 'a.js.gz'), gzipSync(text));
});
afterEach(async () => {
  await Promise.all(gateways.map((gateway) => gateway.close()));
  gateways = [];
});

async function started(over: { trustProxy?: boolean; logger?: boolean; deltas?: false } = {}) {
  const gateway = createGateway({ store, opsToken, deltas: compressRest, ...over });
  gateways.push(gateway);
  const framework = jest.fn();
  gateway.addHook('onRequest', async () => framework());
  const address = await gateway.listen({ port: 0, host: '127.0.0.1' });
  await ask(address, { path });
  framework.mockClear();
  return { gateway, address, framework };
}

/** Headers of the connection, and the moment, are no part of what is said of a file. */
const said = ({ date, connection, 'keep-alive': _, ...headers }: Record<string, unknown>) => headers;

test.each([
  ['br', { 'accept-encoding': 'gzip, deflate, br' }],
  ['gzip', { 'accept-encoding': 'gzip' }],
  ['no encoding', {}],
  ['https', { 'x-forwarded-proto': 'http, https' }],
  ['a visitor who claims https', { 'x-forwarded-proto': 'https, http' }],
])('of a file in memory it says what the framework says: %s', async (_, headers) => {
  const { gateway, address, framework } = await started({ trustProxy: true });
  const quick = await ask(address, { path, headers });
  expect(framework).not.toHaveBeenCalled();
  const slow = await gateway.inject({ url: path, headers });
  expect(framework).toHaveBeenCalledTimes(1);
  expect(said(quick.headers)).toEqual(said(slow.headers));
  expect(quick.body.equals(slow.rawPayload)).toBe(true);
});

test('without a trusted proxy a visitor’s word for the protocol counts for nothing', async () => {
  const { address } = await started();
  const { headers } = await ask(address, { path, headers: { 'x-forwarded-proto': 'https' } });
  expect(headers['strict-transport-security']).toBeUndefined();
});

test.each([
  ['a part', { headers: { range: 'bytes=0-3' } }, 206],
  ['what the visitor has', { headers: { 'if-none-match': '*' } }, 304],
  ['another content', { headers: { 'if-match': '"x"' } }, 412],
  ['only the headers', { method: 'HEAD' }, 200],
  ['a compressed form by its own name', { path: `${path}.br` }, 404],
  ['a file that is not there', { path: '/releases/remote-a/files/b.js' }, 404],
])('the framework is asked for %s', async (_, question, status) => {
  const { address, framework } = await started();
  expect((await ask(address, { path, ...question })).status).toBe(status);
  expect(framework).toHaveBeenCalledTimes(1);
});

describe('a visitor who has another version', () => {
  const made = async () => ({
    older: await putVersion(store, 'Page.js', linesOf('Page', '1')),
    newer: await putVersion(store, 'Page.js', linesOf('Page', '2')),
  });

  test('gets a delta in memory as the framework sends it', async () => {
    const { older, newer } = await made();
    const { gateway, address, framework } = await started();
    const headers = having(older);
    const slow = await gateway.inject({ url: newer.url, headers });
    framework.mockClear();
    const quick = await ask(address, { path: newer.url, headers });
    expect(framework).not.toHaveBeenCalled();
    expect(said(quick.headers)).toEqual(said(slow.headers));
    expect(undone(quick.body, older).equals(newer.body)).toBe(true);
    expect((await gateway.inject('/metrics')).body).toMatch(/^suite_deltas_total 2$/m);
  });

  test('and asks for a part is left to the framework', async () => {
    const { older, newer } = await made();
    const { address, framework } = await started();
    await ask(address, { path: newer.url, headers: having(older) });
    const answer = await ask(address, { path: newer.url, headers: { ...having(older), range: 'bytes=0-3' } });
    expect([answer.status, answer.body.length]).toEqual([206, 4]);
    expect(framework).toHaveBeenCalledTimes(2);
  });

  test('costs no time where deltas are off', async () => {
    const { older } = await made();
    const { address, framework } = await started({ deltas: false });
    const answer = await ask(address, { path, headers: having(older) });
    expect([answer.status, framework.mock.calls]).toEqual([200, []]);
  });
});

test('each answer is counted', async () => {
  const { gateway, address } = await started();
  for (let i = 0; i < 3; i++) await ask(address, { path });
  const { body } = await gateway.inject({
    url: '/metrics',
    headers: { authorization: `Bearer ${opsToken}` },
  });
  expect(body).toMatch(/suite_requests_total\{kind="releases",status="200"\} 4/);
});

test('a gateway that is closing leaves it to the framework, which ends the connection', async () => {
  const gateway = createGateway({ store });
  const asked: (number | undefined)[] = [];
  let address = '';
  gateway.addHook('preClose', async () => void asked.push((await ask(address, { path })).status));
  address = await gateway.listen({ port: 0, host: '127.0.0.1' });
  await ask(address, { path });
  await gateway.close();
  expect(asked).toEqual([503]);
});
