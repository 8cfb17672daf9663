import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { fastify, type FastifyInstance } from 'fastify';
import { ReleaseError } from '../../release-error';
import { distOf, temporaryFolder } from '../../testing/sample';
import { serveDeploy, type DeployOptions, type SentBuild } from './serve-deploy';

let gateway: FastifyInstance;
let published: (Omit<SentBuild, 'dist'> & { files: Record<string, string> })[];
let fails: Error | undefined;
const tokens = { 'remote-a': 'the token of remote-a', 'remote-b': 'the token of remote-b' };

/** The files that a build had when it was published. */
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
  const { stdout, status, stderr } = spawnSync('tar', [...options, '-czf', '-', '-C', folder, '.'], {
    maxBuffer: 1e9,
  });
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
  const answer = await put('remote-a/1.1.0?why=sheet', packed(dist));
  expect([answer.statusCode, answer.json()]).toMatchObject([200, { ok: true, revision: 2 }]);
  expect(published).toEqual([{ who: 'ci remote-a', why: 'sheet', canary: 5, files: filesIn(dist) }]);
});

test('a stolen token reaches no more visitors, however it asks', async () => {
  const build = packed(await distOf('remote-a', '1.1.0'));
  for (const canary of ['100', '5.01', 'Infinity', '1e2', '0x64']) {
    const answer = await put(`remote-a/1.1.0?canary=${canary}`, build);
    expect([canary, answer.statusCode]).toEqual([canary, 403]);
  }
  for (const query of ['', '?canary=1', '?canary=5', '?canary=', '?canary=1&canary=100', '?canary=-1'])
    await put(`remote-a/1.1.0${query}`, build);
  expect(published.map(({ canary }) => canary)).toEqual([5, 1, 5, NaN, NaN, -1]);
});

test('where ops allow it, a token publishes to everybody', async () => {
  await gateway.close();
  await start({ promotes: true });
  const build = packed(await distOf('remote-a', '1.1.0'));
  for (const query of ['', '?canary=50']) await put(`remote-a/1.1.0${query}`, build);
  expect(published.map(({ canary }) => canary)).toEqual([undefined, 50]);
});

test('a reason that is given twice is one text', async () => {
  await put('remote-a/1.1.0?why=sheet&why=ink', packed(await distOf('remote-a', '1.1.0')));
  expect(published[0]?.why).toBe('sheet,ink');
});

test.each<[string, string, string, number]>([
  ['with the token of another app', 'remote-a', tokens['remote-b'], 403],
  ['without a token', 'remote-a', '', 401],
  ['with an invented token', 'remote-a', 'an invented token', 401],
  ['of an app that has no token', 'host', tokens['remote-a'], 403],
])('a build %s is refused', async (_, app, token, status) => {
  expect((await put(`${app}/1.1.0`, packed(await distOf(app, '1.1.0')), token)).statusCode).toBe(status);
  expect(published).toEqual([]);
});

test('a team that works is never kept out, and after some wrong tokens the right one is not even compared', async () => {
  await gateway.close();
  await start({ limit: 3 });
  const [own, statuses]: [string, number[]] = [tokens['remote-a'], []];
  for (const token of [own, own, own, own, '1', '2', '3', '4', own])
    statuses.push((await put('remote-a/1.1.0', '', token)).statusCode);
  expect(statuses).toEqual([400, 400, 400, 400, 401, 401, 401, 429, 429]);
});

test('a token does not publish the build of another app under the name of its own', async () => {
  const answer = await put('remote-a/1.1.0', packed(await distOf('remote-b', '1.1.0')));
  expect([answer.statusCode, answer.body]).toEqual([
    400,
    '这是 remote-b 1.1.0 的构建。要发布 remote-a 1.1.0，请先运行 RELEASE_VERSION=1.1.0 npm run build -- remote-a\n',
  ]);
  expect(published).toEqual([]);
});

test.each([
  ['ROUTE_LOST', 409],
  ['STORE_SILENT', 503],
] as const)('what the gate and the store say is told: %s', async (code, status) => {
  fails = new ReleaseError(code);
  const answer = await put('remote-a/1.1.0', packed(await distOf('remote-a', '1.1.0')));
  expect([answer.statusCode, answer.json()]).toMatchObject([status, { ok: false, code }]);
});

test.each([
  [{ 'remote-a': 'short' }, 'at least 16'],
  [{ 'remote-a': 'the same token twice', 'remote-b': 'the same token twice' }, 'same token'],
])('tokens that protect nothing are refused at once', async (given, words) => {
  await expect(start({ tokens: given })).rejects.toThrow(words);
});

const isRefused = async (payload: Buffer | string) =>
  (await put('remote-a/1.1.0', payload)).statusCode === 400 && published.length === 0;

test.each<[string, () => Buffer | string]>([
  ['nothing', () => ''],
  ['no archive', () => 'text'],
  ['an archive that is cut off', () => gzipSync(Buffer.alloc(700, 'a'))],
  ['an archive without release.json', () => gzipSync(Buffer.alloc(1024))],
])('%s is no build', async (_, payload) => expect(await isRefused(payload())).toBe(true));

test('more bytes than a build has are refused while they come', async () => {
  expect((await put('remote-a/1.1.0', Buffer.alloc(32 * 1024 * 1024 + 1))).statusCode).toBe(413);
});

describe('an archive', () => {
  const long = `${'folder-with-a-long-name/'.repeat(6)}${'f'.repeat(90)}.js`;
  let dist: string;
  beforeEach(async () => {
    dist = await distOf('remote-a', '1.1.0', { files: { [long]: 'long', 'empty.js': '' } });
  });

  test.each(['gnu', 'ustar', 'pax'])('in the form %s is read whole', async (format) => {
    expect((await put('remote-a/1.1.0', packed(dist, `--format=${format}`))).statusCode).toBe(200);
    expect(published[0]?.files).toEqual(filesIn(dist));
  });

  test('with a link is none', async () => {
    symlinkSync('/etc/passwd', join(dist, 'link.js'));
    expect(await isRefused(packed(dist))).toBe(true);
  });

  test.each(['../../out.js', '/out.js', 'a/../../out.js', '.hidden', 'x'.repeat(251)])(
    'with the path %s is none',
    async (to) => {
      const archive = packed(dist, '--absolute-names', `--transform=s,^./entry.js,${to},`);
      expect(await isRefused(archive)).toBe(true);
    },
  );

  test('with one path for two files is none', async () => {
    expect(await isRefused(packed(dist, '--transform=s,^./empty.js,./release.json,'))).toBe(true);
  });

  test('with a larger file than a build has is none', async () => {
    writeFileSync(join(dist, 'large.js'), Buffer.alloc(16 * 1024 * 1024 + 1));
    expect(await isRefused(packed(dist))).toBe(true);
  });

  test('with more files than a build has is none', async () => {
    for (let at = 0; at < 5000; at++) {
      const path = join(dist, 'many', `${at}.js`);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, '');
    }
    expect(await isRefused(packed(dist))).toBe(true);
  });
});

test('in a package it is unpacked by the program beside the gateway, without TypeScript', async () => {
  const folder = await temporaryFolder();
  const at = (path: string) => join(folder, path);
  for (const name of ['gateway.mjs', 'unpack.mjs']) {
    await build({
      entryPoints: [fileURLToPath(new URL('./unpack.ts', import.meta.url))],
      outfile: at(name),
      bundle: true,
      platform: 'node',
      format: 'esm',
      banner: {
        js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
      },
    });
  }
  const dist = await distOf('remote-a', '1.1.0');
  writeFileSync(at('build.tgz'), packed(dist));
  mkdirSync(at('dist'));
  const script = `const { unpackApart } = await import('${at('gateway.mjs')}');
    console.log(await unpackApart('${at('build.tgz')}', '${at('dist')}'));`;
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', script], { cwd: folder });
  expect([String(stdout), filesIn(at('dist'))]).toEqual(['true\n', filesIn(dist)]);
});

describe('a gateway', () => {
  /** The resident memory of a process and the most that it has been since the last call, in MB. */
  function memory(pid: number): { now: number; most: number } {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    const [now = 0, most = 0] = ['VmRSS', 'VmHWM'].map((name) =>
      Math.round(Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1]) / 1024),
    );
    writeFileSync(`/proc/${pid}/clear_refs`, '5');
    return { now, most };
  }

  test('keeps its memory when few bytes become many, four times at once', async () => {
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
      const grow = (to: number) => {
        for (let at = 0; at < to; at++) writeFileSync(join(dist, `${at}.js`), zeros);
        return packed(dist);
      };
      const [large, bomb] = [grow(4), grow(17)];
      expect(bomb.length).toBeLessThan(300_000);
      const { now } = memory(child.pid as number);
      expect(await Promise.all([bomb, bomb, bomb, bomb].map(send))).toEqual([400, 400, 400, 400]);
      expect(await send(large)).toBe(200);
      expect(memory(child.pid as number).most - now).toBeLessThan(64);
    } finally {
      const ended = once(child, 'exit');
      child.kill();
      await ended;
    }
  }, 60_000);
});
