import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Linter } from 'eslint';
import { importCircles, noImportCircles } from './import-circles.mjs';

let root: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'circles-'));
});
afterEach(() => rm(root, { recursive: true, force: true }));

/** The circles of a repository with these files. */
async function circlesIn(files: Record<string, string>) {
  for (const [path, text] of Object.entries(files)) {
    await mkdir(join(root, path, '..'), { recursive: true });
    await writeFile(join(root, path), text);
  }
  return importCircles(root);
}
const circlesOf = async (files: Record<string, string>): Promise<string[][]> =>
  (await circlesIn(files)).files;

test('files that import each other are a circle', async () => {
  const files = {
    'src/a.ts': "import { b } from './b';\nexport const a = b;",
    'src/b.ts': "export * from './deep/c';",
    'src/deep/c.tsx': "export const page = () => import(/* webpackChunkName: 'A' */ '../a');",
    'src/d.ts': "import './a';",
  };
  expect(await circlesOf(files)).toEqual([['src/a.ts', 'src/b.ts', 'src/deep/c.tsx']]);
});

test('a circle of types alone is one', async () => {
  const files = {
    'a.ts': "import type { B } from './b';\nexport interface A {\n  b: B;\n}",
    'b.ts': "import {\n  type A,\n} from './a';\nexport interface B {\n  a: A;\n}",
  };
  expect(await circlesOf(files)).toEqual([['a.ts', 'b.ts']]);
});

test('a circle through the package of a workspace is one', async () => {
  const files = {
    'shared/kernel/package.json':
      '{ "name": "@suite/kernel", "exports": { "./routes": "./src/routes/index.ts" } }',
    'shared/kernel/src/routes/index.ts': "export { table } from '../../../../host/table';",
    'host/table.ts': "import { table } from '@suite/kernel/routes';",
  };
  expect(await circlesOf(files)).toEqual([['host/table.ts', 'shared/kernel/src/routes/index.ts']]);
});

test('an import in a comment, and two paths to one file, are no circle', async () => {
  const files = {
    'a.ts': "import './b';\nimport './c';",
    'b.ts': "import './c';\n// import './a';\nconst code = `import './a'`;",
    'c/index.ts': "export const text = \"import './a'\";\nimport 'react';\nimport './not-there';",
    'node_modules/x/index.js': "import '../../a';",
  };
  expect(await circlesOf(files)).toEqual([]);
});

test('two circles with a file in common are two', async () => {
  const files = {
    'a.ts': "import './b';\nimport './c';",
    'b.ts': "import './a';",
    'c.ts': "import './a';",
  };
  expect(await circlesOf(files)).toEqual([
    ['a.ts', 'b.ts'],
    ['a.ts', 'c.ts'],
  ]);
});

const inPackage = (files: Record<string, string>) =>
  circlesIn({
    'app/package.json': '{ "name": "app" }',
    ...Object.fromEntries(Object.entries(files).map(([path, text]) => [`app/src/${path}`, text])),
  });

test('folders that import each other are a circle, though no file is in one', async () => {
  const { files, folders } = await inPackage({
    'course/page.ts': "import '../tasks/parts/row';",
    'tasks/parts/row.ts': 'export {};',
    'tasks/list.ts': "import '../course/links';",
    'course/links.ts': 'export {};',
  });
  expect(files).toEqual([]);
  expect(folders).toEqual([
    {
      way: 'app/src/course -> app/src/tasks -> app/src/course',
      imports: [
        ['app/src/course/page.ts', 'app/src/tasks/parts/row.ts'],
        ['app/src/tasks/list.ts', 'app/src/course/links.ts'],
      ],
    },
  ]);
});

test('a repository that is one package has circles of folders, too', async () => {
  const { folders } = await circlesIn({
    'package.json': '{ "name": "remote-circle" }',
    'eslint.config.mjs': 'export default [];',
    'src/course/page.ts': "import '../tasks/row';",
    'src/tasks/row.ts': 'export {};',
    'src/tasks/list.ts': "import '../course/links';",
    'src/course/links.ts': 'export {};',
  });
  expect(folders.map(({ way }) => way)).toEqual(['src/course -> src/tasks -> src/course']);
});

test('a folder and one inside it, what tests look at, and packages are no circle of folders', async () => {
  const { folders } = await inPackage({
    'course/page.ts': "import './parts/row';",
    'course/parts/row.ts': "import '../words';",
    'course/words.ts': 'export {};',
    'course/page.test.ts': "import '../tasks/list';",
    'tasks/list.ts': "import '../course/words';\nimport '../../../other/src/a';",
    'tasks/testing/list.ts': 'export {};',
    'course/testing.ts': "import '../tasks/list';",
    '../../other/src/a.ts': "import '../../app/src/tasks/testing/list';",
  });
  expect(folders).toEqual([]);
});

test('each file of a circle is reported with its path around, and no other file is', () => {
  const linter = new Linter({ cwd: '/repo' });
  const circles = {
    files: [['src/a.js', 'src/b.js', 'src/c.js']],
    folders: [{ way: 'src/d -> src/e -> src/d', imports: [['src/d/f.js', 'src/e/g.js']] }],
  };
  const messagesFor = (file: string) =>
    linter
      .verify(
        '',
        {
          plugins: { suite: { rules: { 'no-import-circles': noImportCircles } } },
          rules: { 'suite/no-import-circles': ['error', circles] },
        } as Linter.Config,
        `/repo/${file}`,
      )
      .map(({ message }) => message);
  expect(messagesFor('src/b.js')).toEqual(['import circle: src/b.js -> src/c.js -> src/a.js -> src/b.js']);
  expect(messagesFor('src/d/f.js')).toEqual([
    'circle of folders: src/d -> src/e -> src/d, by importing src/e/g.js',
  ]);
  expect(messagesFor('src/other.js')).toEqual([]);
});
