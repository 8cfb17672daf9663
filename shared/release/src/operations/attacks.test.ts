import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { refusalOf, temporaryFolder } from '../testing/sample';
import { liveSuite, type Suite } from '../testing/suite';
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

const at = (path: string) => join(suite.root, path);
const text = (path = 'registry.json') => readFile(at(path), 'utf8');

/** Changes a stored script and its release.json, as somebody does who can write to the store. */
async function forge(app: string, version: string): Promise<void> {
  const folder = `releases/${app}/${version}`;
  const script = `${await text(`${folder}/entry.js`)} steal();`;
  const manifest = JSON.parse(await text(`${folder}/release.json`));
  const sha384 = createHash('sha384').update(script).digest('base64');
  manifest.files['entry.js'] = { sha384, bytes: Buffer.byteLength(script) };
  await writeFile(at(`${folder}/entry.js`), script);
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
