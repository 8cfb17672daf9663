import { spawnSync } from 'node:child_process';
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { createGateway } from '../gateway/create-gateway';
import { history } from '../registry/audit';
import { distOf, temporaryFolder } from '../testing/sample';
import { liveSuite, type Suite } from '../testing/suite';
import { readTar } from './read-tar';

let suite: Suite;
let gateway: FastifyInstance;
const deployTokens = { 'remote-a': 'the token of remote-a', 'remote-b': 'the token of remote-b' };

beforeEach(async () => {
  suite = await liveSuite();
  gateway = createGateway({ store: suite.root, deployTokens, canary: { every: 0 } });
});
afterEach(() => gateway.close());

/** A folder as `tar -czf - -C FOLDER .` packs it. */
function packed(folder: string, ...options: string[]): Buffer {
  const { stdout, status, stderr } = spawnSync('tar', [...options, '-czf', '-', '-C', folder, '.'], {
    maxBuffer: 1e9,
  });
  if (status !== 0) throw new Error(String(stderr));
  return stdout;
}

const put = (path: string, payload: Buffer | string, token: string = deployTokens['remote-a']) =>
  gateway.inject({
    method: 'PUT',
    url: `/ops/releases/${path}`,
    payload,
    headers: { authorization: `Bearer ${token}` },
  });
const live = async (app: string) => (await suite.registry()).apps[app]?.live.version;

test('a team publishes a build of its app with the token of the app alone', async () => {
  const answer = await put('remote-a/1.1.0?why=sheet', packed(await distOf('remote-a', '1.1.0')));
  expect([answer.statusCode, answer.json()]).toMatchObject([
    200,
    { ok: true, revision: 2, apps: [{ name: 'remote-a', version: '1.1.0', changed: true }] },
  ]);
  expect(await live('remote-a')).toBe('1.1.0');
  expect((await history(suite.store))[0]).toMatchObject({ who: 'ci remote-a', why: 'sheet' });
});

test('a reason that is given twice is one text in the log', async () => {
  await put('remote-a/1.1.0?why=sheet&why=ink', packed(await distOf('remote-a', '1.1.0')));
  expect((await history(suite.store))[0]?.why).toBe('sheet,ink');
});

test('a share of the visitors gets it when that is asked for', async () => {
  await put('remote-a/1.1.0?canary=5', packed(await distOf('remote-a', '1.1.0')));
  expect((await suite.registry()).apps['remote-a']).toMatchObject({
    live: { version: '1.0.0' },
    canary: { release: { version: '1.1.0' }, below: 500 },
  });
});

test.each<[string, string, string, number]>([
  ['with the token of another app', 'remote-a', deployTokens['remote-b'], 403],
  ['without a token', 'remote-a', '', 401],
  ['with an invented token', 'remote-a', 'an invented token', 401],
  ['of an app that has no token', 'host', deployTokens['remote-a'], 403],
])('a build %s is refused before it is read', async (_, app, token, status) => {
  const build = packed(await distOf(app, '1.1.0'));
  expect((await put(`${app}/1.1.0`, build, token)).statusCode).toBe(status);
  expect(await live(app)).toBe('1.0.0');
  expect(await suite.store.list(`releases/${app}`)).toEqual(['1.0.0']);
});

test('a token does not publish the build of another app under the name of its own', async () => {
  const answer = await put('remote-a/1.1.0', packed(await distOf('remote-b', '1.1.0')));
  expect([answer.statusCode, answer.body]).toEqual([
    400,
    '这是 remote-b 1.1.0 的构建。要发布 remote-a 1.1.0，请先运行 RELEASE_VERSION=1.1.0 npm run build -- remote-a\n',
  ]);
  expect(await live('remote-b')).toBe('1.0.0');
});

test('the gate decides as it does for the command', async () => {
  const lost = await distOf('remote-a', '1.1.0', { live: { routes: [] } });
  const answer = await put('remote-a/1.1.0', packed(lost));
  expect([answer.statusCode, answer.json()]).toMatchObject([
    409,
    { ok: false, code: 'ROUTE_LOST', hint: expect.stringContaining('--drop-route') },
  ]);
  expect(await live('remote-a')).toBe('1.0.0');
  for (const canary of ['x', '', '101']) {
    const build = packed(await distOf('remote-a', '1.2.0'));
    expect((await put(`remote-a/1.2.0?canary=${canary}`, build)).json()).toMatchObject({
      code: 'PERCENT_WRONG',
    });
  }
});

test.each<[string, () => Buffer | string]>([
  ['nothing', () => ''],
  ['no archive', () => 'text'],
  ['an archive that is cut off', () => gzipSync(Buffer.alloc(700, 'a'))],
  ['an archive without release.json', () => gzipSync(Buffer.alloc(1024))],
])('%s is no build', async (_, payload) => {
  expect((await put('remote-a/1.1.0', payload())).statusCode).toBe(400);
});

test('without tokens there is nothing to put', async () => {
  await gateway.close();
  gateway = createGateway({ store: suite.root, canary: { every: 0 } });
  expect((await put('remote-a/1.1.0', 'x')).statusCode).toBe(405);
});

test.each([
  [{ 'remote-a': 'short' }, 'at least 16'],
  [{ 'remote-a': 'the same token twice', 'remote-b': 'the same token twice' }, 'same token'],
])('tokens that protect nothing are refused at once', (tokens, words) => {
  expect(() => createGateway({ store: suite.root, deployTokens: tokens })).toThrow(words);
});

describe('an archive', () => {
  const long = `${'folder-with-a-long-name/'.repeat(6)}${'f'.repeat(90)}.js`;
  let folder: string;
  beforeEach(async () => {
    folder = await temporaryFolder();
    for (const [path, text] of [
      ['entry.js', 'x'.repeat(1000)],
      [long, 'long'],
      ['empty.js', ''],
    ] as const) {
      mkdirSync(join(folder, dirname(path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
  });

  test.each(['gnu', 'ustar', 'pax'])('in the form %s is read whole', (format) => {
    const files = readTar(gunzipSync(packed(folder, `--format=${format}`)));
    const texts = Object.fromEntries([...(files ?? [])].map(([path, body]) => [path, body.toString()]));
    expect(texts).toEqual({ 'entry.js': 'x'.repeat(1000), [long]: 'long', 'empty.js': '' });
  });

  test('that is cut off anywhere is none', () => {
    const whole = gunzipSync(packed(folder));
    for (let at = 0; at < 3000; at += 97) expect(readTar(whole.subarray(0, at))).toBeUndefined();
  });

  test('with a link is none', () => {
    symlinkSync('/etc/passwd', join(folder, 'link.js'));
    expect(readTar(gunzipSync(packed(folder)))).toBeUndefined();
  });

  test('with a path that leads elsewhere is none', () => {
    for (const to of ['../../out.js', '/out.js', 'a/../../out.js']) {
      const archive = gunzipSync(packed(folder, '--absolute-names', `--transform=s,^./entry.js,${to},`));
      expect(readTar(archive)).toBeUndefined();
    }
  });
});
