import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { setTimeout as pause } from 'node:timers/promises';
import { expectRefusal, temporaryFolder } from '../testing/sample';
import { withLock } from './lock';

test('works on one folder wait for each other, works on two do not', async () => {
  const [one, two] = [await temporaryFolder(), await temporaryFolder()];
  const events: string[] = [];
  const work = (name: string) => async () => {
    events.push(`${name} starts`);
    await pause(40);
    events.push(`${name} ends`);
  };
  await Promise.all([withLock(one, work('a')), withLock(one, work('b')), withLock(two, work('c'))]);

  const onOne = events.filter((event) => !event.startsWith('c')).map((event) => event.charAt(0));
  expect(onOne[0]).toBe(onOne[1]);
  expect(events.indexOf('c starts')).toBeLessThan(events.findIndex((event) => /[ab] ends/.test(event)));
});

test('the lock is free after a work that failed and after its process was killed; waiting too long is an error', async () => {
  const folder = await temporaryFolder();
  await expect(withLock(folder, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  const lock = pathToFileURL(join(__dirname, 'lock.ts')).href;
  const script = `import(${JSON.stringify(lock)}).then(({ withLock }) => withLock(${JSON.stringify(folder)}, () => {
    console.log('held');
    return new Promise(() => setInterval(() => {}, 1000));
  }));`;
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], {
    cwd: __dirname,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    await once(child.stdout, 'data');
    await expectRefusal(
      withLock(folder, async () => 'done', 100),
      'STORE_BUSY',
    );
  } finally {
    child.kill('SIGKILL');
  }
  expect(await withLock(folder, async () => 'done', 2000)).toBe('done');
}, 20_000);
