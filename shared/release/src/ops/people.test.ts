import { scryptSync } from 'node:crypto';
import { hashPassword, isName, People } from './people';

const password = 'the password of Ann';
const line = hashPassword(password, 4096);

test('a password is kept as a slow hash with a salt of its own', () => {
  const [one, other] = [hashPassword(password), hashPassword(password)];
  expect(one).not.toBe(other);
  const [, cost, salt = '', hash] = /^scrypt\$(\d+)\$([^$]+)\$([^$]+)$/.exec(one) ?? [];
  expect(cost).toBe('32768');
  const made = scryptSync(password, Buffer.from(salt, 'base64'), 32, { N: 32_768, maxmem: 2 ** 26 });
  expect(made.toString('base64')).toBe(hash);
});

test.each([
  ['Ann', password, true],
  ['Ann', 'the password of Bob', false],
  ['Ann', '', false],
  ['Ann', line, false],
  ['Bob', 'the password of Bob', true],
  ['Bob', password, false],
  ['Eve', password, false],
  ['', '', false],
  ['constructor', password, false],
])('%s with %j may come in: %s', async (name, given, may) => {
  const people = new People([
    { name: 'Ann', password: line },
    { name: 'Bob', password: 'the password of Bob' },
  ]);
  expect(await people.check(name, given)).toBe(may);
});

test.each([
  [[{ name: 'Ann', password: 'short' }], 'at least 12 characters'],
  [[{ name: 'A:B', password }], 'name of a user'],
  [Array(2).fill({ name: 'Ann', password }), 'same name'],
])('users that protect nothing are refused at once: %j', (users, words) => {
  expect(() => new People(users)).toThrow(words);
});

test.each([
  ['张三', true],
  ['ann@example.com', true],
  ['', false],
  [' ann', false],
  ['a\nb', false],
  ['a:b', false],
  ['a'.repeat(65), false],
])('%j is a name: %s', (name, is) => {
  expect(isName(name)).toBe(is);
});
