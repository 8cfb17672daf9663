import fs from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Registry } from '@suite/kernel/registry';
import { withSignatures } from '@suite/kernel/registry';
import { releaseOf } from '@suite/kernel/testing';
import { refusalOf, temporaryFolder } from '../testing/sample';
import { findTrustedKeys, stateFileOf, trustFor } from './find-trust';
import { newKey, publicPem, signerOf, signText, type Signer } from './key-pair';
import { Trust } from './trust';

const [own, next, stranger] = [0, 1, 2].map(() => signerOf(newKey()) as Signer) as [Signer, Signer, Signer];
let file: string;
beforeEach(async () => (file = join(await temporaryFolder(), 'state', 'store.json')));

const registry = (revision: number, keys: Signer[], made = ''): Registry => ({
  schema: 1,
  revision,
  apps: { host: { live: releaseOf('1.0.0'), previous: null } },
  ...(keys.length > 0 && { keys: keys.map(({ key }) => key) }),
  ...(made && { made }),
});
/** A registry's document that names keys, and is signed by others or by the same. */
function documentOf(revision: number, keys: Signer[], by = keys, made = ''): string {
  const text = JSON.stringify(registry(revision, keys, made));
  return withSignatures(
    text,
    by.map((signer) => signText(text, signer)),
  );
}
const refusal = (trust: Trust, document: string) => {
  try {
    trust.accept(document);
  } catch (error) {
    return (error as { code: string }).code;
  }
  return undefined;
};

test('a store that never had keys is accepted as it is, in any order, and nothing is written about it', async () => {
  const trust = new Trust({ file });
  for (const revision of [3, 5, 2]) expect(trust.accept(documentOf(revision, [])).revision).toBe(revision);
  await expect(readFile(file)).rejects.toThrow('ENOENT');
});

test.each<[string, string, string]>([
  ['without keys and signatures', documentOf(9, []), 'REGISTRY_UNTRUSTED'],
  ['of a stranger', documentOf(9, [stranger]), 'REGISTRY_UNTRUSTED'],
  [
    'that names the own key and was signed by a stranger',
    documentOf(9, [own], [stranger]),
    'REGISTRY_BROKEN',
  ],
  [
    'with nothing in the place of a signature',
    withSignatures(JSON.stringify(registry(9, [own])), [null as never]),
    'REGISTRY_BROKEN',
  ],
  ['that is cut off', documentOf(9, [own]).slice(0, 90), 'REGISTRY_BROKEN'],
  ['of before', documentOf(4, [own]), 'REGISTRY_OLD'],
  ['of the same revision that was never live', documentOf(5, [own], [own], 'elsewhere'), 'REGISTRY_OLD'],
])('after a signed registry none %s is accepted, not even after a restart', (_, document, code) => {
  const trust = new Trust({ file });
  trust.accept(documentOf(5, [own]));
  expect(refusal(trust, document)).toBe(code);
  expect(refusal(new Trust({ file }), document)).toBe(code);
  expect(new Trust({ file }).accept(documentOf(5, [own])).revision).toBe(5);
  expect(new Trust({ file }).accept(documentOf(6, [own])).revision).toBe(6);
});

test('given keys count from the first registry on, and only they', () => {
  const trust = new Trust({ keys: [own.key] });
  for (const document of [documentOf(1, []), documentOf(1, [stranger])]) {
    expect(refusal(trust, document)).toBe('REGISTRY_UNTRUSTED');
  }
  trust.accept(documentOf(2, [own]));
  // The old key's last act is to sign for its successor: then the gateways need the new one.
  trust.accept(documentOf(3, [next], [own, next]));
  expect(refusal(trust, documentOf(4, [next]))).toBe('REGISTRY_UNTRUSTED');
});

test('without given keys one key follows another as in the pages', () => {
  const trust = new Trust({ file });
  trust.accept(documentOf(1, [own]));
  trust.accept(documentOf(2, [own, next]));
  trust.accept(documentOf(3, [next], [own, next]));
  expect(refusal(trust, documentOf(4, [own]))).toBe('REGISTRY_UNTRUSTED');
  trust.accept(documentOf(4, [next]));
});

test('a process that is behind does not take back what another one has seen', () => {
  const behind = new Trust({ file });
  new Trust({ file }).accept(documentOf(7, [own]));
  behind.accept(documentOf(6, [own]));
  expect(refusal(new Trust({ file }), documentOf(6, [own]))).toBe('REGISTRY_OLD');
});

test('a memory that cannot be read is not taken for none', async () => {
  new Trust({ file }).accept(documentOf(1, [own]));
  for (const text of ['', '{', '{"revision":0}']) {
    await writeFile(file, text);
    expect(() => new Trust({ file })).toThrow(file);
  }
});

test('what is remembered is on the disk before it takes the place of what was there, and so is the place', () => {
  const done: string[] = [];
  for (const name of ['fsyncSync', 'renameSync'] as const) {
    const real = fs[name] as (...args: unknown[]) => void;
    jest.spyOn(fs, name).mockImplementation((...args: unknown[]) => {
      done.push(name);
      real(...args);
    });
  }
  new Trust({ file }).accept(documentOf(1, [own]));
  jest.restoreAllMocks();
  expect(done).toEqual(['fsyncSync', 'renameSync', 'fsyncSync']);
});

test('a memory that cannot be written is told, and registries are accepted all the same', async () => {
  const folder = await temporaryFolder();
  await writeFile(join(folder, 'a file'), '');
  const lost = jest.fn();
  const trust = new Trust({ file: join(folder, 'no', 'store.json'), lost });
  await writeFile(join(folder, 'no'), '');
  expect(trust.accept(documentOf(1, [own])).revision).toBe(1);
  expect(lost).toHaveBeenCalledTimes(1);
});

test('keys are given as files, several in one, or as themselves in the environment', async () => {
  const folder = await temporaryFolder();
  const [one, two] = [join(folder, 'one.pub'), join(folder, 'two.pub')];
  await writeFile(one, publicPem(own));
  await writeFile(two, `${publicPem(next)}\n${publicPem(stranger)}`);
  const idsOf = async (files: string[], SUITE_TRUST?: string) =>
    (await findTrustedKeys(files, { SUITE_TRUST }))?.map(({ id }) => id);
  const ids = [own, next, stranger].map(({ key }) => key.id);
  expect(await idsOf([one, two])).toEqual(ids);
  expect(await idsOf([], `${one}:${two}`)).toEqual(ids);
  expect(await idsOf([], publicPem(own))).toEqual(ids.slice(0, 1));
  expect(await idsOf([])).toBeUndefined();
});

test.each(['', 'no key', newKey(), `${publicPem(own)}${publicPem(next).replace(/\n\w{8}/, '\nAAAAAAAA')}`])(
  'a file that is not whole public keys is refused: %#',
  async (text) => {
    const path = join(await temporaryFolder(), 'x.pub');
    await writeFile(path, text);
    expect(await refusalOf(findTrustedKeys([path], {}))).toMatchObject({ code: 'TRUST_WRONG' });
    expect(await refusalOf(trustFor('store', { files: [`${path}.lost`] }))).toMatchObject({
      code: 'TRUST_WRONG',
    });
  },
);

test('each store has its own memory, whatever the options in its address', () => {
  const env = { XDG_STATE_HOME: '/state' };
  expect(stateFileOf('store', env)).toBe(stateFileOf(`${process.cwd()}/store`, env));
  expect(stateFileOf('s3://b/p?region=x', env)).toBe(stateFileOf('s3://b/p', env));
  expect(stateFileOf('s3://b/p', env)).not.toBe(stateFileOf('s3://b/q', env));
  expect(stateFileOf('s3://b/p', { STATE_DIRECTORY: '/var/lib/suite' })).toMatch(/^\/var\/lib\/suite\//);
});
