import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { liveSuite, type Suite } from '../testing/suite';
import { status } from './status';
import { setOverrides } from './overrides';
import { refusalOf } from '../testing/sample';
import { verify } from './verify';

let suite: Suite;
beforeEach(async () => (suite = await liveSuite()));

const flip = async (path: string) => {
  const file = join(suite.root, path);
  const body = await readFile(file);
  body[body.length >> 1] = (body[body.length >> 1] as number) ^ 1;
  await writeFile(file, body);
};
const big = { files: { 'big.js': 'f();'.repeat(2000) } };

test('a store in order has no fault', async () => {
  await suite.put('remote-a', '1.1.0', {}, big);
  expect(await verify(suite.store)).toMatchObject({ revision: 2, releases: 4, faults: [] });
});

test.each([
  ['a script', 'releases/remote-a/1.1.0/big.js', 'remote-a/1.1.0', 'missing or changed'],
  ['a compressed form', 'releases/remote-a/1.1.0/big.js.br', 'remote-a/1.1.0', 'missing or changed'],
  ['a script of the way back', 'releases/remote-a/1.0.0/entry.js', 'remote-a/1.0.0', 'missing or changed'],
  ['the document', 'index.html', null, 'behind the registry'],
])('a flipped byte in %s is found', async (_, path, release, fault) => {
  await suite.put('remote-a', '1.1.0', {}, big);
  await flip(path);
  const { faults } = await verify(suite.store);
  expect(faults).toEqual([expect.objectContaining({ release, fault, live: true })]);
});

test('a lost file and a lost release are found', async () => {
  await suite.put('remote-a', '1.1.0', {}, big);
  await rm(join(suite.root, 'releases/remote-a/1.1.0/big.js'));
  await rm(join(suite.root, 'releases/remote-b/1.0.0'), { recursive: true });
  expect((await verify(suite.store)).faults).toMatchObject([
    { release: 'remote-a/1.1.0', path: 'big.js' },
    { release: 'remote-b/1.0.0', path: 'release.json', fault: 'unreadable' },
  ]);
});

test('publishing the same build again mends it', async () => {
  await suite.put('remote-a', '1.1.0', {}, big);
  await flip('releases/remote-a/1.1.0/big.js');
  await flip('releases/remote-a/1.1.0/big.js.br');
  await rm(join(suite.root, 'releases/remote-a/1.1.0/entry.js'));
  await suite.put('remote-a', '1.1.0', {}, big);
  expect((await verify(suite.store)).faults).toEqual([]);
});

test('status shows what is live, since when and by whom', async () => {
  await suite.put('remote-a', '1.1.0', { who: 'cid', why: 'sheet' });
  await suite.put('remote-b', '1.1.0', { canary: 5, who: 'dan' });
  expect(await status(suite.store)).toMatchObject({
    revision: 3,
    keys: [],
    apps: [
      { app: 'host', live: '1.0.0', previous: null, since: { who: 'ann' } },
      { app: 'remote-a', live: '1.1.0', previous: '1.0.0', since: { who: 'cid', why: 'sheet', revision: 2 } },
      { app: 'remote-b', live: '1.0.0', canary: { version: '1.1.0', percent: 5 }, since: { who: 'dan' } },
    ],
  });
});

test('overrides are data in the registry, and only what is narrow is taken', async () => {
  const overrides = { versions: ['*-pr*'], origins: ['https://preview.example'] };
  await setOverrides({ store: suite.store, overrides });
  expect((await suite.registry()).overrides).toEqual(overrides);
  for (const wrong of [
    { versions: ['*'], origins: [] },
    { versions: [], origins: [] },
    { versions: ['1.0.0'], origins: ['https://preview.example/'] },
    { versions: ['1.0 0'], origins: [] },
    { versions: ['1.0.0'], origins: ['javascript:x'] },
  ]) {
    expect(await refusalOf(setOverrides({ store: suite.store, overrides: wrong }))).toMatchObject({
      code: 'OVERRIDES_WRONG',
    });
  }
  await setOverrides({ store: suite.store, overrides: null });
  expect((await suite.registry()).overrides).toBeUndefined();
});
