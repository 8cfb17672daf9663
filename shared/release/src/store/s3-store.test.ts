import { currentRegistry } from '../registry/current-registry';
import { history } from '../registry/audit';
import { publish, publishAll } from '../publish/publish';
import { gc } from '../operations/gc';
import { rollback } from '../operations/rollback';
import { verify } from '../operations/verify';
import { s3Env, startS3, type Manner, type S3Server } from '../testing/s3-server';
import { distOf, named, refusalOf } from '../testing/sample';
import { openS3Store } from './open-s3-store';
import { openStore } from './open-store';
import type { Store } from './store';

let server: S3Server;
const open = async (prefix = 'suite') => (await openStore(server.address(prefix), s3Env)).store;
const textOf = async (store: Store, path: string) => (await store.read(path))?.body.toString();

afterEach(() => server.close());

describe.each<Manner>(['standard', 'bare', 'oss'])('an endpoint of the %s manner', (manner) => {
  let store: Store;

  beforeEach(async () => {
    server = await startS3(manner);
    store = await open();
  });

  test('a document is replaced only by a writer that has read its latest version', async () => {
    expect(await store.read('a.json')).toBeUndefined();
    await store.replace('a.json', 'one', undefined);
    const { tag } = (await store.read('a.json'))!;
    await store.replace('a.json', 'two', tag);
    expect(await refusalOf(store.replace('a.json', 'three', tag))).toMatchObject({ code: 'CONFLICT' });
    expect(await refusalOf(store.replace('a.json', 'three', undefined))).toMatchObject({ code: 'CONFLICT' });
    expect(await textOf(store, 'a.json')).toBe('two');
    expect(server.objects.get('suite/a.json')?.body.toString()).toBe('two');
  });

  test('of many writers with one tag exactly one wins', async () => {
    await store.replace('a.json', 'start', undefined);
    const { tag } = (await store.read('a.json'))!;
    const outcomes = await Promise.allSettled(
      Array.from({ length: 8 }, async (_, i) => (await open()).replace('a.json', `writer ${i}`, tag)),
    );
    const winners = outcomes.flatMap(({ status }, i) => (status === 'fulfilled' ? [i] : []));
    expect(winners).toHaveLength(1);
    expect(await textOf(store, 'a.json')).toBe(`writer ${winners[0]}`);
    expect(server.objects.get('suite/a.json')?.body.toString()).toBe(`writer ${winners[0]}`);
  });

  test('eight publishers at once all arrive, each in a revision of its own', async () => {
    await publish({ store, dist: await distOf('host', '1.0.0') });
    const dists = await Promise.all('abcdefgh'.split('').map((name) => distOf(`remote-${name}`, '1.0.0')));
    await Promise.all(dists.map(async (dist) => publish({ store: await open(), dist })));
    const { registry } = (await currentRegistry(store))!;
    expect(registry.revision).toBe(9);
    expect(Object.keys(registry.apps)).toHaveLength(9);
    expect((await history(store)).map(({ revision }) => revision)).toEqual([9, 8, 7, 6, 5, 4, 3, 2, 1]);
    expect((await verify(store)).faults).toEqual([]);
  }, 60_000);

  test('a folder is listed over many pages, and removed with its seal first', async () => {
    const files = Array.from({ length: 20 }, (_, i) => [`f/${i}.js`, Buffer.from('x'.repeat(i))] as const);
    await store.add('releases/a/1', new Map([...files, ['release.json', Buffer.from('{}')]]));
    await store.add('releases/b/1', new Map([['release.json', Buffer.from('{}')]]));
    expect(await store.list('releases')).toEqual(['a', 'b']);
    expect(await store.list('releases/a/1')).toEqual(['f', 'release.json']);
    expect(await store.entries('releases/a/1')).toHaveLength(21);
    server.log.length = 0;
    await store.remove('releases/a/1', 'release.json');
    expect(server.log[0]).toBe('DELETE suite/releases/a/1/release.json');
    expect(await store.entries('releases/a')).toEqual([]);
    expect(await store.entries('releases')).toHaveLength(1);
  });

  test('releases that share files are published and cleared out as in a folder', async () => {
    const put = async (version: string, words: string) => {
      const files = { [named('Page.js', words)]: words };
      const dist = await distOf('remote-a', version, { byContent: true, files });
      return publishAll({
        store,
        dists: version === '1.0.0' ? [await distOf('host', '1.0.0'), dist] : [dist],
      });
    };
    await put('1.0.0', 'one();');
    server.log.length = 0;
    await put('1.1.0', 'one();');
    expect(server.log.filter((line) => /^PUT .*files\/Page/.test(line))).toEqual([]);
    expect((await store.list('releases/remote-a/files')).length).toBe(3);
    expect(
      await refusalOf(
        publish({
          store,
          dist: await distOf('remote-a', '1.2.0', {
            byContent: true,
            files: { [named('Page.js', 'one();')]: 'other();' },
          }),
        }),
      ),
    ).toMatchObject({ code: 'FILE_TAKEN' });
    expect((await verify(store)).faults).toEqual([]);
  });

  test('releases are published, rolled back and cleared out as in a folder', async () => {
    await publishAll({ store, dists: [await distOf('host', '1.0.0'), await distOf('remote-a', '1.0.0')] });
    for (let i = 1; i < 25; i++) await publish({ store, dist: await distOf('remote-a', `1.${i}.0`) });
    await rollback({ store, app: 'remote-a' });
    const { removed } = await gc({ store, keep: 1, days: 0 });
    expect(removed).toContain('remote-a/1.0.0');
    expect(await store.list('releases/remote-a')).not.toContain('1.0.0');
    expect((await verify(store)).faults).toEqual([]);
  }, 60_000);
});

describe('when something is wrong', () => {
  beforeEach(async () => {
    server = await startS3();
  });

  test('a passing conflict is tried again, a lasting one is not hidden', async () => {
    const store = await open();
    let conflicts = 2;
    server.fault = ({ method, key }) =>
      method === 'PUT' && key.endsWith('a.json') && conflicts-- > 0
        ? { status: 409, code: 'ConditionalRequestConflict' }
        : undefined;
    await store.replace('a.json', 'one', undefined);
    expect(await textOf(store, 'a.json')).toBe('one');
  });

  test('a write whose answer was lost counts as made', async () => {
    const store = await open();
    let lost = false;
    server.fault = ({ method, key }) => {
      if (method !== 'PUT' || !key.endsWith('a.json') || lost) return undefined;
      lost = true;
      return 'lose answer';
    };
    await store.replace('a.json', 'one', undefined);
    expect(await textOf(store, 'a.json')).toBe('one');
    expect(server.log.filter((line) => line === 'PUT suite/a.json').length).toBeGreaterThan(1);
  });

  test.each([
    [403, 'AccessDenied', 'STORE_DENIED'],
    [507, 'InsufficientStorage', 'STORE_FULL'],
    [400, 'BadDigest', 'UPLOAD_BROKEN'],
    [400, 'InvalidRequest', 'STORE_FAILED'],
  ])('%i %s is refused as %s, and nothing is changed', async (status, name, code) => {
    const store = await open();
    await publish({ store, dist: await distOf('host', '1.0.0') });
    server.fault = ({ method, key }) =>
      method === 'PUT' && key.includes('/releases/') ? { status, code: name } : undefined;
    const refusal = await refusalOf(publish({ store, dist: await distOf('host', '1.1.0') }));
    expect(refusal).toMatchObject({ code });
    server.fault = () => undefined;
    expect((await currentRegistry(store))?.registry.revision).toBe(1);
    expect((await verify(store)).faults).toEqual([]);
  });

  test('an upload that broke off is no release, and the same publishing ends it', async () => {
    const store = await open();
    await publish({ store, dist: await distOf('host', '1.0.0') });
    const dist = await distOf('remote-a', '1.0.0');
    server.fault = ({ method, key }) =>
      method === 'PUT' && key.endsWith('release.json') ? { status: 400, code: 'InvalidRequest' } : undefined;
    await refusalOf(publish({ store, dist }));
    expect(await store.list('releases/remote-a/1.0.0')).toEqual(['entry.js']);
    server.fault = () => undefined;
    expect(await publish({ store, dist })).toMatchObject({ changed: true });
    expect((await verify(store)).faults).toEqual([]);
  });

  test('two builds of one version never mix', async () => {
    const store = await open();
    await publish({ store, dist: await distOf('host', '1.0.0') });
    const dists = await Promise.all(
      ['x', 'y'].map((text) =>
        distOf('remote-a', '1.0.0', { files: { 'page.js': `"${text}";`, [`${text}.js`]: ';' } }),
      ),
    );
    const outcomes = await Promise.allSettled(
      dists.map(async (dist) => publish({ store: await open(), dist })),
    );
    const refused = outcomes.flatMap((outcome) =>
      outcome.status === 'rejected' ? [outcome.reason.code] : [],
    );
    for (const code of refused) expect(code).toBe('VERSION_EXISTS');
    expect(refused.length).toBeGreaterThan(0);
    expect((await verify(store)).faults).toEqual([]);
  });

  test('an endpoint that ignores conditions is refused before anything is written', async () => {
    await server.close();
    server = await startS3('ignoring');
    const store = await open();
    const dist = await distOf('host', '1.0.0');
    expect(await refusalOf(publish({ store, dist }))).toMatchObject({ code: 'STORE_UNCONDITIONAL' });
    expect(server.objects.size).toBe(0);
  });

  test('an endpoint that never takes the right ETag is refused by name, instead of a second write that never ends', async () => {
    await server.close();
    server = await startS3('refusing');
    expect(await refusalOf((await open()).replace('a.json', 'x', undefined))).toMatchObject({
      code: 'STORE_UNCONDITIONAL',
      message: expect.stringContaining('If-Match: the right ETag was refused'),
    });
    expect(server.objects.size).toBe(0);
  });

  test('an endpoint that knows no conditions is refused with a hint at its own manner', async () => {
    await server.close();
    server = await startS3('oss');
    const { store } = await openStore(server.address('suite').replace('&conditions=oss', ''), s3Env);
    expect(await refusalOf(store.replace('a.json', 'x', undefined))).toMatchObject({
      code: 'STORE_UNCONDITIONAL',
    });
  });

  test('a server that accepts and never answers is given up soon, and said to be silent', async () => {
    server.fault = () => 'never answer';
    const store = openS3Store(server.address('suite'), s3Env, { connect: 500, answer: 100 });
    for (const asking of [() => store.read('a.json'), () => store.replace('a.json', 'x', undefined)]) {
      server.log.length = 0;
      expect(await refusalOf(asking())).toMatchObject({ code: 'STORE_SILENT' });
      expect(server.log).toHaveLength(2);
    }
  });

  test('a server that is not there is said to be silent', async () => {
    const store = await open();
    await server.close();
    expect(await refusalOf(store.read('a.json'))).toMatchObject({ code: 'STORE_SILENT' });
  });

  test('wrong credentials and a bucket that is not there are said as such', async () => {
    const other = { AWS_ACCESS_KEY_ID: 'wrong', AWS_SECRET_ACCESS_KEY: 'x' };
    const { store } = await openStore(server.address('suite'), other);
    expect(await refusalOf(store.read('a.json'))).toMatchObject({ code: 'STORE_DENIED' });
    const { store: nowhere } = await openStore(
      server.address('suite').replace('//releases', '//nowhere'),
      s3Env,
    );
    expect(await refusalOf(nowhere.read('a.json'))).toMatchObject({
      code: 'STORE_FAILED',
      message: expect.stringContaining('NoSuchBucket'),
    });
  });
});

test.each(['ftp://x/y', 's3://', 's3://bucket?conditions=other', ''])(
  '%j is no address of a store',
  async (address) => {
    server = await startS3();
    expect(await refusalOf(openStore(address, s3Env))).toMatchObject({ code: 'STORE_WRONG' });
  },
);
