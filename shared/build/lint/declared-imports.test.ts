import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Linter } from 'eslint';
import { declaredImports, declaredPackages } from './declared-imports.mjs';

let root: string;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'declared-'));
  const manifests = {
    '.': { name: 'suite', devDependencies: { oxfmt: '3' } },
    'remote-a': { name: 'remote-a', dependencies: { '@suite/kernel': '1', react: '18' } },
    'shared/kernel': { name: '@suite/kernel', peerDependencies: { react: '18' } },
  };
  for (const [folder, manifest] of Object.entries(manifests)) {
    await mkdir(join(root, folder), { recursive: true });
    await writeFile(join(root, folder, 'package.json'), JSON.stringify(manifest));
  }
});
afterAll(() => rm(root, { recursive: true }));

/** The packages that a file imports and its manifest does not declare. */
function undeclaredIn(file: string, text: string): string[] {
  const linter = new Linter({ cwd: root });
  const found = linter.verify(
    text,
    [
      {
        plugins: { manifests: { rules: { 'declared-imports': declaredImports as never } } },
        rules: { 'manifests/declared-imports': ['error', declaredPackages(root)] },
      },
    ],
    { filename: join(root, file) },
  );
  return found.map(({ message }) => message.replace(/ is not declared in/, ' /').replace(/:.*/, ''));
}

test.each([
  ['what it declares', 'remote-a/src/a.js', "import 'react'; import('@suite/kernel/routes');", []],
  [
    'itself, its own files and Node',
    'shared/kernel/a.js',
    "import '@suite/kernel'; import './b'; import 'node:fs';",
    [],
  ],
  ['what only the root declares', 'remote-a/a.js', "import 'oxfmt';", ['oxfmt / remote-a/package.json']],
  ['what only another one declares', 'a.js', "export * from 'react/jsx-runtime';", ['react / package.json']],
  [
    'it when it is needed',
    'shared/kernel/a.js',
    "import('@suite/ui/base');",
    ['@suite/ui / shared/kernel/package.json'],
  ],
])('a file imports %s', (_what, file, text, undeclared) => {
  expect(undeclaredIn(file, text)).toEqual(undeclared);
});
