import { mkdir, readdir, readFile, stat, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { distOf, temporaryFolder } from '../../testing/sample';
import { SuiteInMemory } from '../testing/suite-in-memory';
import { eventually, startMirror, stopMirrors } from '../testing/start-mirror';

const script = 'window.suite = { greeting: "hello" };\n'.repeat(200);
const files = { 'big.js': script, 'big.js.map': script, 'icon.svg': '<svg/>', 'deep/page.js': '1' };

afterEach(stopMirrors);

const dist = (app: string, version: string, more: Record<string, string> = {}) =>
  distOf(app, version, app === 'host' ? {} : { files: { ...files, ...more } });

async function published(): Promise<SuiteInMemory> {
  const suite = new SuiteInMemory();
  await suite.put([
    await dist('host', '1.0.0'),
    await dist('remote-a', '1.0.0'),
    await dist('remote-b', '1.0.0'),
  ]);
  return suite;
}

/** A gateway that has mirrored what is published. */
async function started() {
  const server = await startMirror(await published());
  await server.live('remote-a');
  return server;
}

/** Every file below a folder. */
async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => undefined);
  // A folder was removed meanwhile.
  if (!entries) return filesIn(folder);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort();
}

async function plant(folder: string, path: string, body: string | Buffer): Promise<void> {
  await mkdir(dirname(join(folder, path)), { recursive: true });
  await writeFile(join(folder, path), body);
}

/** A promise that a test fulfils. */
function held() {
  let release: (value?: unknown) => void = () => undefined;
  return { until: new Promise((resolve) => (release = resolve)), release: () => release() };
}

test('the folder has what the metadata lists, with the compressed forms, and nothing else', async () => {
  const suite = new SuiteInMemory();
  await suite.put([await dist('host', '1.0.0')]);
  await suite.put([await distOf('remote-a', '1.0.0', { files, byContent: true })]);
  const folder = join(await temporaryFolder(), 'mirror');
  await plant(folder, 'releases/remote-a/0.9.0/release.json', '{}');
  await plant(folder, 'releases/remote-a/files/evil.svg', '<svg onload="steal()"/>');
  await plant(folder, 'releases/remote-z/1.0.0/deep/x.js', 'steal()');
  const { live } = await startMirror(suite, { mirror: folder });
  expect(await live('remote-a')).toBe('1.0.0');
  const wanted = [
    'host/1.0.0/entry.js',
    'host/1.0.0/index.html',
    'host/1.0.0/main.css',
    'host/1.0.0/release.json',
    'remote-a/1.0.0/release.json',
    'remote-a/files/big.js',
    'remote-a/files/big.js.br',
    'remote-a/files/big.js.gz',
    'remote-a/files/deep/page.js',
    expect.stringMatching(/^remote-a\/files\/entry\.\w{8}\.js$/),
    'remote-a/files/icon.svg',
  ];
  await eventually(async () => (await filesIn(join(folder, 'releases'))).length, wanted.length);
  expect(await filesIn(join(folder, 'releases'))).toEqual(wanted);
  await eventually(() => readdir(join(folder, 'releases')), ['host', 'remote-a']);
  expect(
    brotliDecompressSync(await readFile(join(folder, 'releases/remote-a/files/big.js.br'))).toString(),
  ).toBe(script);

  await suite.put([await distOf('remote-a', '2.0.0', { files: { 'big.js': script }, byContent: true })]);
  suite.unlist('remote-a/1.0.0');
  expect(await live('remote-a')).toBe('2.0.0');
  await eventually(async () => (await filesIn(join(folder, 'releases/remote-a'))).length, 5);
  expect(await filesIn(join(folder, 'releases/remote-a'))).toEqual([
    '2.0.0/release.json',
    'files/big.js',
    'files/big.js.br',
    'files/big.js.gz',
    expect.stringMatching(/^files\/entry/),
  ]);
});

test('what a gateway that was killed has left half-unpacked goes, and what another one is unpacking stays', async () => {
  const folder = join(await temporaryFolder(), 'mirror');
  for (const name of ['old', 'young']) await plant(folder, `.staging/${name}/files.tar`, 'x');
  await utimes(join(folder, '.staging/old'), 0, 0);
  await startMirror(await published(), { mirror: folder }).then(({ live }) => live('host'));
  await eventually(() => readdir(join(folder, '.staging')), ['young']);
});

test('files have the same time on every gateway, because servers make ETags of it', async () => {
  const times = await Promise.all(
    [1, 2].map(async () => {
      const { folder } = await started();
      return (await stat(join(folder, 'releases/remote-a/1.0.0/big.js'))).mtimeMs;
    }),
  );
  expect(times[0]).toBe(times[1]);
});

test.each([
  ['a changed file', 'big.js', 'steal()'],
  ['a compressed form of something else', 'big.js.br', brotliCompressSync('steal()')],
  ['a compressed form that is cut off', 'big.js.gz', 'xx'],
  ['a changed manifest', 'release.json', '{}'],
])(
  '%s is found at the next start and repaired, and what is whole is not fetched again',
  async (_, name, body) => {
    const { suite, ...first } = await started();
    await eventually(async () => suite.fetched.length, 3);
    await stopMirrors();
    const path = join(first.folder, 'releases/remote-a/1.0.0', name);
    const good = await readFile(path);
    await writeFile(path, body);
    suite.fetched = [];
    const again = await startMirror(suite, { mirror: first.folder });
    expect(await again.live('remote-a')).toBe('1.0.0');
    expect(suite.fetched).toEqual(['remote-a/1.0.0']);
    expect((await readFile(path)).equals(good)).toBe(true);
  },
);

test.each([
  ['a changed file', 'big.js', script.replace('hello', 'HELLO')],
  ['a file of another length', 'big.js', `${script} `],
  ['a compressed form of something else', 'big.js.br', brotliCompressSync('steal()')],
  ['a compressed form of something endless', 'big.js.br', brotliCompressSync(Buffer.alloc(50_000_000))],
  ['a file that is not listed', 'evil.svg', '<svg onload="steal()"/>'],
  ['a path that leads elsewhere', '../../../evil.svg', '<svg/>'],
  ['a manifest of its own', 'release.json', '{}'],
])(
  'an archive with %s is refused whole: nothing of it is there, and the release before stays live',
  async (_, path, body) => {
    const { suite, live, get, health, folder } = await started();
    const next = await dist('remote-a', '2.0.0');
    await suite.put([next]);
    suite.damage('remote-a/2.0.0', path, body);
    expect(await live('remote-a')).toBe('1.0.0');
    await eventually(async () => (await health()).refused, 'RELEASE_BROKEN');
    expect(await health()).toMatchObject({
      code: 200,
      status: 'behind',
      revision: 1,
      lacking: ['remote-a/2.0.0'],
    });
    expect((await get('/releases/remote-a/2.0.0/big.js')).statusCode).toBe(404);
    expect((await filesIn(folder)).filter((name) => /2\.0\.0|evil/.test(name))).toEqual([]);
  },
);

test('a damaged read is not kept: the release is fetched again and served as it should be', async () => {
  const { suite, live, get } = await started();
  await suite.put([await dist('remote-a', '2.0.0')]);
  suite.damage('remote-a/2.0.0', 'big.js', 'damaged');
  expect(await live('remote-a')).toBe('1.0.0');
  suite.damage('remote-a/2.0.0', 'big.js', script);
  await eventually(() => live('remote-a'), '2.0.0');
  expect((await get('/releases/remote-a/2.0.0/big.js')).body).toBe(script);
});

test('a release that becomes live is served when it is there whole, and until then the last good suite', async () => {
  const { suite, live, get, health } = await started();
  const before = (await get('/')).body;
  const { until, release } = held();
  await suite.put([await dist('remote-a', '2.0.0')]);
  suite.held.set('remote-a/2.0.0', until);
  expect(await live('remote-a')).toBe('1.0.0');
  expect((await get('/')).body).toBe(before);
  expect(await health()).toEqual({ code: 200, status: 'behind', revision: 1, lacking: ['remote-a/2.0.0'] });
  release();
  await eventually(() => live('remote-a'), '2.0.0');
  expect(await health()).toEqual({ code: 200, status: 'ok', revision: 2 });
});

describe('while a release of another app is not there', () => {
  test.each(['is being fetched', 'is broken'])(
    'because it %s, a rollback takes effect at once',
    async (why) => {
      const suite = await published();
      await suite.put([await dist('remote-a', '2.0.0')]);
      const { live, get, health } = await startMirror(suite);
      expect(await live('remote-a')).toBe('2.0.0');
      await suite.put([await dist('remote-b', '2.0.0')]);
      if (why === 'is broken') suite.damage('remote-b/2.0.0', 'big.js', 'x');
      else suite.held.set('remote-b/2.0.0', new Promise(() => undefined));
      expect(await live('remote-b')).toBe('1.0.0');
      suite.roll('remote-a', '1.0.0');
      const begun = performance.now();
      expect([await live('remote-a'), await live('remote-b')]).toEqual(['1.0.0', '1.0.0']);
      expect(performance.now() - begun).toBeLessThan(1500);
      expect((await get('/')).body).toContain('"revision":4');
      expect(await health()).toMatchObject({ status: 'behind', revision: 4, lacking: ['remote-b/2.0.0'] });
    },
  );

  test('many archives that are not needed hold up none that is', async () => {
    const suite = await published();
    for (const version of ['0.1.0', '0.2.0', '0.3.0', '0.4.0', '0.5.0', '0.6.0']) {
      suite.held.set(`remote-a/${version}`, new Promise(() => undefined));
      await suite.put([await dist('remote-a', version)]);
    }
    await suite.put([await dist('remote-a', '2.0.0')]);
    const { live } = await startMirror(suite);
    expect(await live('remote-a')).toBe('2.0.0');
    await suite.put([await dist('remote-a', '2.1.0')]);
    await eventually(() => live('remote-a'), '2.1.0');
    expect(suite.fetched.slice(0, 3).sort()).toEqual(['host/1.0.0', 'remote-a/2.0.0', 'remote-b/1.0.0']);
  });

  test('a gateway that has just been started serves the others', async () => {
    const suite = await published();
    suite.damage('remote-b/1.0.0', 'big.js', 'x');
    const { live, health } = await startMirror(suite);
    expect([await live('host'), await live('remote-a'), await live('remote-b')]).toEqual([
      '1.0.0',
      '1.0.0',
      undefined,
    ]);
    expect(await health()).toMatchObject({ code: 200, status: 'behind', refused: 'RELEASE_BROKEN' });
  });
});

test('a release that would change a file of another under the same name is refused', async () => {
  const suite = new SuiteInMemory();
  await suite.put([await dist('host', '1.0.0')]);
  await suite.put([await distOf('remote-a', '1.0.0', { files: { 'page.js': 'one' }, byContent: true })]);
  const { live, get, health } = await startMirror(suite);
  await live('remote-a');
  await suite.put([await distOf('remote-a', '2.0.0', { files: { 'page.js': 'two' }, byContent: true })]);
  expect(await live('remote-a')).toBe('1.0.0');
  expect(await health()).toMatchObject({ refused: 'RELEASE_BROKEN' });
  expect((await get('/releases/remote-a/files/page.js')).body).toBe('one');
});

test('what becomes live is served within 3 s without visitors asking, and files never ask the store', async () => {
  const { suite, get } = await started();
  const { reads } = suite;
  for (let i = 0; i < 50; i++) await get('/releases/remote-a/1.0.0/big.js');
  expect(suite.reads - reads).toBeLessThanOrEqual(1);
  await suite.put([await dist('remote-a', '2.0.0')]);
  const begun = performance.now();
  const file = async () => (await get('/releases/remote-a/2.0.0/big.js')).statusCode;
  await eventually(file, 200);
  expect(performance.now() - begun).toBeLessThan(3000);
});

test('a store that is far away is asked now and then, not at each request', async () => {
  const suite = await published();
  const { live } = await startMirror(suite, { maxAge: 400 });
  await live('host');
  const { reads } = suite;
  for (let i = 0; i < 30; i++) await live('host');
  expect(suite.reads - reads).toBeLessThan(5);
});
