import { cp, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readRegistry, type ReleaseManifest } from '@suite/kernel/registry';
import { site } from '@suite/kernel/testing';
import { promoteCanary } from '../operations/canary';
import { rollback } from '../operations/rollback';
import { history } from '../registry/audit';
import { currentRegistry } from '../registry/current-registry';
import { LocalStore } from '../store/local-store';
import { contentOf, distOf, entryOf, refusalOf, temporaryFolder } from '../testing/sample';
import { publish, publishAll } from './publish';

let root: string;
let store: LocalStore;

beforeEach(async () => {
  root = await temporaryFolder();
  store = new LocalStore(root);
});

const read = (path: string) => readFile(join(root, path), 'utf8');
const registry = async () => (await currentRegistry(store))!.registry;

describe('the first publishing', () => {
  test('makes host and remotes live in one revision, with files, registry and document', async () => {
    const dists = [
      await distOf('remote-a', '1.2.0', { files: { 'page/A.js': 'page' } }),
      await distOf('host', '1.0.0'),
    ];
    expect(await publishAll({ store, dists, who: 'ann', why: 'first' })).toEqual({
      revision: 1,
      changed: true,
      apps: [
        { name: 'remote-a', version: '1.2.0', changed: true },
        { name: 'host', version: '1.0.0', changed: true },
      ],
    });
    expect(await registry()).toMatchObject({
      revision: 1,
      apps: {
        host: { live: { version: '1.0.0', base: '/releases/host/1.0.0/' }, previous: null },
        'remote-a': {
          live: { version: '1.2.0', base: '/releases/remote-a/1.2.0/', container: 'remote-a@1.2.0' },
          previous: null,
        },
      },
    });
    expect(await read('releases/remote-a/1.2.0/page/A.js')).toBe('page');
    expect(await history(store)).toMatchObject([
      { who: 'ann', why: 'first', what: 'publish remote-a 1.2.0, host 1.0.0' },
    ]);
  });

  test('needs the host', async () => {
    const dist = await distOf('remote-a', '1.0.0');
    expect(await refusalOf(publish({ store, dist }))).toMatchObject({ code: 'HOST_MISSING' });
    expect(await contentOf(root)).toEqual({});
  });
});

test('a dry run of a new host needs nothing of it in the store', async () => {
  const store = new LocalStore(await temporaryFolder());
  for (const version of ['1.0.0', '2.0.0']) {
    const dist = await distOf('host', version);
    expect(await publish({ store, dist, dryRun: true })).toMatchObject({ changed: true });
    await publish({ store, dist });
  }
});

test('the files are where the settings say, whichever way a release becomes live', async () => {
  const cdn = { ...site, cdn: 'https://cdn.example/suite/' };
  const dists = [await distOf('host', '1.0.0'), await distOf('remote-a', '1.0.0')];
  await publishAll({ store, dists, site });
  await publishAll({ store, dists: [], site: cdn });
  const bases = async () => {
    const { live, canary } = (await registry()).apps['remote-a']!;
    return [live.base, canary?.release.base];
  };
  const at = (version: string) => `https://cdn.example/suite/releases/remote-a/${version}/`;
  expect(await bases()).toEqual([at('1.0.0'), undefined]);
  expect(await read('index.html')).toContain('"base":"https://cdn.example/suite/releases/host/1.0.0/"');

  await publish({ store, dist: await distOf('remote-a', '1.1.0'), canary: 5 });
  expect(await bases()).toEqual([at('1.0.0'), at('1.1.0')]);
  await promoteCanary({ store, app: 'remote-a' });
  expect(await bases()).toEqual([at('1.1.0'), undefined]);
  await rollback({ store, app: 'remote-a' });
  expect(await bases()).toEqual([at('1.0.0'), undefined]);
  const { changed } = await publishAll({ store, dists, site: cdn });
  expect(changed).toBe(false);

  await publishAll({ store, dists: [], site });
  expect(await bases()).toEqual(['/releases/remote-a/1.0.0/', undefined]);
});

describe('a suite that is live', () => {
  let host: string;
  let remote: string;

  beforeEach(async () => {
    host = await distOf('host', '1.0.0', { files: { 'main.css': '.a { background: url(a.png); }' } });
    remote = await distOf('remote-a', '1.0.0');
    await publishAll({ store, dists: [host, remote] });
  });

  const snapshot = async () => {
    const html = await read('index.html');
    return readRegistry(/id="registry-snapshot">(.*?)<\/script>/.exec(html)?.[1] ?? '');
  };

  test('its document carries the registry of the revision, and the styles of the live host', async () => {
    expect(await snapshot()).toEqual(await registry());
    expect(await read('index.html')).toContain(
      '<style data-host-styles="1.0.0">.a { background: url(/releases/host/1.0.0/a.png); }</style>',
    );
  });

  test('publishing a remote changes that remote, the revision and the document', async () => {
    const before = await registry();
    expect(await publish({ store, dist: await distOf('remote-a', '1.1.0') })).toMatchObject({ revision: 2 });
    const after = await registry();
    expect(after.apps['remote-a']).toMatchObject({ live: { version: '1.1.0' }, previous: '1.0.0' });
    expect(after.apps.host).toEqual(before.apps.host);
    expect(await snapshot()).toEqual(after);
    expect(await read('releases/remote-a/1.0.0/entry.js')).toBe(
      entryOf('remote-a', '1.0.0', 'remote-a@1.0.0'),
    );
  });

  test('a build cannot choose the address of its release', async () => {
    const edit = (manifest: ReleaseManifest) => ({
      ...manifest,
      live: { ...manifest.live, version: '9.9.9', base: 'https://elsewhere.example/' },
    });
    await publish({ store, dist: await distOf('remote-a', '1.1.0', { edit }) });
    expect((await registry()).apps['remote-a']?.live).toMatchObject({
      version: '1.1.0',
      base: '/releases/remote-a/1.1.0/',
    });
  });

  test('publishing the host replaces the template and the styles', async () => {
    const files = {
      'main.css': '.new {}',
      'index.html': (await read('index.html')).replace(/"zh-CN"/, '"zh"'),
    };
    files['index.html'] = files['index.html']
      .replace(/(data-host-styles)="1.0.0">[^<]*/, '$1>')
      .replace(/(registry-snapshot">)[^<]*.*(<\/script>)/, '$1$2');
    await publish({ store, dist: await distOf('host', '2.0.0', { files }) });
    const html = await read('index.html');
    expect(html).toContain('<html lang="zh">');
    expect(html).toContain('<style data-host-styles="2.0.0">.new {}</style>');
    expect(await snapshot()).toEqual(await registry());
  });

  test('publishing the live version writes no file and says so', async () => {
    const before = await contentOf(root);
    expect(await publishAll({ store, dists: [host, remote] })).toEqual({
      revision: 1,
      changed: false,
      apps: [
        { name: 'host', version: '1.0.0', changed: false },
        { name: 'remote-a', version: '1.0.0', changed: false },
      ],
    });
    expect(await contentOf(root)).toEqual(before);
  });

  test('of several apps only the changed ones are reported and logged', async () => {
    const next = await distOf('remote-a', '1.0.1');
    expect((await publishAll({ store, dists: [host, next] })).apps).toEqual([
      { name: 'host', version: '1.0.0', changed: false },
      { name: 'remote-a', version: '1.0.1', changed: true },
    ]);
    expect((await history(store))[0]?.what).toBe('publish remote-a 1.0.1');
  });

  test('an older version that is still in the store can be published again', async () => {
    await publish({ store, dist: await distOf('remote-a', '1.1.0') });
    await publish({ store, dist: remote });
    expect((await registry()).apps['remote-a']).toMatchObject({
      live: { version: '1.0.0' },
      previous: '1.1.0',
    });
  });

  test('a version never gets other content', async () => {
    const before = await contentOf(root);
    const other = await distOf('remote-a', '1.0.0', { files: { 'entry.js': 'other' } });
    const dists = [await distOf('remote-b', '1.0.0'), other];
    expect(await refusalOf(publishAll({ store, dists }))).toMatchObject({
      code: 'VERSION_EXISTS',
      message: expect.stringContaining('remote-a 1.0.0'),
    });
    expect(await contentOf(root)).toEqual(before);
  });

  test('when a publisher died before writing the document, the next one writes it', async () => {
    const dying = new LocalStore(root);
    const replace = dying.replace.bind(dying);
    dying.replace = (path, ...rest) =>
      path === 'index.html' ? Promise.reject(new Error('killed')) : replace(path, ...rest);
    const dist = await distOf('remote-a', '1.1.0');
    await expect(publish({ store: dying, dist })).rejects.toThrow('killed');
    expect((await snapshot())?.revision).toBe(1);

    expect(await publish({ store, dist })).toMatchObject({ revision: 2, changed: false });
    expect((await snapshot())?.revision).toBe(2);
  });

  test('when a publisher died before writing the registry, publishing again succeeds', async () => {
    const dying = new LocalStore(root);
    dying.replace = () => Promise.reject(new Error('killed'));
    const dist = await distOf('remote-a', '1.1.0');
    await expect(publish({ store: dying, dist })).rejects.toThrow('killed');
    expect((await registry()).revision).toBe(1);
    expect(await publish({ store, dist })).toMatchObject({ revision: 2, changed: true });
  });

  test('teams that publish at the same time all succeed, and the document is the last one', async () => {
    const dists = await Promise.all(['b', 'c', 'd', 'e'].map((name) => distOf(`remote-${name}`, '1.0.0')));
    await Promise.all(dists.map((dist) => publish({ store: new LocalStore(root), dist })));
    const live = await registry();
    expect(live.revision).toBe(5);
    expect(Object.keys(live.apps)).toHaveLength(6);
    expect(await snapshot()).toEqual(live);
    expect(await history(store)).toHaveLength(5);
  });

  test('one version published twice at the same time is one release', async () => {
    const dist = await distOf('remote-a', '1.1.0');
    const copy = await temporaryFolder();
    await cp(dist, copy, { recursive: true });
    const outcomes = await Promise.all([publish({ store, dist }), publish({ store, dist: copy })]);
    expect(outcomes.map(({ revision }) => revision)).toEqual([2, 2]);
    expect(outcomes.filter(({ changed }) => changed)).toHaveLength(1);
  });
});
