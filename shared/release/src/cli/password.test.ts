import { Readable } from 'node:stream';
import { People, readUsers } from '../ops/people';
import { json, release } from './testing';

const opens = (line: unknown, password: string) =>
  new People(readUsers(String(line)) ?? []).check('Ann', password);

test('a made password opens the door for whom its line names', async () => {
  const { line, password } = await json('password Ann');
  expect(await opens(line, String(password))).toBe(true);
  expect((await release('password Ann')).out).toMatch(/^password, shown only now: [\w-]{20}\nAnn:scrypt\$/);
});

test.each(['password', 'password Ann Bob', 'password Ann:Bob'])('%s is not understood', async (line) => {
  expect((await release(line)).exit).toBe(2);
});

test.each([
  ['a password of my own\n', 0],
  ['short\n', 2],
  ['', 2],
])('%j from the input gives the exit code %i, and is not shown', async (input, code) => {
  jest.spyOn(process, 'stdin', 'get').mockReturnValueOnce(Readable.from([input]) as typeof process.stdin);
  const { exit, out } = await release('password Ann --stdin');
  expect(exit).toBe(code);
  expect(out).toMatch(code === 0 ? /^Ann:scrypt\$[^\n]+\n$/ : /^$/);
  if (code === 0) expect(await opens(out, input.trim())).toBe(true);
});
