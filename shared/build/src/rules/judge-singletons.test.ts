import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { judgeSingletons } from './judge-singletons';

let folder: string;
const write = async (path: string, value: object) => {
  await mkdir(join(folder, path, '..'), { recursive: true });
  await writeFile(join(folder, path), JSON.stringify(value));
};

beforeEach(async () => {
  const work = join(process.cwd(), '.suite');
  await mkdir(work, { recursive: true });
  folder = await mkdtemp(join(work, 'singletons-test-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test('an app without versions of its own takes those of the suite', async () => {
  await write('package.json', {
    name: 'remote-x',
    version: '1.0.0',
    dependencies: { '@suite/kernel': '^1.0.0' },
  });
  expect(judgeSingletons(folder)).toEqual([]);
});

test('the version of the suite may be named', async () => {
  await write('package.json', { name: 'remote-x', version: '1.0.0', dependencies: { react: '18.3.1' } });
  expect(judgeSingletons(folder)).toEqual([]);
});

test('a version that is asked for is refused before it is installed', async () => {
  await write('package.json', { name: 'remote-x', version: '1.0.0', dependencies: { react: '19.2.0' } });
  expect(judgeSingletons(folder)).toEqual([
    {
      file: join(folder, 'package.json'),
      message: expect.stringMatching(
        /^react is 19\.2\.0 here, and the suite shares 18\.3\.1\. Take react out/,
      ),
    },
  ]);
});

test('a version that is installed is refused', async () => {
  await write('package.json', { name: 'remote-x', version: '1.0.0' });
  await write('node_modules/react-dom/package.json', { name: 'react-dom', version: '18.2.0' });
  expect(judgeSingletons(folder).map(({ message }) => message)).toEqual([
    expect.stringContaining('react-dom is 18.2.0 here'),
  ]);
});
