import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inputHash } from './inputs';

let folder: string;
const put = async (path: string, text: string) => {
  await mkdir(join(folder, path, '..'), { recursive: true });
  await writeFile(join(folder, path), text);
};

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'inputs-'));
  await put('src/a.ts', 'one');
  await put('package.json', '{}');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test('the same files give the same hash', () => {
  expect(inputHash([folder])).toBe(inputHash([folder]));
  expect(inputHash([folder])).toMatch(/^[0-9a-f]{8}$/);
});

test.each(['src/a.ts', 'src/new.css', 'package.json'])('a change of %s is seen', async (path) => {
  const before = inputHash([folder]);
  await put(path, 'changed');
  expect(inputHash([folder])).not.toBe(before);
});

test.each(['src/a.test.ts', 'dist/entry.js', 'node_modules/x/index.js', 'lint/rule.mjs', 'README.md'])(
  'a change of %s needs no build',
  async (path) => {
    const before = inputHash([folder]);
    await put(path, 'changed');
    expect(inputHash([folder])).toBe(before);
  },
);
