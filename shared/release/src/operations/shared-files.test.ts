import { readFile, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { publish } from '../publish/publish';
import { LocalStore } from '../store/local-store';
import { distOf, named, refusalOf, temporaryFolder, writeIn } from '../testing/sample';
import { liveSuite, type Suite } from '../testing/suite';
import { gc } from './gc';
import { promote } from './promote';
import { rollback } from './rollback';
import { verify } from './verify';

let suite: Suite;
beforeEach(async () => (suite = await liveSuite()));

const page = (words: string) => `page("${words}");`;
const pageNamed = (words: string) => named('Page.js', page(words));

/** A build of a remote whose files are named by their content, with a page of these words and its source map. */
function build(version: string, words: string, more: Record<string, string> = {}): Promise<string> {
  const name = pageNamed(words);
  const files = { [name]: page(words), [`${name}.map`]: `{"version":"${version}"}`, ...more };
  return distOf('remote-a', version, { byContent: true, files });
}

const put = async (version: string, words: string, store = suite.store) =>
  publish({ store, dist: await build(version, words), site: undefined });
const shared = () => suite.store.list('releases/remote-a/files');
const clear = (store = suite.store) => gc({ store, keep: 0, days: 0 });
const faults = async () => (await verify(suite.store)).faults;

/** Makes revisions without releases, until older ones are no longer pinned. */
async function pass() {
  for (let i = 0; i < 21; i++) await suite.put('remote-b', i % 2 ? '1.0.0' : '1.0.1');
}

/** Makes every shared file old enough to be removed. */
async function age() {
  const old = new Date(Date.now() - 25 * 3_600_000);
  for (const path of await shared())
    await utimes(join(suite.root, 'releases/remote-a/files', path), old, old);
}

/** Three releases, of which only the first had the page "one"; it is no longer needed, and old. */
async function withLoose() {
  await put('1.1.0', 'one');
  await put('1.2.0', 'two');
  await put('1.3.0', 'two');
  await pass();
  await age();
}

/** A store that does something before the first time that a method is called for a path. */
function before(
  method: 'list' | 'entries' | 'remove' | 'replace',
  at: RegExp,
  act: () => Promise<unknown>,
): LocalStore {
  const store = new LocalStore(suite.root);
  const call = store[method].bind(store) as (...args: unknown[]) => Promise<never>;
  let done = false;
  store[method] = async (...args: unknown[]) => {
    if (!done && at.test(args[0] as string)) {
      done = true;
      await act();
    }
    return call(...args);
  };
  return store;
}

test('releases share what is the same; maps and manifests are their own', async () => {
  await put('1.1.0', 'one');
  const store = new LocalStore(suite.root);
  const added: string[] = [];
  const addFiles = store.addFiles.bind(store);
  store.addFiles = (folder, files) => {
    added.push(...files.keys());
    return addFiles(folder, files);
  };
  await put('1.2.0', 'one', store);
  expect(added).toEqual([expect.stringMatching(/^entry\.\w{8}\.js$/)]);
  expect((await shared()).filter((path) => path.startsWith('Page'))).toEqual([pageNamed('one')]);
  expect(await suite.store.list('releases/remote-a/1.2.0')).toEqual([
    `${pageNamed('one')}.map`,
    'release.json',
  ]);
  expect((await suite.registry()).apps['remote-a']).toMatchObject({
    live: { version: '1.2.0', base: '/releases/remote-a/files/' },
    previous: '1.1.0',
  });
  expect(await faults()).toEqual([]);
  await rollback({ store: suite.store, app: 'remote-a' });
  expect((await suite.registry()).apps['remote-a']?.live).toMatchObject({
    version: '1.1.0',
    base: '/releases/remote-a/files/',
  });
});

test('a file that is there with other content refuses the release', async () => {
  await put('1.1.0', 'one');
  const dist = await distOf('remote-a', '1.2.0', {
    byContent: true,
    files: { [pageNamed('one')]: page('of the same name') },
  });
  expect(await refusalOf(publish({ store: suite.store, dist }))).toMatchObject({ code: 'FILE_TAKEN' });
  expect(await suite.store.list('releases/remote-a')).not.toContain('1.2.0');
  expect(await faults()).toEqual([]);
});

test('a damaged file is found in each release that has it, and publishing one again mends it', async () => {
  await put('1.1.0', 'one');
  await put('1.2.0', 'one');
  writeIn(suite.root, `releases/remote-a/files/${pageNamed('one')}`, 'x');
  expect((await faults()).map(({ release }) => release)).toEqual(['remote-a/1.1.0', 'remote-a/1.2.0']);
  await put('1.2.0', 'one');
  expect(await faults()).toEqual([]);
});

test('promoting brings the shared files along', async () => {
  await put('1.1.0', 'one');
  const to = new LocalStore(await temporaryFolder());
  const apps = [{ app: 'host' }, { app: 'remote-a' }];
  await promote({ from: suite.store, apps, store: to });
  expect((await verify(to)).faults).toEqual([]);
  expect((await to.read(`releases/remote-a/files/${pageNamed('one')}`))?.body.toString()).toBe(page('one'));
});

test('a shared file goes with the last release that refers to it, its compressed forms too', async () => {
  const long = 'long '.repeat(500);
  await put('1.1.0', long);
  await put('1.2.0', 'two');
  await put('1.3.0', 'two');
  await pass();
  expect(await shared()).toContain(`${pageNamed(long)}.br`);
  // Of an upload that goes on, for all that is known.
  expect(await clear()).toMatchObject({ removed: ['remote-a/1.0.0', 'remote-a/1.1.0'], files: 0 });
  await age();
  const cleared = await clear();
  expect(cleared).toMatchObject({ removed: [], files: 2 });
  expect(cleared.bytes).toBeGreaterThan(page(long).length);
  expect((await shared()).filter((path) => path.startsWith('Page'))).toEqual([pageNamed('two')]);
  expect((await suite.registry()).condemned).toBeUndefined();
  expect(await faults()).toEqual([]);
}, 30_000);

test('while a manifest cannot be read no shared file of its app goes', async () => {
  await withLoose();
  await publish({ store: suite.store, dist: await build('1.4.0', 'two'), upload: true });
  writeIn(suite.root, 'releases/remote-a/1.4.0/release.json', '{');
  expect((await gc({ store: suite.store, keep: 1, days: 0 })).files).toBe(0);
  expect(await shared()).toContain(pageNamed('one'));
}, 30_000);

test('an interrupted removal of files is completed by the next one', async () => {
  await withLoose();
  const dying = before('remove', /\/files\//, () => Promise.reject(new Error('killed')));
  await expect(clear(dying)).rejects.toThrow('killed');
  expect((await suite.registry()).condemned).toContain(`remote-a/files/${pageNamed('one')}`);
  expect(await refusalOf(put('1.4.0', 'one'))).toMatchObject({ code: 'RELEASE_CONDEMNED' });
  await clear();
  expect((await suite.registry()).condemned).toBeUndefined();
  await put('1.4.0', 'one');
  expect(await faults()).toEqual([]);
}, 60_000);

describe('a release that needs a file which no other does any more', () => {
  const isWhole = async (version: string) => {
    expect((await suite.registry()).apps['remote-a']?.live.version).toBe(version);
    expect(await faults()).toEqual([]);
    const path = join(suite.root, 'releases/remote-a/files', pageNamed('one'));
    expect(await readFile(path, 'utf8')).toBe(page('one'));
  };

  test('goes live between the search and the condemning: the file stays', async () => {
    await withLoose();
    await clear(before('replace', /^registry\.json$/, () => put('1.4.0', 'one')));
    await isWhole('1.4.0');
  }, 30_000);

  test('goes live while the file is being removed: it is uploaded again', async () => {
    await withLoose();
    let publishing: Promise<unknown> | undefined;
    const store = before('remove', /\/files\/Page/, async () => {
      publishing = put('1.4.0', 'one');
      await new Promise((resolve) => setTimeout(resolve, 50));
    });
    await clear(store);
    await publishing;
    await isWhole('1.4.0');
  }, 30_000);

  test('was compared before the removal began and goes live after it ended: it is uploaded again', async () => {
    await withLoose();
    const dist = await build('1.4.0', 'one');
    const store = new LocalStore(suite.root);
    const add = store.add.bind(store);
    store.add = async (...args) => {
      await clear();
      return add(...args);
    };
    await publish({ store, dist });
    await isWhole('1.4.0');
  }, 30_000);

  test('is only uploaded, just before the condemning: it is whole, and can go live', async () => {
    await withLoose();
    const dist = await build('1.4.0', 'one');
    const store = before('replace', /^registry\.json$/, () =>
      publish({ store: suite.store, dist, upload: true }),
    );
    await clear(store);
    await suite.putStored([{ app: 'remote-a', version: '1.4.0' }]);
    await isWhole('1.4.0');
  }, 30_000);

  test('is only uploaded while the file is being removed: the upload ends with it', async () => {
    await withLoose();
    const dist = await build('1.4.0', 'one');
    const store = new LocalStore(suite.root);
    const add = store.add.bind(store);
    store.add = async (...args) => {
      await clear();
      return add(...args);
    };
    await publish({ store, dist, upload: true });
    await suite.putStored([{ app: 'remote-a', version: '1.4.0' }]);
    await isWhole('1.4.0');
  }, 30_000);
});
