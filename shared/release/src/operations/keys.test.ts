import { webcrypto } from 'node:crypto';
import { chmod, mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readRegistry, splitSigned, type RegistryKey } from '@suite/kernel/registry';
import { currentRegistry } from '../registry/current-registry';
import { LocalStore } from '../store/local-store';
import { contentOf, refusalOf, temporaryFolder } from '../testing/sample';
import { liveSuite, type Suite } from '../testing/suite';
import { createKey, retireKey } from './keys';
import { rollback } from './rollback';
import { verify } from './verify';

let suite: Suite;
let safe: string;
const { RELEASE_KEY, XDG_CONFIG_HOME } = process.env;

beforeEach(async () => {
  suite = await liveSuite();
  safe = await temporaryFolder();
  process.env.XDG_CONFIG_HOME = safe;
  delete process.env.RELEASE_KEY;
});
afterAll(() => Object.assign(process.env, { RELEASE_KEY, XDG_CONFIG_HOME }));

const text = () => readFile(join(suite.root, 'registry.json'), 'utf8');

/** Whether a page that trusts these keys accepts a document. */
async function isBelieved(document: string, keys: readonly RegistryKey[]): Promise<boolean> {
  const { text: signed, signatures } = splitSigned(document);
  for (const { key: id, value } of signatures) {
    const key = keys.find((one) => one.id === id);
    if (!key) continue;
    const jwk = { kty: 'EC', crv: 'P-256', x: key.x, y: key.y };
    const algorithm = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' };
    const point = await webcrypto.subtle.importKey('jwk', jwk, algorithm, false, ['verify']);
    const bytes = new TextEncoder().encode(signed);
    if (await webcrypto.subtle.verify(algorithm, point, Buffer.from(value, 'base64'), bytes)) return true;
  }
  return false;
}

const trusted = async () => (await suite.registry()).keys ?? [];

test('without keys registry and document are unsigned; from the first key on both are signed', async () => {
  expect(splitSigned(await text()).signatures).toEqual([]);
  const { id, revision } = await createKey({ store: suite.store });
  expect(revision).toBe(2);
  expect((await trusted()).map((key) => key.id)).toEqual([id]);
  expect(await isBelieved(await text(), await trusted())).toBe(true);
  await suite.put('remote-a', '1.1.0');
  await rollback({ store: suite.store, app: 'remote-a' });
  expect(await isBelieved(await text(), await trusted())).toBe(true);
  expect((await verify(suite.store)).signed).toBe(true);
  expect(readRegistry(await text())?.revision).toBe(4);
});

test('the page carries the public keys, and the store never the private one', async () => {
  const { file } = await createKey({ store: suite.store });
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  const html = await readFile(join(suite.root, 'index.html'), 'utf8');
  const snapshot = readRegistry(/id="registry-snapshot">(.*?)<\/script>/.exec(html)?.[1] ?? '');
  expect(snapshot?.keys).toEqual(await trusted());
  const secret = /\n([\w+/=]{20,})\n/.exec(await readFile(file, 'utf8'))![1]!;
  for (const content of Object.values(await contentOf(suite.root))) {
    const body = Buffer.from(content.split(' ')[1] ?? '', 'base64').toString('latin1');
    expect(body).not.toContain('PRIVATE');
    expect(body).not.toContain(secret.slice(0, 20));
  }
});

test('a byte that is flipped anywhere in the registry is noticed', async () => {
  await createKey({ store: suite.store });
  const keys = await trusted();
  const whole = Buffer.from(await text());
  for (let at = 0; at < whole.length - 1; at += 37) {
    const bytes = Buffer.from(whole);
    bytes[at] = (bytes[at] as number) ^ 1;
    expect(await isBelieved(bytes.toString(), keys)).toBe(false);
  }
  const middle = whole.length >> 2;
  whole[middle] = (whole[middle] as number) ^ 1;
  await writeFile(join(suite.root, 'registry.json'), whole);
  expect(await refusalOf(currentRegistry(suite.store))).toMatchObject({ code: 'REGISTRY_BROKEN' });
});

test('one key follows another while pages of both times believe every registry', async () => {
  const first = await createKey({ store: suite.store });
  const early = await trusted();
  const second = await createKey({ store: suite.store });
  const both = await trusted();
  expect(both.map(({ id }) => id)).toEqual([first.id, second.id]);
  await suite.put('remote-a', '1.1.0');
  for (const keys of [early, both]) expect(await isBelieved(await text(), keys)).toBe(true);

  expect(await retireKey({ store: suite.store, id: first.id })).toEqual({ revision: 5 });
  const late = await trusted();
  for (const keys of [early, both, late]) expect(await isBelieved(await text(), keys)).toBe(true);

  await suite.put('remote-a', '1.2.0');
  expect(await isBelieved(await text(), early)).toBe(false);
  for (const keys of [both, late]) expect(await isBelieved(await text(), keys)).toBe(true);
});

test('a folder in which no key can be written is named, and nothing is changed', async () => {
  const file = join(safe, 'a-file');
  await writeFile(file, '');
  expect(await refusalOf(createKey({ store: suite.store, out: join(file, 'key.pem') }))).toMatchObject({
    code: 'KEY_UNWRITABLE',
    message: expect.stringContaining(join(file, 'key.pem')),
  });
  expect(await trusted()).toEqual([]);
});

test('the key may be named, or come from the environment as a file or as itself', async () => {
  const out = join(safe, 'elsewhere', 'key.pem');
  await createKey({ store: suite.store, out });
  expect(await refusalOf(suite.put('remote-a', '1.1.0'))).toMatchObject({ code: 'KEY_MISSING' });
  await suite.put('remote-a', '1.1.0', { keys: [out] });
  process.env.RELEASE_KEY = out;
  await suite.put('remote-a', '1.2.0');
  process.env.RELEASE_KEY = await readFile(out, 'utf8');
  await suite.put('remote-a', '1.3.0');
  expect(await isBelieved(await text(), await trusted())).toBe(true);
});

test('a change without the key is refused, and the registry stays as it is', async () => {
  await createKey({ store: suite.store, out: join(safe, 'key.pem') });
  process.env.XDG_CONFIG_HOME = await temporaryFolder();
  const before = await text();
  expect(await refusalOf(rollback({ store: suite.store, app: 'remote-a' }))).toMatchObject({
    code: 'NOTHING_TO_ROLL_BACK',
  });
  expect(await refusalOf(suite.put('remote-a', '1.1.0'))).toMatchObject({ code: 'KEY_MISSING' });
  expect(await text()).toBe(before);
  // The version is not taken: it can be built anew and published by somebody who has the key.
  expect(await suite.store.list('releases/remote-a')).toEqual(['1.0.0']);
  expect(await suite.put('remote-a', '1.0.0')).toMatchObject({ changed: false });
});

test.each([
  ['beside the store', 'key.pem'],
  ['in a folder beside it', join('keys', 'key.pem')],
])('a private key may lie %s', async (_, path) => {
  const out = join(safe, path);
  const { file } = await createKey({ store: suite.store, out, storeFolder: join(safe, 'store') });
  expect(file).toBe(out);
  expect((await stat(out)).isFile()).toBe(true);
});

test('a dry run makes neither a file nor a key', async () => {
  const out = join(safe, 'key.pem');
  expect(await createKey({ store: suite.store, out, dryRun: true })).toMatchObject({
    file: out,
    revision: 1,
  });
  expect(await trusted()).toEqual([]);
  await expect(stat(out)).rejects.toThrow('ENOENT');
});

test('a key that could not be made trusted leaves no file behind', async () => {
  const out = join(safe, 'key.pem');
  const full = new LocalStore(suite.root);
  full.replace = () => Promise.reject(new Error('full'));
  await expect(createKey({ store: full, out })).rejects.toThrow('full');
  await expect(stat(out)).rejects.toThrow('ENOENT');
});

test('the only key that can sign from now on is kept, also if the document could not be written', async () => {
  const out = join(safe, 'key.pem');
  const failing = new LocalStore(suite.root);
  failing.replace = (path, ...rest) =>
    path === 'index.html' ? Promise.reject(new Error('silent')) : suite.store.replace(path, ...rest);
  await expect(createKey({ store: failing, out })).rejects.toThrow('silent');
  expect(await trusted()).toHaveLength(1);
  expect(await suite.put('remote-a', '1.1.0', { keys: [out] })).toMatchObject({ changed: true });
  expect((await stat(`${out}.pub`)).isFile()).toBe(true);
});

test('of two who create the second key at the same moment one is refused', async () => {
  await createKey({ store: suite.store });
  const both = await Promise.allSettled([
    createKey({ store: suite.store }),
    createKey({ store: new LocalStore(suite.root) }),
  ]);
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(await trusted()).toHaveLength(2);
});

test('an unknown key is not retired in the place of another', async () => {
  await createKey({ store: suite.store });
  await createKey({ store: suite.store });
  const before = await trusted();
  expect(await refusalOf(retireKey({ store: suite.store, id: 'x' }))).toMatchObject({ code: 'KEY_UNKNOWN' });
  expect(await trusted()).toEqual(before);
});

test.each<[string, () => Promise<unknown>, string]>([
  [
    'a private key in the store',
    () => createKey({ store: suite.store, out: join(suite.root, 'key.pem'), storeFolder: suite.root }),
    'KEY_IN_STORE',
  ],
  [
    'a file that is there',
    async () => {
      await writeFile(join(safe, 'key.pem'), 'x');
      return createKey({ store: suite.store, out: join(safe, 'key.pem') });
    },
    'KEY_EXISTS',
  ],
  [
    'a third key',
    async () => {
      await createKey({ store: suite.store });
      await createKey({ store: suite.store });
      return createKey({ store: suite.store });
    },
    'KEY_LIMIT',
  ],
  [
    'trying out a third key',
    async () => {
      await createKey({ store: suite.store });
      await createKey({ store: suite.store });
      return createKey({ store: suite.store, dryRun: true });
    },
    'KEY_LIMIT',
  ],
  ['retiring an unknown key', () => retireKey({ store: suite.store, id: 'x' }), 'KEY_UNKNOWN'],
  [
    'retiring the last key',
    async () => retireKey({ store: suite.store, id: (await createKey({ store: suite.store })).id }),
    'KEY_LAST',
  ],
  [
    'a key that others may read',
    async () => {
      const { file } = await createKey({ store: suite.store });
      await chmod(file, 0o644);
      return suite.put('remote-a', '1.1.0');
    },
    'KEY_EXPOSED',
  ],
  [
    'a file that is no key',
    async () => {
      await createKey({ store: suite.store });
      await mkdir(join(safe, 'x'));
      await writeFile(join(safe, 'x', 'k.pem'), 'no key');
      return suite.put('remote-a', '1.1.0', { keys: [join(safe, 'x', 'k.pem')] });
    },
    'KEY_WRONG',
  ],
])('%s is refused', async (_, act, code) => {
  expect(await refusalOf(act())).toMatchObject({ code });
  expect((await verify(suite.store)).faults).toEqual([]);
});

test('what is loaded before the pages has its hash in the registry', async () => {
  const files = { 'A.js': 'a();', 'A.css': '.a {}' };
  const routes = [{ path: '/remote-a', name: 'A', title: '甲', files: ['A.js', 'A.css'] }];
  await suite.put('remote-a', '1.1.0', {}, { files, live: { routes } });
  const { hashes } = (await suite.registry()).apps['remote-a']!.live;
  expect(Object.keys(hashes!)).toEqual(['entry.js']);
  expect(hashes!['entry.js']).toMatch(/^[\w+/]{64}$/);
});
