import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { temporaryFolder } from '../testing/sample';
import { createGateway } from './create-gateway';
import type { GatewayOptions } from './gateway-options';
import { compressRest, having, linesOf, putVersion, undone, type Version } from './testing/versions';

const whole = 'public, max-age=31536000, immutable';
const compress = jest.fn(compressRest);
let store: string;
let older: Version;
let newer: Version;
let other: Version;
let gateway: FastifyInstance;

const start = (over: Partial<GatewayOptions> = {}) =>
  (gateway = createGateway({ store, deltas: compress, canary: { every: 0 }, ...over }));

beforeEach(async () => {
  compress.mockReset().mockImplementation(compressRest);
  store = await temporaryFolder();
  older = await putVersion(store, 'Page.js', linesOf('Page', '1'));
  newer = await putVersion(store, 'Page.js', linesOf('Page', '2'));
  other = await putVersion(store, 'Other.js', linesOf('Other', '1'));
  start();
});
afterEach(() => gateway.close());

const get = (url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
  gateway.inject({ url, headers, method });

describe('a file', () => {
  test.each([
    ['Page.js', 'match="Page.*.js"'],
    ['Page.css', 'match="Page.*.css"'],
    ['shared-12ab.js', 'match="shared-12ab.*.js"'],
    ['data.json', undefined],
    ['a+b.js', undefined],
    ['a.b.js', undefined],
  ])('%s asks browsers to keep it for its next versions by %s', async (file, pattern) => {
    const { url } = await putVersion(store, file, linesOf(file, '1'));
    for (const headers of [{}, having(other)])
      expect((await get(url, headers)).headers['use-as-dictionary']).toBe(pattern);
  });

  test('of a folder of a version has no next one', async () => {
    const { url } = await putVersion(store, 'Page.js', linesOf('Page', '1'), 'remote-a/1.0.0');
    expect((await get(url)).headers['use-as-dictionary']).toBeUndefined();
  });
});

describe('a visitor who has another version', () => {
  test('gets what is new in the file', async () => {
    const { statusCode, headers, rawPayload } = await get(newer.url, having(older));
    expect(statusCode).toBe(200);
    expect(undone(rawPayload, older).equals(newer.body)).toBe(true);
    expect(rawPayload.length).toBeLessThan(newer.body.length * 0.6);
    expect(headers).toMatchObject({
      'content-encoding': 'dcz',
      'content-type': 'text/javascript; charset=utf-8',
      'content-length': String(rawPayload.length),
      'access-control-allow-origin': '*',
      'use-as-dictionary': 'match="Page.*.js"',
      'x-content-type-options': 'nosniff',
    });
  });

  test('may have the later one', async () => {
    const { rawPayload } = await get(older.url, having(newer));
    expect(undone(rawPayload, newer).equals(older.body)).toBe(true);
  });

  test('gets it by an answer that no cache gives to others', async () => {
    const third = await putVersion(store, 'Page.js', linesOf('Page', '3'));
    const answers = [
      await get(newer.url),
      await get(newer.url, having(older)),
      await get(newer.url, having(third)),
    ];
    expect(answers.map(({ headers }) => [headers['cache-control'], headers.vary])).toEqual([
      [whole, 'accept-encoding'],
      ['private, max-age=31536000, immutable', 'accept-encoding, available-dictionary'],
      ['private, max-age=31536000, immutable', 'accept-encoding, available-dictionary'],
    ]);
    expect(new Set(answers.map(({ headers }) => headers.etag)).size).toBe(3);
  });

  test('may ask for the headers alone', async () => {
    const full = await get(newer.url, having(older));
    const head = await get(newer.url, having(older), 'HEAD');
    const { date: _, ...headers } = full.headers;
    expect([head.statusCode, head.body]).toEqual([200, '']);
    expect(head.headers).toMatchObject(headers);
  });

  test('gets a delta that was made before from memory', async () => {
    for (let i = 0; i < 3; i++) await get(newer.url, having(older));
    expect(compress).toHaveBeenCalledTimes(1);
  });

  test('is counted', async () => {
    for (const version of [older, older, other]) await get(newer.url, having(version));
    expect((await get('/metrics')).body).toMatch(/^suite_deltas_total 2$/m);
  });
});

/** A hash that leads to the same file as this one. */
const forged = ({ hash }: Version) => ({ hash: `${hash.slice(0, 5)}${'A'.repeat(38)}=` });
/** The same 32 bytes, written otherwise: the last character has bits that count for nothing. */
const odd = ({ hash }: Version) => ({
  hash: hash.replace(/.=$/, (end) => `${String.fromCharCode(end.charCodeAt(0) + 1)}=`),
});

describe('the whole file is for a visitor', () => {
  test.each<[string, () => Record<string, string>]>([
    ['who reads no dcz', () => having(older, 'gzip, br, dcb')],
    ['who refuses dcz', () => having(older, 'br, dcz;q=0')],
    ['who has a version that is gone', () => having({ hash: `${'B'.repeat(43)}=` })],
    ['who has another file', () => having(other)],
    ['who has this very file', () => having(newer)],
    ['who forges a hash', () => having(forged(older))],
    ['who writes a hash otherwise', () => having(odd(older))],
    ['who sends no hash', () => ({ ...having(older), 'available-dictionary': ':AAAA:' })],
    [
      'who sends two',
      () => ({ ...having(older), 'available-dictionary': `:${older.hash}:, :${older.hash}:` }),
    ],
    ['who sends none', () => ({ ...having(older), 'available-dictionary': '' })],
    [
      'who sends a path',
      () => ({ ...having(older), 'available-dictionary': `:../..${older.hash.slice(5)}:` }),
    ],
  ])('%s', async (_, headers) => {
    const { statusCode, headers: said, rawPayload } = await get(newer.url, headers());
    expect([statusCode, said['content-encoding'], said['cache-control']]).toEqual([200, 'br', whole]);
    expect(brotliDecompressSync(rawPayload).equals(newer.body)).toBe(true);
    expect(compress).not.toHaveBeenCalled();
  });

  test('who asks under a condition or for a part', async () => {
    const plain = having(older, 'dcz');
    const part = await get(newer.url, { ...plain, range: 'bytes=0-9' });
    expect([part.statusCode, part.rawPayload]).toEqual([206, newer.body.subarray(0, 10)]);
    const { etag } = (await get(newer.url)).headers;
    const known = await get(newer.url, { ...plain, 'if-none-match': String(etag) });
    expect([known.statusCode, known.body]).toEqual([304, '']);
    expect((await get(newer.url, { ...plain, 'if-match': '"x"' })).statusCode).toBe(412);
    expect(compress).not.toHaveBeenCalled();
  });

  test('who tries again, because a delta may be what failed', async () => {
    const { headers } = await get(`${newer.url}?r=1`, having(older));
    expect(headers['content-encoding']).toBe('br');
  });

  test('whose version was changed in the store', async () => {
    await writeFile(join(store, 'releases', older.path), linesOf('Page', 'evil()'));
    expect((await get(newer.url, having(older))).headers['content-encoding']).toBe('br');
    expect(compress).not.toHaveBeenCalled();
  });

  test('if caches keep it, only for those who have no delta', async () => {
    const { headers } = await get(newer.url, having(other));
    expect(headers.vary).toBe('accept-encoding, available-dictionary');
  });

  test('if the delta is not smaller, which is found out once', async () => {
    compress.mockImplementation(async (file) => file);
    for (let i = 0; i < 3; i++)
      expect((await get(newer.url, having(older))).headers['content-encoding']).toBe('br');
    expect(compress).toHaveBeenCalledTimes(1);
  });

  test('if the delta cannot be made, which is tried again', async () => {
    compress.mockRejectedValueOnce(new Error('no memory'));
    const encodings = [];
    for (let i = 0; i < 2; i++)
      encodings.push((await get(newer.url, having(older))).headers['content-encoding']);
    expect(encodings).toEqual(['br', 'dcz']);
  });

  test('if it is very large', async () => {
    const large = 'x'.repeat(2 * 1024 * 1024);
    const [one, two] = [
      await putVersion(store, 'a.js', `${large}1`),
      await putVersion(store, 'a.js', 'small'),
    ];
    await get(one.url, having(two));
    await get(two.url, having(one));
    expect(compress).not.toHaveBeenCalled();
  });
});

test.each(['remote-a%2f..%2fremote-a%2ffiles%2f', 'remote-a//files/', 'remote-b/files/'])(
  'a path that leads astray is not there, whatever the visitor has: %s',
  async (folder) => {
    const name = newer.path.slice(newer.path.lastIndexOf('/') + 1);
    expect((await get(`/releases/${folder}${name}`, having(older))).statusCode).toBe(404);
  },
);

test('operators can switch it off', async () => {
  await gateway.close();
  start({ deltas: false });
  const { headers } = await get(newer.url, having(older));
  expect([headers['content-encoding'], headers['use-as-dictionary'], headers.vary]).toEqual([
    'br',
    undefined,
    'accept-encoding',
  ]);
});
