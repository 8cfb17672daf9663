import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { site } from '@suite/kernel/testing';
import { LocalStore } from '../store/local-store';
import { refusalOf, temporaryFolder } from '../testing/sample';
import { liveSuite, objectIn, type LiveSuite } from '../testing/suite';
import { publishAll, type PublishAllOptions } from './publish';
import { rollback } from './rollback';
import { verify } from './verify';

/** Somebody who can write to the store changes what is in it: no change signs that. */
let suite: LiveSuite;

beforeEach(async () => {
  process.env.XDG_CONFIG_HOME = await temporaryFolder();
  suite = await liveSuite();
});

const timestamp = () => readFile(join(suite.root, 'timestamp.json'), 'utf8');

/** Changes a release's archive in the store. */
async function damage(app: string, version: string): Promise<void> {
  const path = join(suite.root, await objectIn(suite.store, app, version));
  const body = await readFile(path);
  body[body.length >> 1]! ^= 1;
  await writeFile(path, body);
}

const publishStored = (stored: PublishAllOptions['stored']) =>
  publishAll({ store: suite.store, dists: [], stored });

test.each([
  ['the previous version', undefined],
  ['an older version', '1.0.0'],
])('a rollback does not lead to %s if it was changed in the store', async (_, to) => {
  for (const version of to ? ['1.1.0', '1.2.0'] : ['1.1.0']) await suite.put('remote-a', version);
  await damage('remote-a', '1.0.0');
  const before = await timestamp();
  expect(await refusalOf(rollback({ store: suite.store, app: 'remote-a', to }))).toMatchObject({
    code: 'RELEASE_BROKEN',
  });
  expect(await timestamp()).toBe(before);
});

test('a version of the store that was changed is not published from there', async () => {
  await suite.put('remote-a', '1.1.0');
  await damage('remote-a', '1.0.0');
  const stored = [{ app: 'remote-a', version: '1.0.0' }];
  expect(await refusalOf(publishStored(stored))).toMatchObject({ code: 'RELEASE_BROKEN' });
});

test('what was changed in the store is put right by publishing its build again', async () => {
  await damage('remote-a', '1.0.0');
  expect((await verify(suite.store)).faults).toMatchObject([
    { release: 'remote-a/1.0.0', path: 'files.tar', inUse: true },
  ]);
  await suite.put('remote-a', '1.0.0');
  expect((await verify(suite.store)).faults).toEqual([]);
});

test('settings change although a release was changed in the store, because they sign nothing of it', async () => {
  await damage('remote-a', '1.0.0');
  await publishAll({
    store: new LocalStore(suite.root),
    dists: [],
    site: { ...site, cdn: 'https://cdn.example/' },
  });
  expect((await suite.registry()).site?.cdn).toBe('https://cdn.example/');
});

test('no change is made to a store that was put back', async () => {
  const older = await timestamp();
  await suite.put('remote-a', '1.1.0');
  await writeFile(join(suite.root, 'timestamp.json'), older);
  expect(await refusalOf(suite.put('remote-b', '1.1.0'))).toMatchObject({ code: 'METADATA_OLD' });
  expect(await refusalOf(verify(suite.store))).toMatchObject({ code: 'METADATA_OLD' });
});

test('what was uploaded and never live is published only with the content that its upload has signed', async () => {
  await suite.put('remote-a', '2.0.0', { upload: true });
  const stored = [{ app: 'remote-a', version: '2.0.0' }];
  await damage('remote-a', '2.0.0');
  expect(await refusalOf(publishStored(stored))).toMatchObject({ code: 'RELEASE_BROKEN' });
  await suite.put('remote-a', '2.0.0', { upload: true });
  await publishStored(stored);
  expect((await suite.registry()).apps['remote-a']?.live.version).toBe('2.0.0');
});
