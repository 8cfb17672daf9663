import { spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { fastify, type FastifyInstance } from 'fastify';
import { pack, type Header } from 'tar-stream';
import { ReleaseError } from '../../release-error';
import { distOf, temporaryFolder } from '../../testing/sample';
import { serveDeploy, type DeployOptions, type SentBuild } from './serve-deploy';
import { unpack } from './unpack';

let gateway: FastifyInstance;
let published: (Omit<SentBuild, 'dist'> & { files: Record<string, string> })[];
let fails: Error | undefined;
const tokens = { 'remote-a': 'the token of remote-a', 'remote-b': 'the token of remote-b' };

/** The files in a folder, by path. */
function filesIn(folder: string): Record<string, string> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((one) => one.isFile());
  const paths = entries.map(({ parentPath, name }) => join(parentPath, name));
  return Object.fromEntries(paths.map((path) => [path.slice(folder.length + 1), readFileSync(path, 'utf8')]));
}

async function start(over: Partial<DeployOptions> = {}): Promise<void> {
  gateway = fastify();
  await gateway.register(serveDeploy, {
    tokens,
    share: 5,
    limit: 100,
    publish: async ({ dist, ...build }: SentBuild) => {
      if (fails) throw fails;
      published.push({ ...build, files: filesIn(dist) });
      return { revision: 2, changed: true, apps: [{ name: 'remote-a', version: '1.1.0', changed: true }] };
    },
    ...over,
  });
}

beforeEach(async () => {
  published = [];
  fails = undefined;
  await start();
});
afterEach(() => gateway.close());

/** A folder as `tar -czf - -C FOLDER .` packs it. */
function packed(folder: string, ...options: string[]): Buffer {
  const args = [...options, '-czf', '-', '-C', folder, '.'];
  const { stdout, status, stderr } = spawnSync('tar', args, { maxBuffer: 1e9 });
  if (status !== 0) throw new Error(String(stderr));
  return stdout;
}

const put = (path: string, payload: Buffer | string, token: string = tokens['remote-a']) =>
  gateway.inject({
    method: 'PUT',
    url: `/ops/releases/${path}`,
    payload,
    headers: { authorization: `Bearer ${token}` },
  });

test('a build is published as a canary for as many visitors as a token may reach', async () => {
  const dist = await distOf('remote-a', '1.1.0');
  const answer = await put('remote-a/1.1.0?why=sheet&why=ink', packed(dist));
  expect([answer.statusCode, answer.json()]).toMatchObject([200, { ok: true, revision: 2 }]);
  expect(published).toEqual([{ who: 'ci remote-a', why: 'sheet,ink', canary: 5, files: filesIn(dist) }]);
});

test('attack 2: a stolen token reaches no more visitors, however it asks', async () => {
  for (const canary of ['100', '5.01', 'Infinity', '1e2', '0x64']) {
    const answer = await put(`remote-a/1.1.0?canary=${canary}`, '');
    expect([canary, answer.statusCode]).toEqual([canary, 403]);
  }
  const build = packed(await distOf('remote-a', '1.1.0'));
  for (const query of [
    '?canary=1',
    '?canary=',
    '?canary=1&canary=100',
    '?canary=management',
    '?canary=staff',
  ])
    await put(`remote-a/1.1.0${query}`, build);
  // The gate refuses what is no number; the staff are fewer than any share, and a course line may be more.
  expect(published.map(({ canary }) => canary)).toEqual([1, NaN, NaN, NaN, 'staff']);
});

test('where ops allow it, a token publishes to everybody', async () => {
  await gateway.close();
  await start({ promotes: true });
  const build = packed(await distOf('remote-a', '1.1.0'));
  for (const query of ['', '?canary=50']) await put(`remote-a/1.1.0${query}`, build);
  expect(published.map(({ canary }) => canary)).toEqual([undefined, 50]);
});

test.each<[string, string, string, number]>([
  ['with the token of another app', 'remote-a', tokens['remote-b'], 403],
  ['without a token', 'remote-a', '', 401],
  ['with an invented token', 'remote-a', 'an invented token', 401],
  ['of an app that has no token', 'host', tokens['remote-a'], 403],
])('a build %s is refused before it is read', async (_, app, token, status) => {
  expect((await put(`${app}/1.1.0`, '', token)).statusCode).toBe(status);
});

test('a team that works is never kept out, and after some wrong tokens the right one is not even compared', async () => {
  await gateway.close();
  await start({ limit: 3 });
  const own = tokens['remote-a'];
  const statuses: number[] = [];
  // It asks for too many visitors, which is refused after the token.
  for (const token of [own, own, own, own, '1', '2', '3', '4', own])
    statuses.push((await put('remote-a/1.1.0?canary=100', '', token)).statusCode);
  expect(statuses).toEqual([403, 403, 403, 403, 401, 401, 401, 429, 429]);
});

test('a token does not publish the build of another app under the name of its own', async () => {
  const answer = await put('remote-a/1.1.0', packed(await distOf('remote-b', '1.1.0')));
  expect([answer.statusCode, answer.body]).toEqual([
    400,
    '这是 remote-b 1.1.0 的构建。要发布 remote-a 1.1.0，请先运行 RELEASE_VERSION=1.1.0 npm run build -- remote-a\n',
  ]);
  expect(published).toEqual([]);
});

test('what the gate and the store say is told', async () => {
  const build = packed(await distOf('remote-a', '1.1.0'));
  for (const [code, status] of [
    ['ROUTE_LOST', 409],
    ['STORE_SILENT', 503],
  ] as const) {
    fails = new ReleaseError(code);
    const answer = await put('remote-a/1.1.0', build);
    expect([answer.statusCode, answer.json()]).toMatchObject([status, { ok: false, code }]);
  }
});

test.each([
  [{ 'remote-a': 'short' }, 'at least 16'],
  [{ 'remote-a': 'the same token twice', 'remote-b': 'the same token twice' }, 'same token'],
])('tokens that protect nothing are refused at once', async (given, words) => {
  await expect(start({ tokens: given })).rejects.toThrow(words);
});

test('what is no archive, or none of a build, is refused, and so are more bytes while they come', async () => {
  for (const [payload, reason] of [
    ['', 'unexpected end of file'],
    ['no archive', 'incorrect header check'],
    [await archiveOf([{}]), '缺少 release.json'],
    [await archiveOf([{ name: 'out/../../out.js' }]), '不是普通文件：out/../../out.js'],
    [await archiveOf([{}], [{}]), '同一路径有两个文件：entry.js'],
  ] as const) {
    const answer = await put('remote-a/1.1.0', payload);
    expect([answer.statusCode, answer.body]).toEqual([400, `不是构建产物的 tar.gz：${reason}\n`]);
  }
  expect((await put('remote-a/1.1.0', Buffer.alloc(32 * 1024 * 1024 + 1))).statusCode).toBe(413);
  expect(published).toEqual([]);
});

/** An archive of such entries, some of which no program would make. */
async function archiveOf(...entries: [header: Partial<Header>, body?: Buffer][]): Promise<Buffer> {
  const tar = pack();
  for (const [header, body = Buffer.alloc(0)] of entries)
    tar.entry({ name: 'entry.js', ...header } as Header, body);
  tar.finalize();
  return gzipSync(await buffer(tar as unknown as Readable));
}

describe('an archive', () => {
  async function unpacked(archive: Buffer): Promise<Record<string, string>> {
    const [file, folder] = [join(await temporaryFolder(), 'build.tgz'), await temporaryFolder()];
    writeFileSync(file, archive);
    await unpack(file, folder);
    return filesIn(folder);
  }

  test.each(['gnu', 'ustar', 'pax'])('in the form %s is read whole', async (format) => {
    const long = `${'folder-with-a-long-name/'.repeat(6)}${'f'.repeat(90)}.js`;
    const dist = await distOf('remote-a', '1.1.0', { files: { [long]: 'long', 'empty.js': '' } });
    expect(await unpacked(packed(dist, `--format=${format}`))).toEqual(filesIn(dist));
  });

  test.each<[string, ...Parameters<typeof archiveOf>]>([
    ['with a link', [{ type: 'symlink', linkname: '/etc/passwd' }]],
    ...['../../out.js', '/out.js', 'a/../../out.js', '.hidden', 'x'.repeat(251)].map(
      (name): [string, [Partial<Header>]] => [`with the path ${name}`, [{ name }]],
    ),
    ['with a larger file than a build has', [{}, Buffer.alloc(16 * 1024 * 1024 + 1)]],
    [
      'with more files than a build has',
      ...Array.from({ length: 5001 }, (_, at): [Partial<Header>] => [{ name: `${at}.js` }]),
    ],
  ])('%s is none of a build', async (_, ...entries) => {
    expect(await unpacked(await archiveOf([{ name: 'release.json' }]))).toEqual({ 'release.json': '' });
    await expect(unpacked(await archiveOf(...entries))).rejects.toThrow();
  });

  test('that is cut off is none of a build, wherever it ends', async () => {
    const whole = await archiveOf([{ name: 'release.json' }], [{}, randomBytes(100_000)]);
    for (const length of [0, 20, 60, 200, 50_000, whole.length - 10])
      await expect(unpacked(whole.subarray(0, length))).rejects.toThrow();
    expect((await put('remote-a/1.1.0', whole.subarray(0, 200))).statusCode).toBe(400);
  });
});

test('in a package it is unpacked by the program beside the gateway, without TypeScript', async () => {
  const folder = await temporaryFolder();
  const at = (path: string) => join(folder, path);
  const require = 'const require = createRequire(import.meta.url);';
  for (const name of ['gateway.mjs', 'unpack.mjs']) {
    await build({
      entryPoints: [fileURLToPath(new URL('./unpack.ts', import.meta.url))],
      outfile: at(name),
      ...{ bundle: true, platform: 'node', format: 'esm' },
      banner: { js: `import { createRequire } from 'node:module'; ${require}` },
    });
  }
  const dist = await distOf('remote-a', '1.1.0');
  writeFileSync(at('build.tgz'), packed(dist));
  const script = `const { unpackApart } = await import('${at('gateway.mjs')}');
    console.log(await unpackApart('${at('build.tgz')}', '${at('dist')}'));`;
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', script], { cwd: folder });
  expect([String(stdout), filesIn(at('dist'))]).toEqual(['undefined\n', filesIn(dist)]);
});

/** The resident memory of a process and the most that it has been since the last call, in MB. */
function memory(pid: number): { now: number; most: number } {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const [now = 0, most = 0] = ['VmRSS', 'VmHWM'].map((name) =>
    Math.round(Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1]) / 1024),
  );
  writeFileSync(`/proc/${pid}/clear_refs`, '5');
  return { now, most };
}

test('attack 11: a gateway keeps its memory when few bytes become many, four times at once', async () => {
  const program = fileURLToPath(new URL('./testing.ts', import.meta.url));
  const child = spawn(process.execPath, ['--import', 'tsx', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    const [line] = (await once(child.stdout, 'data')) as [Buffer];
    const url = `${String(line).trim()}/ops/releases/remote-a/1.1.0`;
    const headers = { authorization: `Bearer ${tokens['remote-a']}` };
    const send = async (body: Buffer) =>
      (await fetch(url, { method: 'PUT', body: new Uint8Array(body), headers })).status;
    const dist = await distOf('remote-a', '1.1.0');
    expect(await send(packed(dist))).toBe(200);

    const zeros = Buffer.alloc(15 * 1024 * 1024);
    const large = (files: number) =>
      archiveOf(
        ...Array.from({ length: files }, (_, at): [Partial<Header>, Buffer] => [{ name: `${at}.js` }, zeros]),
      );
    const bomb = await large(6);
    expect(bomb.length).toBeLessThan(100_000);
    const { now } = memory(child.pid as number);
    expect(await Promise.all([bomb, bomb, bomb, bomb].map(send))).toEqual([400, 400, 400, 400]);
    for (let at = 0; at < 4; at++) writeFileSync(join(dist, `${at}.js`), zeros);
    expect(await send(packed(dist))).toBe(200);
    expect(memory(child.pid as number).most - now).toBeLessThan(64);
  } finally {
    const ended = once(child, 'exit');
    child.kill();
    await ended;
  }
}, 60_000);
