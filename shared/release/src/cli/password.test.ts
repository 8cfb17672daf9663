import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { text } from 'node:stream/consumers';
import { People, readUsers } from '../ops/people';
import { desk, json, release } from './testing';

test('a made password opens the door for whom its line names', async () => {
  const { line, password } = await json('password Ann');
  const people = new People(readUsers(String(line)) ?? []);
  expect(await people.check('Ann', String(password))).toBe(true);
  expect((await release('password Ann')).out).toMatch(/^password, shown only now: [\w-]{20}\nAnn:scrypt\$/);
});

test.each(['password', 'password Ann Bob', 'password Ann:Bob'])('%s is not understood', async (line) => {
  expect((await release(line)).exit).toBe(2);
});

test.each([
  ['a password of my own\n', 0],
  ['short\n', 2],
  ['', 2],
])('%j from the input gives the exit code %i, and is not shown', async (input, exit) => {
  const main = fileURLToPath(new URL('./main.ts', import.meta.url));
  const env = { ...process.env, LANG: 'C', RELEASE_STORE: desk.cwd };
  const args = ['--import', 'tsx', main, 'password', 'Ann', '--stdin'];
  const child = spawn(process.execPath, args, { env, stdio: ['pipe', 'pipe', 'ignore'] });
  child.stdin.end(input);
  const [out, [code]] = await Promise.all([text(child.stdout), once(child, 'exit')]);
  expect(code).toBe(exit);
  if (exit === 0) {
    expect(out).toMatch(/^Ann:scrypt\$[^\n]+\n$/);
    expect(await new People(readUsers(out) ?? []).check('Ann', input.trim())).toBe(true);
  }
});
