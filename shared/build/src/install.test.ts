import { execFile, execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';

const installer = pathToFileURL(join(__dirname, '../bin/install.mjs')).href;
const said = promisify(execFile);

let folder: string;
let server: Server | undefined;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'install-'))));
afterEach(() => {
  server?.close();
  rmSync(folder, { recursive: true });
});

const writeJson = (path: string, value: unknown) => writeFileSync(join(folder, path), JSON.stringify(value));

/** A repository that needs one package, whose lock does not say where it is. */
function writeRepository(): Buffer {
  mkdirSync(join(folder, 'package'));
  writeJson('package/package.json', { name: 'one', version: '1.0.0' });
  const body = execFileSync('tar', ['-czf', '-', 'package'], { cwd: folder });
  const integrity = `sha512-${createHash('sha512').update(body).digest('base64')}`;
  const own = { name: 'suite', version: '1.0.0', dependencies: { one: '1.0.0' } };
  writeJson('package.json', own);
  const packages = { '': own, 'node_modules/one': { version: '1.0.0', integrity } };
  writeJson('package-lock.json', { name: 'suite', version: '1.0.0', lockfileVersion: 3, packages });
  return body;
}

/** A registry with this package at a path of its own; resolves to its address. */
async function startRegistry(body: Buffer, place: string, asked: string[]): Promise<string> {
  server = createServer(({ url = '', headers: { host } }, response) => {
    if (url.startsWith('/-/ping')) return void response.end('{}');
    asked.push(url);
    const dist = { tarball: `http://${host}${place}` };
    const one = { name: 'one', versions: { '1.0.0': { name: 'one', version: '1.0.0', dist } } };
    if (url === place) response.end(body);
    else if (url === '/one') response.end(JSON.stringify(one));
    else response.writeHead(404).end();
    return undefined;
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

const install = (registry: string, cache = join(folder, 'cache'), locale = 'C') =>
  said(
    process.execPath,
    ['--input-type=module', '-e', `process.exit((await import(${JSON.stringify(installer)})).install())`],
    {
      cwd: folder,
      env: { ...process.env, npm_config_registry: registry, npm_config_cache: cache, LC_ALL: locale },
    },
  );

test.each([
  ['is not asked for the address of a package', '/one/-/one-1.0.0.tgz', ['/one/-/one-1.0.0.tgz']],
  ['is asked if it keeps packages elsewhere', '/files/1', ['/one/-/one-1.0.0.tgz', '/one', '/files/1']],
])(
  'a registry %s',
  async (_, place, expected) => {
    const asked: string[] = [];
    const body = writeRepository();
    const before = readFileSync(join(folder, 'package-lock.json'), 'utf8');
    const registry = await startRegistry(body, place, asked);
    await install(registry);

    expect(existsSync(join(folder, 'node_modules/one/package.json'))).toBe(true);
    expect(asked).toEqual(expected);
    expect(existsSync(join(folder, 'npm-shrinkwrap.json'))).toBe(false);
    expect(readFileSync(join(folder, 'package-lock.json'), 'utf8')).toBe(before);
  },
  60_000,
);

test.each([
  ['C', /The packages were not installed: http:\/\/127\.0\.0\.1:1\/ cannot be reached.*again with a network/],
  ['zh_CN.UTF-8', /依赖没有装好：连不上 http:\/\/127\.0\.0\.1:1\//],
])(
  'without a network it ends at once and says so (%s)',
  async (locale, words) => {
    writeRepository();
    const begun = performance.now();
    await expect(install('http://127.0.0.1:1/', undefined, locale)).rejects.toMatchObject({
      stderr: expect.stringMatching(words),
    });
    // npm alone tries for 70 s.
    expect(performance.now() - begun).toBeLessThan(30_000);
    expect(existsSync(join(folder, 'npm-shrinkwrap.json'))).toBe(false);
  },
  60_000,
);

test('in a home that cannot be written to the packages are kept in the work folder', async () => {
  const registry = await startRegistry(writeRepository(), '/one/-/one-1.0.0.tgz', []);
  // Nobody, not even root, makes a folder in a file.
  await install(registry, join(folder, 'package.json', 'cache'));
  expect(existsSync(join(folder, 'node_modules/one/package.json'))).toBe(true);
  expect(existsSync(join(folder, '.suite/cache/npm'))).toBe(true);
}, 60_000);

test('what npm has in its cache is installed without a network', async () => {
  const registry = await startRegistry(writeRepository(), '/one/-/one-1.0.0.tgz', []);
  await install(registry);
  rmSync(join(folder, 'node_modules'), { recursive: true });
  server?.close();
  server?.closeAllConnections();
  await install(registry);
  expect(existsSync(join(folder, 'node_modules/one/package.json'))).toBe(true);
}, 60_000);
