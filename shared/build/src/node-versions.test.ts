import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Manifest {
  engines: { node: string };
}

const root = join(__dirname, '../../..');
const enginesOf = (folder: string) =>
  (JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as Manifest).engines.node;

let isSupported: (version: string, range: string) => boolean;
beforeAll(async () => ({ isSupported } = await import(join(root, 'shared/build/bin/node-versions.mjs'))));

test.each([
  ['18.20.4', false],
  ['20.19.6', false],
  ['20.20.0', true],
  ['21.7.3', false],
  ['22.16.0', false],
  ['22.17.0', true],
  ['23.11.0', false],
  ['24.0.0', true],
  ['26.1.0', true],
])('the commands run on Node %s: %s', (version, expected) => {
  expect(isSupported(version, enginesOf('.'))).toBe(expected);
});

test('the build, which may be installed alone, runs on the same versions', () => {
  expect(enginesOf('shared/build')).toBe(enginesOf('.'));
});

test.each([
  ['C', 'Node 18.20.4 cannot run this project.'],
  ['zh_CN.UTF-8', 'Node 18.20.4 不能运行这个项目'],
])('on an older Node a command ends before anything else (%s)', (locale, words) => {
  const old = "{ value: { ...process.versions, node: '18.20.4' } }";
  const older = `data:text/javascript,Object.defineProperty(process, 'versions', ${old})`;
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--import', older, join(root, 'shared/build/bin/run.mjs'), 'e2e/cli/start.ts'],
    { encoding: 'utf8', env: { ...process.env, LC_ALL: locale } },
  );
  expect(status).toBe(1);
  expect(stderr).toContain(words);
});
