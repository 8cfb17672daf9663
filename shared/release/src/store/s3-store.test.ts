import { currentRegistry } from '../repository/view';
import { history } from '../repository/history';
import { publish, publishAll } from '../publish/publish';
import { gc } from '../publish/gc';
import { rollback } from '../publish/rollback';
import { verify } from '../publish/status';
import { s3Env, startS3, type Manner, type S3Server } from '../testing/s3-server';
import { distOf, expectRefusal, refusalOf, temporaryFolder } from '../testing/sample';
import { storeContract } from '../testing/store-contract';
import { versionsIn } from '../testing/suite';
import { openS3Store } from './s3-store';
import { openStore } from './local-store';
import type { Store } from './store';

type Fault = ReturnType<S3Server['fault']>;

let server: S3Server;
let keyFolder: string;
beforeEach(async () => (keyFolder = await temporaryFolder()));

/** Opens the store with its keys at hand, and its repository is created by the first publication. */
const open = async (): Promise<Store> =>
  Object.assign((await openStore(server.address('suite'), s3Env)).store, { keyFolder });
const textOf = async (store: Store, path: string) => (await store.read(path))?.body.toString();

afterEach(() => server.close());

describe.each<Manner>(['standard', 'bare', 'oss'])('an endpoint of the %s manner', (manner) => {
  beforeEach(async () => (server = await startS3(manner)));
  storeContract({ open, contentOf: async (path) => server.objects.get(`suite/${path}`)?.body.toString() });
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
    await expectRefusal(publish({ store: await open(), dist }), 'STORE_FAILED');
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

describe('with create-only writes', () => {
  beforeEach(async () => (server = await startS3('oss')));

  test('a writer that stopped after its decision has decided', async () => {
    const store = await open();
    await store.replace('a.json', 'one', undefined);
    const { tag } = (await store.read('a.json'))!;
    server.fault = ({ method, key }) =>
      method === 'PUT' && key === 'suite/a.json' ? { status: 400, code: 'Killed' } : undefined;
    await refusalOf(store.replace('a.json', 'second', tag));
    server.fault = () => undefined;
    expect(server.objects.get('suite/a.json')?.body.toString()).toBe('one');
    expect(await textOf(store, 'a.json')).toBe('second');
    await expectRefusal(store.read('a.json', 3), 'FILE_LARGE');
    await expectRefusal(store.replace('a.json', 'other', tag), 'CONFLICT');
    expect(server.objects.get('suite/a.json')?.body.toString()).toBe('second');
  });

  test('a document that is removed leaves no tickets behind', async () => {
    const store = await open();
    await store.replace('counts/a.json', 'one', undefined);
    for (const text of ['two', 'three'])
      await store.replace('counts/a.json', text, (await store.read('counts/a.json'))?.tag);
    const left = server.objects.size;
    await store.remove('counts/a.json');
    expect(server.objects.size).toBe(left - 3);
    await store.replace('counts/a.json', 'one', undefined);
    expect(await textOf(store, 'counts/a.json')).toBe('one');
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
    await expectRefusal(publish({ store, dist }), 'STORE_UNCONDITIONAL');
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
    await expectRefusal(store.replace('a.json', 'x', undefined), 'STORE_UNCONDITIONAL');
  });

  test('a server that accepts and never answers is given up soon, and said to be silent', async () => {
    server.fault = () => 'never answer';
    const store = openS3Store(server.address('suite'), s3Env, { connect: 500, answer: 100 });
    for (const asking of [() => store.read('a.json'), () => store.replace('a.json', 'x', undefined)]) {
      server.log.length = 0;
      await expectRefusal(asking(), 'STORE_SILENT');
      expect(server.log).toHaveLength(2);
    }
  });

  test('a server that is not there is said to be silent', async () => {
    const store = await open();
    await server.close();
    await expectRefusal(store.read('a.json'), 'STORE_SILENT');
  });

  test('wrong credentials and a bucket that is not there are said as such', async () => {
    const other = { AWS_ACCESS_KEY_ID: 'wrong', AWS_SECRET_ACCESS_KEY: 'x' };
    const { store } = await openStore(server.address('suite'), other);
    await expectRefusal(store.read('a.json'), 'STORE_DENIED');
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
    await expectRefusal(openStore(address, s3Env), 'STORE_WRONG');
  },
);
