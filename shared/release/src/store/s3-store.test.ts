import { currentRegistry } from '../repository/suite-reader';
import { history } from '../repository/history';
import { publish, publishAll } from '../publish/publish';
import { gc } from '../publish/gc';
import { rollback } from '../publish/rollback';
import { verify } from '../publish/verify';
import { s3Env, startS3, type Manner, type S3Server } from '../testing/s3-server';
import { distOf, refusalOf, temporaryFolder } from '../testing/sample';
import { versionsIn } from '../testing/suite';
import { openS3Store } from './s3-store';
import { openStore } from './open-store';
import type { Store } from './store';

type Fault = ReturnType<S3Server['fault']>;

let server: S3Server;
let keyFolder: string;
beforeEach(async () => (keyFolder = await temporaryFolder()));

/** Opens the store with its keys at hand, and its repository is created by the first publication. */
const open = async (prefix = 'suite'): Promise<Store> =>
  Object.assign((await openStore(server.address(prefix), s3Env)).store, { keyFolder });
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
});

describe.each<Manner>(['standard', 'oss'])('releases in an endpoint of the %s manner', (manner) => {
  let store: Store;

  beforeEach(async () => {
    server = await startS3(manner);
    store = await open();
  });

  test('five publishers at once all arrive, each in a revision of its own', async () => {
    await publish({ store, dist: await distOf('host', '1.0.0') });
    const dists = await Promise.all('abcde'.split('').map((name) => distOf(`remote-${name}`, '1.0.0')));
    await Promise.all(dists.map(async (dist) => publish({ store: await open(), dist })));
    const { registry } = (await currentRegistry(store))!;
    expect(Object.keys(registry.apps)).toHaveLength(6);
    expect(await history(store)).toHaveLength(6);
    expect((await verify(store)).faults).toEqual([]);
  }, 60_000);

  test('a folder is listed over many pages, and is removed whole', async () => {
    const names = Array.from({ length: 20 }, (_, i) => `f/${i}.js`);
    for (const path of ['a/1/x.js', 'b/1/x.js', ...names.map((name) => `a/1/${name}`)])
      await store.replace(`targets/${path}`, 'x', undefined);
    expect(await store.list('targets')).toEqual(['a', 'b']);
    expect(await store.list('targets/a/1')).toEqual(['f', 'x.js']);
    expect(await store.entries('targets/a/1')).toHaveLength(21);
    await store.remove('targets/a/1');
    await store.remove('targets/a/1');
    expect(await store.entries('targets/a')).toEqual([]);
    expect(await store.entries('targets')).toEqual([
      { path: 'b/1/x.js', bytes: 1, time: expect.any(Number) },
    ]);
  });

  test('an object with more bytes than are wanted is refused', async () => {
    for (const path of ['targets/a.json', 'a.json']) {
      await store.replace(path, '12345', undefined);
      expect((await store.read(path, 5))?.body.toString()).toBe('12345');
      expect(await refusalOf(store.read(path, 4))).toMatchObject({ code: 'FILE_LARGE', facts: { most: 4 } });
    }
  });

  test('releases are published, rolled back and cleared out as in a folder', async () => {
    await publishAll({ store, dists: [await distOf('host', '1.0.0'), await distOf('remote-a', '1.0.0')] });
    for (let i = 1; i < 23; i++) await publish({ store, dist: await distOf('remote-a', `1.${i}.0`) });
    await rollback({ store, app: 'remote-a' });
    const dist = await distOf('remote-a', '1.0.0');
    const [{ removed }] = await Promise.all([
      gc({ store, keep: 1, days: 0 }),
      publish({ store: await open(), dist }),
    ]);
    expect(removed).toContain('remote-a/1.1.0');
    expect(await versionsIn(store, 'remote-a')).not.toContain('1.1.0');
    expect(await store.entries('targets/remote-a/1.1.0')).toEqual([]);
    expect((await currentRegistry(await open()))?.registry.apps['remote-a']?.live.version).toBe('1.0.0');
    expect((await verify(await open())).faults).toEqual([]);
  }, 60_000);

  test.each<[string, Fault]>([
    ['before', { status: 400, code: 'Killed' }],
    ['after', 'lose answer'],
  ])('a writer that was killed right %s its last write holds up nobody', async (_, last) => {
    await publishAll({ store, dists: [await distOf('host', '1.0.0'), await distOf('remote-a', '1.0.0')] });
    const dist = await distOf('remote-a', '1.1.0');
    let isDead = false;
    server.fault = ({ method, key }) => {
      if (isDead) return { status: 400, code: 'Killed' };
      isDead = method === 'PUT' && key === 'suite/timestamp.json';
      return isDead ? last : undefined;
    };
    expect(await refusalOf(publish({ store: await open(), dist }))).toMatchObject({ code: 'STORE_FAILED' });
    expect(isDead).toBe(true);
    server.fault = () => undefined;
    expect((await verify(await open())).faults).toEqual([]);
    await publish({ store: await open(), dist: await distOf('remote-b', '1.0.0') });
    await publish({ store: await open(), dist });
    const live = { 'remote-a': { live: { version: '1.1.0' } }, 'remote-b': { live: { version: '1.0.0' } } };
    expect((await currentRegistry(await open()))?.registry.apps).toMatchObject(live);
    expect((await verify(await open())).faults).toEqual([]);
  });
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
      method === 'PUT' && key.includes('/targets/') ? { status, code: name } : undefined;
    const refusal = await refusalOf(publish({ store, dist: await distOf('host', '1.1.0') }));
    expect(refusal).toMatchObject({ code });
    server.fault = () => undefined;
    expect((await currentRegistry(store))?.registry.revision).toBe(1);
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
    expect(refused).toEqual(['VERSION_EXISTS']);
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
