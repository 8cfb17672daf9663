import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

let shared: string;

beforeEach(() => (shared = mkdtempSync(join(tmpdir(), 'shared-'))));
afterEach(() => rmSync(shared, { recursive: true, force: true }));

const script = join(__dirname, 'own-temporary.mjs');

/** Starts a run that writes a file into its temporary folder, says where, and then does something. */
function start(then: string) {
  const code = `
    const { ownTemporaryFolder } = await import(${JSON.stringify(script)});
    ownTemporaryFolder();
    const fs = await import('node:fs');
    const folder = fs.mkdtempSync((await import('node:os')).tmpdir() + '/test-');
    fs.writeFileSync(folder + '/file', 'x');
    console.log(folder);
    ${then}`;
  return spawn(process.execPath, ['--input-type=module', '-e', code], {
    env: { ...process.env, TMPDIR: shared },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

test.each([
  ['ends', '', undefined],
  ['throws', `process.on('uncaughtException', () => process.exit(1)); throw new Error('x');`, undefined],
  ['is ended by Ctrl-C', 'setInterval(() => {}, 1000)', 'SIGINT' as const],
  ['is ended by a signal', 'setInterval(() => {}, 1000)', 'SIGTERM' as const],
])('a run that %s leaves nothing', async (_, then, signal) => {
  const run = start(then);
  const ended = once(run, 'exit');
  const [said] = (await once(run.stdout, 'data')) as [Buffer];
  expect(String(said)).toContain(join(shared, `suite-tests-${run.pid}`, 'test-'));
  if (signal) run.kill(signal);
  await ended;
  expect(readdirSync(shared)).toEqual([]);
});

test('the next run removes what a killed one left, and nothing of one that runs', async () => {
  const [killed, running] = [start('setInterval(() => {}, 1000)'), start('setInterval(() => {}, 1000)')];
  const ended = [killed, running].map((run) => once(run, 'exit'));
  await Promise.all([killed, running].map((run) => once(run.stdout, 'data')));
  killed.kill('SIGKILL');
  await ended[0];
  expect(existsSync(join(shared, `suite-tests-${killed.pid}`))).toBe(true);
  await once(start(''), 'exit');
  expect(readdirSync(shared)).toEqual([`suite-tests-${running.pid}`]);
  running.kill('SIGINT');
  await ended[1];
});

test('a run that a run started writes where that one does', () => {
  const own = join(shared, 'suite-tests-1');
  mkdirSync(own);
  const code = `const { ownTemporaryFolder } = await import(${JSON.stringify(script)}); ownTemporaryFolder();
    console.log(process.env.TMPDIR);`;
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', code], {
    env: { ...process.env, TMPDIR: own },
    encoding: 'utf8',
  });
  expect(stdout.trim()).toBe(own);
  expect(existsSync(own)).toBe(true);
});

test('this run has such a folder', () => {
  expect(tmpdir()).toMatch(/suite-tests-\d+/);
});
