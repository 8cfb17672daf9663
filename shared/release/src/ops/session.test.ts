import { createSessions } from './session';

const token = 'a token that nobody guesses';
let time = 1_000_000;
const sessions = createSessions(token, () => time);
const cookieOf = ({ cookie }: { cookie: string }) => cookie.slice(0, cookie.indexOf(';'));

test('a session is read by every machine that knows the token', () => {
  const cookie = cookieOf(sessions.open('张三', false));
  const read = createSessions(token, () => time).read(`other=1; ${cookie}; more=2`);
  expect(read).toEqual({
    id: expect.any(String),
    who: '张三',
    formToken: expect.stringMatching(/^[\w-]{43}$/),
  });
  expect(read).toEqual(sessions.read(cookie));
});

test('two sessions have two form tokens, and neither is the token', () => {
  const tokens = [1, 2].map(() => sessions.read(cookieOf(sessions.open('a', false)))?.formToken);
  expect(new Set([...tokens, token]).size).toBe(3);
});

test('its cookie is hidden from scripts, other sites and other paths, and over https from plain http', () => {
  expect(sessions.open('a', false).cookie).toMatch(/; Path=\/ops; HttpOnly; SameSite=Strict; Max-Age=28800$/);
  expect(sessions.open('a', true).cookie).toMatch(/; Secure$/);
  expect(sessions.end()).toMatch(/^suite_ops=; Path=\/ops; .*Max-Age=0$/);
});

test('it ends after eight hours, and with the token', () => {
  const cookie = cookieOf(sessions.open('a', false));
  expect(createSessions('another token', () => time).read(cookie)).toBeUndefined();
  time += 8 * 3_600_000 - 1;
  expect(sessions.read(cookie)).toBeDefined();
  time += 1;
  expect(sessions.read(cookie)).toBeUndefined();
});

test('a cookie with a changed byte is none', () => {
  const cookie = cookieOf(sessions.open('张三', false));
  for (let at = 'suite_ops='.length; at < cookie.length; at++) {
    const changed = `${cookie.slice(0, at)}${cookie[at] === 'x' ? 'y' : 'x'}${cookie.slice(at + 1)}`;
    expect(sessions.read(changed)).toBeUndefined();
  }
});

test.each([undefined, '', 'suite_ops=', 'suite_ops=.', 'suite_ops=a', 'suite_ops=a.b', 'x=1'])(
  '%j is none',
  (cookies) => {
    expect(sessions.read(cookies)).toBeUndefined();
  },
);

test.each([
  [token, true],
  ['', false],
  [token.slice(1), false],
  [`${token} `, false],
])('%j is the token: %s', (given, right) => {
  expect(sessions.isToken(given)).toBe(right);
});
