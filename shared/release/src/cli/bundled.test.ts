import { execFile } from 'node:child_process';
import { mkdir, readdir, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { pathToFileURL } from 'node:url';
import { temporaryFolder, writeIn } from '../testing/sample';

const run = promisify(execFile);
const maker = pathToFileURL(join(__dirname, '../../bin/bundled.mjs')).href;

let folder: string;
beforeEach(async () => {
  folder = await temporaryFolder();
  writeIn(folder, 'main.ts', `import { word } from './word';\nconsole.log(word as string);`);
  writeIn(folder, 'word.ts', `export const word: string = 'one';`);
});

/** Runs the entry as the release command does, in a process of its own. */
const said = async () => {
  const script = `import { bundled } from '${maker}';
    await import(await bundled('${join(folder, 'main.ts')}', '${join(folder, 'cache')}'));`;
  return (await run(process.execPath, ['--input-type=module', '-e', script], { cwd: folder })).stdout.trim();
};
const bundles = async () => (await readdir(join(folder, 'cache'))).filter((name) => !name.endsWith('.json'));

test('a command is compiled once, and again when a source changes or its bundle was damaged', async () => {
  expect([await said(), await said()]).toEqual(['one', 'one']);
  expect(await bundles()).toHaveLength(1);
  writeIn(folder, 'word.ts', `export const word: string = 'two';`);
  expect(await said()).toBe('two');
  writeIn(folder, 'cache/bundle.json', '{');
  expect(await said()).toBe('two');
});

test('commands that start at the same time do not disturb each other', async () => {
  // Listed, and not there: as a description that has just got its name.
  await mkdir(join(folder, 'cache'));
  await symlink(join(folder, 'gone'), join(folder, 'cache/next.json'));
  expect(await Promise.all([said(), said(), said()])).toEqual(['one', 'one', 'one']);
});
