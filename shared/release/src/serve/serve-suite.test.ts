import { randomBytes } from 'node:crypto';
import { appendFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { distOf } from '../testing/sample';
import type { GatewayOptions } from './create-server';
import { SuiteInMemory } from './testing/suite-in-memory';
import { eventually, startMirror, stopMirrors, type MirrorServer } from './testing/start-mirror';

const big = '/releases/remote-a/1.0.0/big.js';
const script = 'window.suite = { greeting: "hello" };\n'.repeat(200);
const files = { 'big.js': script, 'icon.svg': '<svg/>' };

let server: MirrorServer;

async function start(over: Partial<GatewayOptions> = {}, suite = new SuiteInMemory()): Promise<MirrorServer> {
  await suite.put([await distOf('host', '1.0.0'), await distOf('remote-a', '1.0.0', { files })]);
  return (server = await startMirror(suite, over));
}
afterEach(stopMirrors);

const publishNext = async (version = '2.0.0') => server.suite.put([await distOf('remote-a', version)]);

describe('the document', () => {
  test('is made of the host, and marked as that of the live revision', async () => {
    await start();
    const { statusCode, body, headers } = await server.get('/?code=1');
    expect(statusCode).toBe(200);
    expect(body).toContain('<style data-host-styles="1.0.0">.host { color: red; }</style>');
    expect(body).toMatch(/id="registry-snapshot" data-live>\{/);
    expect(headers['content-security-policy']).toMatch(/sha256-/);
    expect((await server.get('/index.html')).body).toBe(body);
  });

  test('is that of the last good host while a later one cannot be used, together with its registry', async () => {
    await start();
    const before = await server.get('/');
    await server.suite.put([await distOf('host', '2.0.0')]);
    // The manifest comes when the other files are there.
    const isThere = async () => (await server.gateway.inject('/releases/host/2.0.0/release.json')).statusCode;
    await eventually(isThere, 200);
    await rm(join(server.folder, 'releases/host/2.0.0/index.html'));
    expect(await server.health()).toMatchObject({ code: 200, status: 'behind', revision: 1 });
    expect((await server.get('/')).body).toBe(before.body);
    expect((await server.get('/revision.json')).json()).toEqual({ revision: 1 });
    expect(await server.live('host')).toBe('1.0.0');
  });
});

test('documents that were kept for weeks find the revision at the beginning of the registry', async () => {
  await start();
  const { statusCode, body } = await server.get('/registry.json', { range: 'bytes=0-99' });
  expect(statusCode).toBe(200);
  expect(body).toMatch(/^\{"schema":1,"revision":1,/);
});

test('attack 11: one byte of a large file is read as one byte', async () => {
  const film = randomBytes(60_000_000);
  await start();
  await server.suite.put([await distOf('remote-a', '2.0.0', { files: { 'film.mp4': film } })]);
  await eventually(() => server.live('remote-a'), '2.0.0');
  const before = process.resourceUsage().maxRSS;
  const parts = Array.from({ length: 20 }, (_, i) =>
    server.get('/releases/remote-a/2.0.0/film.mp4', { range: `bytes=${i}-${i}` }),
  );
  for (const [i, part] of (await Promise.all(parts)).entries())
    expect([part.statusCode, part.rawPayload]).toEqual([206, film.subarray(i, i + 1)]);
  expect((process.resourceUsage().maxRSS - before) * 1024).toBeLessThan(film.length / 2);
});

describe('a store that is slow or silent', () => {
  test('attack 4: requests for files that are not there hold up neither documents nor a rollback', async () => {
    await start();
    const slow = server.suite.read.bind(server.suite);
    server.suite.read = async () => {
      await pause(100);
      return slow();
    };
    await publishNext();
    await eventually(() => server.live('remote-a'), '2.0.0');
    const { reads } = server.suite;
    const cold = () => server.get(`/releases/remote-a/1.0.0/${randomBytes(6).toString('hex')}.js`);
    const wave = async () =>
      (await Promise.all(Array.from({ length: 20 }, cold))).map((one) => one.statusCode);
    for (let i = 0; i < 20; i++) expect(new Set(await wave())).toEqual(new Set([404]));
    const last = wave();
    server.suite.roll('remote-a', '1.0.0');
    expect(await server.live('remote-a')).toBe('1.0.0');
    expect(await server.health()).toEqual({ code: 200, status: 'ok', revision: 3 });
    await last;
    expect(server.suite.reads - reads).toBeLessThan(10);
  });

  test('takes nothing from visitors: they get the last good suite after half a second at most', async () => {
    await start();
    const before = (await server.get('/')).body;
    server.suite.failing = () => new Promise(() => undefined);
    let slow = 0;
    for (let i = 0; i < 10; i++) {
      for (const url of ['/', '/registry.json', big]) {
        const begun = performance.now();
        expect((await server.get(url)).statusCode).toBe(200);
        const took = performance.now() - begun;
        expect(took).toBeLessThan(700);
        if (took > 300) slow++;
      }
    }
    // One request waits for the store, and the others do not.
    expect(slow).toBeLessThanOrEqual(1);
    expect((await server.get('/')).body).toBe(before);
    await eventually(async () => (await server.health()).status, 'stale');
  }, 20_000);

  test('is read again as soon as it answers', async () => {
    await start();
    await server.get('/');
    server.suite.failing = () => Promise.reject(new Error('gone'));
    expect(await server.live('remote-a')).toBe('1.0.0');
    expect(await server.health()).toEqual({ code: 200, status: 'stale', revision: 1, refused: 'gone' });
    await publishNext();
    server.suite.failing = undefined;
    expect(await server.live('remote-a')).toBe('2.0.0');
    expect(await server.health()).toEqual({ code: 200, status: 'ok', revision: 2 });
  });

  test('leads to one plain answer without the reasons if nothing was ever served', async () => {
    const suite = new SuiteInMemory();
    suite.failing = () => Promise.reject(new Error('secret /var/lib/path'));
    await start({}, suite);
    for (const url of ['/', '/registry.json', '/revision.json']) {
      const { statusCode, body, headers } = await server.get(url);
      expect([statusCode, body]).toEqual([503, '服务暂时不可用，请稍后再试\n']);
      expect(headers).toMatchObject({ 'cache-control': 'no-store', 'retry-after': '1' });
    }
    expect(await server.health()).toMatchObject({ code: 503, status: 'no document' });
    suite.failing = undefined;
    expect((await server.get('/')).statusCode).toBe(200);
  });
});

describe('health', () => {
  test('tells an empty store from a missing page', async () => {
    server = await startMirror();
    for (const url of ['/', '/registry.json']) {
      const answer = await server.get(url);
      expect([answer.statusCode, answer.body]).toEqual([503, '尚未发布\n']);
    }
    expect(await server.health()).toEqual({ code: 503, status: 'no document' });
  });

  test('attack 6: is 503 when the host of the store is damaged', async () => {
    const suite = new SuiteInMemory();
    await suite.put([await distOf('host', '1.0.0')]);
    suite.damage('host/1.0.0', 'main.css', 'x');
    server = await startMirror(suite);
    expect((await server.get('/')).statusCode).toBe(503);
    const refused = 'RELEASE_BROKEN';
    expect(await server.health()).toMatchObject({ code: 503, status: 'no document', refused });
  });

  test.each([
    ['gone', rm],
    ['changed', (path: string) => appendFile(path, '<script>steal()</script>')],
  ])(
    'attack 6: is 503 when the registry is well and the template of its document is %s',
    async (_, change) => {
      const suite = new SuiteInMemory();
      await suite.put([await distOf('host', '1.0.0')]);
      server = await startMirror(suite, { maxAge: 60_000 });
      // The manifest comes when the other files are there.
      await eventually(async () => (await server.get('/releases/host/1.0.0/release.json')).statusCode, 200);
      await change(join(server.folder, 'releases/host/1.0.0/index.html'));
      expect((await server.get('/')).statusCode).toBe(503);
      expect(await server.health()).toMatchObject({ code: 503, status: 'no document' });
    },
  );
});
