import { createHash } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { site } from '@suite/kernel/testing';
import { publishAll } from '../publish/publish';
import { refusalOf, temporaryFolder } from '../testing/sample';
import { liveSuite, type Suite } from '../testing/suite';
import { promoteCanary } from './canary';
import { createKey } from './keys';
import { rollback } from './rollback';
import { verify } from './verify';

let suite: Suite;
const { RELEASE_KEY, XDG_CONFIG_HOME } = process.env;

beforeEach(async () => {
  process.env.XDG_CONFIG_HOME = await temporaryFolder();
  delete process.env.RELEASE_KEY;
  suite = await liveSuite();
  await createKey({ store: suite.store });
});
afterAll(() => Object.assign(process.env, { RELEASE_KEY, XDG_CONFIG_HOME }));

const onCdn = { ...site, cdn: 'https://cdn.example/' };

const at = (path: string) => join(suite.root, path);
const text = (path = 'registry.json') => readFile(at(path), 'utf8');

/** Changes a stored file and its release.json, as somebody does who can write to the store. */
async function forge(app: string, version: string, path = 'entry.js'): Promise<void> {
  const folder = `releases/${app}/${version}`;
  const script = `${await text(`${folder}/${path}`)} <script>steal();</script>`;
  const manifest = JSON.parse(await text(`${folder}/release.json`));
  const sha384 = createHash('sha384').update(script).digest('base64');
  manifest.files[path] = { sha384, bytes: Buffer.byteLength(script) };
  await writeFile(at(`${folder}/${path}`), script);
  await writeFile(at(`${folder}/release.json`), `${JSON.stringify(manifest)}\n`);
}

test.each([
  ['the previous version', undefined],
  ['an older version', '1.0.0'],
])('a rollback does not sign %s if it was changed in the store', async (_, to) => {
  for (const version of to ? ['1.1.0', '1.2.0'] : ['1.1.0']) await suite.put('remote-a', version);
  await forge('remote-a', '1.0.0');
  const before = await text();
  expect(await refusalOf(rollback({ store: suite.store, app: 'remote-a', to }))).toMatchObject({
    code: 'RELEASE_BROKEN',
  });
  expect(await text()).toBe(before);
});

test('a change does not sign the hash of a changed way back', async () => {
  await forge('remote-a', '1.0.0');
  await suite.put('remote-a', '1.1.0');
  expect((await suite.registry()).apps['remote-a']?.previous).toBeNull();
});

test('a version of the store that was changed is not published from there', async () => {
  await suite.put('remote-a', '1.1.0');
  await forge('remote-a', '1.0.0');
  const stored = [{ app: 'remote-a', version: '1.0.0' }];
  expect(await refusalOf(suite.putStored(stored))).toMatchObject({ code: 'RELEASE_BROKEN' });
});

test.each([
  ['a canary is promoted', () => promoteCanary({ store: suite.store, app: 'host' }), '2.0.0'],
  ['the files move to a CDN', () => publishAll({ store: suite.store, dists: [], site: onCdn }), '1.0.0'],
])('a template that was changed is not signed when %s', async (_, act, version) => {
  await suite.put('host', '2.0.0', { canary: 5 });
  await forge('host', version, 'index.html');
  const before = await text();
  expect(await refusalOf(act())).toMatchObject({ code: 'RELEASE_BROKEN' });
  expect(await text()).toBe(before);
});

test('no change is made to a registry that was put back, and verify finds it', async () => {
  const older = await text();
  await suite.put('remote-a', '1.1.0');
  await suite.put('remote-a', '1.2.0');
  await writeFile(at('registry.json'), older);
  expect(await refusalOf(suite.put('remote-b', '1.1.0'))).toMatchObject({ code: 'REGISTRY_OLD' });
  expect((await verify(suite.store)).faults).toContainEqual(
    expect.objectContaining({ path: 'registry.json', fault: 'older than the log' }),
  );
});

test('what was uploaded and never live is published with the hash that its upload gave', async () => {
  const [uploaded] = (await suite.put('remote-a', '2.0.0', { upload: true })).apps;
  const release = { app: 'remote-a', version: '2.0.0' };
  expect(await refusalOf(suite.putStored([release]))).toMatchObject({ code: 'RELEASE_UNPROVEN' });
  expect(await refusalOf(suite.putStored([{ ...release, hash: 'x' }]))).toMatchObject({
    code: 'RELEASE_BROKEN',
  });
  await forge('remote-a', '2.0.0');
  const wanted = [{ ...release, hash: uploaded?.hash }];
  expect(await refusalOf(suite.putStored(wanted))).toMatchObject({ code: 'RELEASE_BROKEN' });
  await rm(at('releases/remote-a/2.0.0'), { recursive: true });
  await suite.put('remote-a', '2.0.0', { upload: true });
  await suite.putStored(wanted);
  expect((await suite.registry()).apps['remote-a']?.live.version).toBe('2.0.0');
});

test('the first key does not sign what was changed before', async () => {
  const unsigned = await liveSuite();
  await writeFile(join(unsigned.root, 'releases/remote-a/1.0.0/entry.js'), 'steal()');
  const safe = join(await temporaryFolder(), 'key.pem');
  expect(await refusalOf(createKey({ store: unsigned.store, out: safe }))).toMatchObject({
    code: 'VERIFY_FAILED',
  });
});

const edits: [string, (line: Record<string, unknown>) => void][] = [
  ['another author', (line) => (line.who = 'somebody else')],
  ['another reason', (line) => (line.why = 'a better one')],
  ['another hash of a release', (line) => (line.seals = {})],
  ['another place in the log', (line) => (line.before = null)],
];
test.each(edits)('%s in the log shows', async (_, edit) => {
  for (const version of ['1.1.0', '1.2.0', '1.3.0']) await suite.put('remote-a', version, { why: 'w' });
  expect((await verify(suite.store)).faults).toEqual([]);
  const name = (await suite.store.list('audit'))[3] as string;
  const line = JSON.parse(await text(`audit/${name}`));
  edit(line);
  await writeFile(at(`audit/${name}`), JSON.stringify(line));
  expect((await verify(suite.store)).faults).toEqual([
    { release: null, path: 'audit/4', fault: 'edited or incomplete', inUse: true },
  ]);
});

test('a line of the log that was removed shows, and so does a changed copy of a registry', async () => {
  for (const version of ['1.1.0', '1.2.0']) await suite.put('remote-a', version);
  const [, second, , fourth] = await suite.store.list('audit');
  await writeFile(at(`revisions/${fourth}`), '{}');
  expect((await verify(suite.store)).faults).toMatchObject([
    { path: `revisions/${fourth}`, fault: 'missing or changed' },
  ]);
  await rm(at(`audit/${second}`));
  expect((await verify(suite.store)).faults).toMatchObject([
    { path: 'audit/2', fault: 'edited or incomplete' },
    { path: `revisions/${fourth}` },
  ]);
});
