import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { packageOf, singletons } from '@suite/kernel/singletons';
import { filesUnder, hashOf } from './files-under';
import { inputHash } from './inputs';

const home = process.cwd();
let folder: string;

async function put(path: string, text: string) {
  await mkdir(join(folder, path, '..'), { recursive: true });
  await writeFile(join(folder, path), text);
}

const addPackage = (place: string, name: string, version = '1.0.0', text = 'export const it = 1;') =>
  Promise.all([
    put(join(place, 'package.json'), JSON.stringify({ name, version, main: 'index.js', sideEffects: false })),
    put(join(place, 'index.js'), text),
  ]);

async function addRemote(name: string, words: string) {
  await addPackage(name, name);
  await put(
    `${name}/src/routes.ts`,
    `import { ${words} } from '@suite/api'; console.log(${words}, '${name}');`,
  );
}

const changed = async (change: () => Promise<unknown>) => {
  const apps = ['host', 'remote-a', 'remote-b'];
  const hashes = () => Promise.all(apps.map((app) => inputHash(app)));
  const before = await hashes();
  await change();
  const after = await hashes();
  return apps.filter((_, at) => before[at] !== after[at]);
};

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'inputs-'));
  process.chdir(folder);
  await put('package-lock.json', '{}');
  await put('shared/build/package.json', '{ "dependencies": { "packer": "1.0.0" } }');
  await put('shared/build/src/config/base.ts', 'export const target = 1;');
  await addPackage('shared/api', '@suite/api', '1.0.0', "export * from './a.js'; export * from './b.js';");
  await put('shared/api/a.js', "export const forA = 'a';");
  await put('shared/api/b.js', "import { it } from 'lib-b'; export const forB = it + 'b';");
  for (const name of ['packer', 'lib-b', ...singletons.map(packageOf)])
    await addPackage(`node_modules/${name}`, name);
  await mkdir('node_modules/@suite', { recursive: true });
  await symlink(join(folder, 'shared/api'), 'node_modules/@suite/api');
  await addPackage('host', 'host');
  await put('host/src/index.tsx', "console.log('host');");
  await addRemote('remote-a', 'forA');
  await addRemote('remote-b', 'forB');
});
afterEach(async () => {
  process.chdir(home);
  await rm(folder, { recursive: true, force: true });
});

test('the same sources give the same version', async () => {
  expect(await changed(() => put('README.md', 'words'))).toEqual([]);
  expect(await inputHash('host')).toMatch(/^[0-9a-f]{8}$/);
});

test('a further remote changes no other app', async () => {
  const add = async () => {
    await addRemote('remote-c', 'forC');
    await put('shared/api/c.js', "export const forC = 'c';");
    await put(
      'shared/api/index.js',
      "export * from './a.js'; export * from './b.js'; export * from './c.js';",
    );
    await put('package-lock.json', '{ "packages": ["remote-c"] }');
  };
  expect(await changed(add)).toEqual([]);
});

test.each([
  ['its own source', 'remote-a/src/routes.ts', "console.log('a');", ['remote-a']],
  ['a style of its own', 'remote-a/src/page.module.css', '.page {}', ['remote-a']],
  ['a shared file that only one app uses', 'shared/api/b.js', "export const forB = 'other';", ['remote-b']],
  ['how apps are built', 'shared/build/src/config/base.ts', 'export const target = 2;', 'all'],
  ['a test', 'remote-a/src/routes.test.ts', 'test', []],
])('%s changes exactly the apps that are concerned', async (_, path, text, concerned) => {
  const expected = concerned === 'all' ? ['host', 'remote-a', 'remote-b'] : concerned;
  expect(await changed(() => put(path, text))).toEqual(expected);
});

test.each([
  ['a library', 'lib-b', ['remote-b']],
  ['a tool of the build', 'packer', ['host', 'remote-a', 'remote-b']],
])('another version of %s changes the apps that bundle it', async (_, name, concerned) => {
  const bump = async () => {
    await addPackage(`node_modules/${name}`, name, '1.0.1');
    await put('package-lock.json', `{ "${name}": "1.0.1" }`);
  };
  expect(await changed(bump)).toEqual(concerned);
});

test.each(['dist/entry.js', 'node_modules/x/index.js', 'lint/rule.mjs', 'README.md'])(
  'no build reads %s',
  async (path) => {
    const hash = () => hashOf(filesUnder('host'));
    const before = hash();
    await put(join('host', path), 'changed');
    expect(hash()).toBe(before);
  },
);
