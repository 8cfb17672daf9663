import { currentRegistry } from '../repository/view';
import { history } from '../repository/history';
import { publish, publishAll } from '../publish/publish';
import { verify } from '../publish/status';
import { s3Env, startS3, type Manner, type S3Server } from '../testing/s3-server';
import { distOf, expectRefusal, refusalOf, temporaryFolder } from '../testing/sample';
import { storeContract } from '../testing/store-contract';
import { openS3Store } from './s3-store';
import { openStore } from './local-store';
import type { Store } from './store';

type Fault = ReturnType<S3Server['fault']>;

let server: S3Server;
let keyFolder: string;
beforeEach(async () => (keyFolder = await temporaryFolder()));

/** Opens the store with its keys at hand, and its repository is created by the first publication. */
const open = async (): Promise<Store> =>
  Object.assign(await openStore(server.address('suite'), s3Env), { keyFolder });
const textOf = async (store: Store, path: string) => (await store.read(path))?.body.toString();

/** Lets writes of objects with this in their key end with a fault, if one is given. */
function failWrites(part: string, fault: () => Fault): void {
  server.fault = ({ method, key }) => (method === 'PUT' && key.includes(part) ? fault() : undefined);
}

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
    failWrites('suite/a.json', () => ({ status: 400, code: 'Killed' }));
    await refusalOf(store.replace('a.json', 'second', tag));
    server.fault = () => undefined;
    expect(server.objects.get('suite/a.json')?.body.toString()).toBe('one');
    expect(await textOf(store, 'a.json')).toBe('second');
    await expectRefusal(store.read('a.json', 3), 'FILE_LARGE');
    await expectRefusal(store.replace('a.json', 'other', tag), 'CONFLICT');
    expect(server.objects.get('suite/a.json')?.body.toString()).toBe('second');
  });

  test('a damaged file of a release can be repaired', async () => {
    const [store, path] = [await open(), 'targets/a/1/x.js'];
    await store.replace(path, 'damaged', undefined);
    await store.replace(path, 'whole', (await store.read(path))?.tag);
    expect(await textOf(store, path)).toBe('whole');
  });
});

describe('when something is wrong', () => {
  beforeEach(async () => {
    server = await startS3();
  });

  test.each<[string, number, Fault]>([
    ['that meets a passing conflict is tried again', 2, { status: 409, code: 'ConditionalRequestConflict' }],
    ['whose answer was lost counts as made', 1, 'lose answer'],
  ])('a write %s', async (_, times, fault) => {
    const store = await open();
    let left = times;
    failWrites('suite/a.json', () => (left-- > 0 ? fault : undefined));
    await store.replace('a.json', 'one', undefined);
    expect(await textOf(store, 'a.json')).toBe('one');
    expect(server.log.filter((line) => line === 'PUT suite/a.json')).toHaveLength(times + 1);
  });

  test('a write that goes on meeting a conflict is given up after eight tries', async () => {
    const store = await open();
    let tries = 0;
    failWrites('suite/a.json', () =>
      ++tries <= 20 ? { status: 409, code: 'ConditionalRequestConflict' } : undefined,
    );
    await expectRefusal(store.replace('a.json', 'one', undefined), 'CONFLICT');
    expect(tries).toBe(8);
    expect(await textOf(store, 'a.json')).toBeUndefined();
  });

  test.each([
    [403, 'AccessDenied', 'STORE_DENIED'],
    [507, 'InsufficientStorage', 'STORE_FULL'],
    [400, 'BadDigest', 'UPLOAD_BROKEN'],
    [400, 'InvalidRequest', 'STORE_FAILED'],
  ])('%i %s is refused as %s, and nothing is changed', async (status, name, code) => {
    const store = await open();
    await publish({ store, dist: await distOf('host', '1.0.0') });
    failWrites('/targets/', () => ({ status, code: name }));
    await expectRefusal(publish({ store, dist: await distOf('host', '1.1.0') }), code);
    server.fault = () => undefined;
    expect((await currentRegistry(store))?.registry.revision).toBe(1);
    expect((await verify(store)).faults).toEqual([]);
  });

  test.each<[Manner, string]>([
    ['ignoring', 'If-None-Match: an object was overwritten'],
    // Else a second write would never end.
    ['refusing', 'If-Match: the right ETag was refused'],
    ['oss', 'NotImplemented'],
  ])('an endpoint of the %s manner is refused before anything is written: %s', async (manner, fault) => {
    await server.close();
    server = await startS3(manner);
    const address = server.address('suite').replace('&conditions=oss', '');
    const store = Object.assign(await openStore(address, s3Env), { keyFolder });
    const publishing = publish({ store, dist: await distOf('host', '1.0.0') });
    await expectRefusal(publishing, 'STORE_UNCONDITIONAL', { fault });
    expect(server.objects.size).toBe(0);
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
    const store = await openStore(server.address('suite'), other);
    await expectRefusal(store.read('a.json'), 'STORE_DENIED');
    const nowhere = await openStore(server.address('suite').replace('//releases', '//nowhere'), s3Env);
    const { code, message } = await refusalOf(nowhere.read('a.json'));
    expect([code, message]).toEqual(['STORE_FAILED', expect.stringContaining('NoSuchBucket')]);
  });
});

test.each(['ftp://x/y', 's3://', 's3://bucket?conditions=other', ''])(
  '%j is no address of a store',
  async (address) => {
    server = await startS3();
    await expectRefusal(openStore(address, s3Env), 'STORE_WRONG');
  },
);
