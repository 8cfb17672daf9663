import { execFile } from 'node:child_process';
import { readFile, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { manifestOf } from '@suite/build/workspace';
import { planOf } from './plan';
import { copyRepository } from './testing/copy-repository';
import { writePlan } from './write-plan';

let root: string;
let remove: () => Promise<void>;

beforeAll(async () => ({ root, remove } = await copyRepository()), 60_000);
afterAll(() => remove());

/** Runs a tool in the copy; resolves to what it complains about. */
const run = (program: string, ...args: string[]): Promise<string> =>
  promisify(execFile)(program, args, { cwd: root, maxBuffer: 2 ** 26 }).then(
    () => '',
    ({ stdout, stderr }: { stdout: string; stderr: string }) => stdout + stderr,
  );
const tool = (name: string, ...args: string[]) => run(join(root, 'node_modules/.bin', name), ...args);

/** Types the command; resolves to the files that it names. */
async function make(...args: string[]): Promise<string[]> {
  const command = ['shared/build/bin/run.mjs', 'e2e/cli/new.ts', ...args];
  const { stdout } = await promisify(execFile)(process.execPath, command, { cwd: root });
  return stdout.split('\n').flatMap((line) => /^ {2}(\S+)$/.exec(line)?.[1] ?? []);
}

test('a remote, a page and a call are green as they were written', async () => {
  const written = [
    ...(await make('remote', 'study-circle', '--title', '学习圈', '--tile')),
    ...(await make(
      'page',
      'word-of-day',
      '--in',
      'remote-learning',
      '--title',
      '今日一词',
      '--path',
      '/word-of-day/:id',
    )),
    // A list of one item stands on one line, without a comma at its end.
    ...(await make('page', 'reading-room', '--in', 'remote-study-circle', '--title', '阅览室')),
    ...(await make('call', 'late-lessons')),
  ];
  const paths = Array.from(new Set(written)).filter((path) => path !== 'package-lock.json');
  expect(paths).toContain('remote-study-circle/src/study-circle/study-circle.page.test.tsx');
  expect(paths).toContain('e2e/world/api/groups/late-lessons/late-lessons.test.ts');
  expect(paths).toContain('e2e/specs/sweep/places.ts');

  const code = paths.filter((path) => /\.tsx?$/.test(path));
  const tests = code.filter((path) => /\.test\.tsx?$/.test(path));
  const lists = ['shared/build/src/links.test.ts', 'e2e/world/api/every-call.test.ts'];
  expect(await tool('oxfmt', '--list-different', ...paths)).toBe('');
  expect(await tool('oxlint', ...code)).toBe('');
  expect(await tool('eslint', '--max-warnings', '0', ...code)).toBe('');
  expect(await tool('jest', '--silent', '--maxWorkers', '1', ...tests, ...lists)).toBe('');
}, 240_000);

test('npx webpack in the folder of an app builds the same files as npm run build', async () => {
  const folder = join(root, 'remote-study-circle');
  const built = async () => {
    const files = await readdir(join(folder, 'dist'));
    const bodies = await Promise.all(files.map((file) => readFile(join(folder, 'dist', file), 'base64')));
    await rm(join(folder, 'dist'), { recursive: true });
    return Object.fromEntries(files.map((file, at) => [file, bodies[at]]));
  };
  const build = ['shared/build/bin/run.mjs', 'shared/build/src/cli/build.ts', 'remote-study-circle'];
  await promisify(execFile)(process.execPath, build, { cwd: root });
  const ours = await built();
  await promisify(execFile)(join(root, 'node_modules/.bin/webpack'), { cwd: folder });
  expect(await built()).toEqual(ours);
  const release = JSON.parse(Buffer.from(ours['release.json'] as string, 'base64').toString()) as {
    live: { routes: object[] };
  };
  // Home shows an entrance to the page as soon as this is published.
  expect(release.live.routes[0]).toMatchObject({ title: '学习圈', tile: { on: 'home' } });
}, 120_000);

test('the lock file has the new app as npm would write it', async () => {
  const lock = JSON.parse(await readFile(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, object>;
  };
  const names = Object.keys(lock.packages);
  expect(lock.packages['node_modules/remote-study-circle']).toEqual({
    resolved: 'remote-study-circle',
    link: true,
  });
  expect(lock.packages['remote-study-circle']).toMatchObject({
    version: '0.1.0',
    dependencies: { '@suite/ui': manifestOf('shared/ui').version },
  });
  expect(names).toEqual([...names].sort((one, other) => one.localeCompare(other, 'en')));
});

test.each([
  ['no name', ['page'], {}, /npm run new/],
  ['a page without its title', ['page', 'x'], { in: 'remote-tools' }, /npm run new/],
  ['a name in capitals', ['call', 'StudyPlan'], {}, /"StudyPlan" is no name/],
  [
    'an app that there is not',
    ['page', 'x'],
    { in: 'remote-toys', title: '题' },
    /no app "remote-toys".*remote-tools/,
  ],
  [
    'a path without a slash',
    ['page', 'x'],
    { in: 'remote-tools', title: '题', path: 'x' },
    /path "x" must begin with/,
  ],
  [
    'a path that is taken',
    ['page', 'x'],
    { in: 'remote-tools', title: '题', path: '/user-clock' },
    /'\/user-clock'.*remote-learning/,
  ],
  ['a call that there is', ['call', 'books'], {}, /is there already/],
  [
    'a tile with a long title',
    ['page', 'x'],
    { in: 'remote-tools', title: '一个很长的标题', tile: true },
    /at most six/,
  ],
  ['a remote that there is', ['remote', 'tools'], { title: '题' }, /is there already/],
])('%s is refused, and nothing is written', async (_, command, given, words) => {
  const folders = ['.', 'remote-tools/src', 'shared/api/src', 'e2e/world/api/groups'];
  const list = () => Promise.all(folders.map((folder) => readdir(join(root, folder))));
  const before = await list();
  await expect(async () => writePlan(root, planOf(root, command, given))).rejects.toThrow(words);
  expect(await list()).toEqual(before);
});

test('a list that cannot be written leaves nothing behind', async () => {
  const files = { 'remote-tools/src/made.ts': 'export const made = 1;\n' };
  const edits = { 'remote-tools/src/routes.ts': [(text: string) => `${text}[`] };
  await expect(writePlan(root, { files, edits })).rejects.toThrow();
  expect(await readdir(join(root, 'remote-tools/src'))).not.toContain('made.ts');
});
