import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { holdFolder } from './only-one';

let folder: string;
let file: string;
const { LC_ALL } = process.env;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'one-'));
  file = join(folder, '.suite/running');
  process.env.LC_ALL = 'C';
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
  if (LC_ALL === undefined) delete process.env.LC_ALL;
  else process.env.LC_ALL = LC_ALL;
});

test('a second suite of the folder is refused, and told where the first one is', async () => {
  const held = await holdFolder(file);
  await expect(holdFolder(file)).rejects.toThrow(/just starting the suite/);
  held.isAt({ portal: 'http://127.0.0.1:4401', address: 'http://127.0.0.1:4400' });
  await expect(holdFolder(file)).rejects.toThrow(
    /runs already\. Open http:\/\/127\.0\.0\.1:4401\n.*4400\n.*Ctrl-C/,
  );
  process.env.LC_ALL = 'zh_CN.UTF-8';
  await expect(holdFolder(file)).rejects.toThrow(/已经在运行，打开 http:\/\/127\.0\.0\.1:4401/);
  await held.release();
});

test('after the first one has ended the next may begin', async () => {
  await (await holdFolder(file)).release();
  await (await holdFolder(file)).release();
  expect(existsSync(file)).toBe(false);
});

test('one that was killed does not stand in the way', async () => {
  const code = `
    const { holdFolder } = await import(${JSON.stringify(join(__dirname, 'only-one.ts'))});
    await holdFolder(${JSON.stringify(file)});
    console.log('held');
    setInterval(() => {}, 1000);`;
  const first = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', code], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(first, 'exit');
  await once(first.stdout, 'data');
  await expect(holdFolder(file)).rejects.toThrow(/just starting/);
  first.kill('SIGKILL');
  await ended;
  expect(existsSync(file)).toBe(true);
  await (await holdFolder(file)).release();
}, 30_000);
