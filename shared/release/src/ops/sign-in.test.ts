import type { FastifyInstance } from 'fastify';
import { hashPassword } from './people';
import type { Identity } from './sign-in';
import { basic, post, startDoor } from './testing';

const password = 'the password of Ann';
const users = [
  { name: '张三', password: hashPassword(password, 4096) },
  { name: '李四', password: 'the password of Bob' },
];
let gateway: FastifyInstance;
let log: string;

beforeEach(() => (log = ''));
afterEach(() => gateway?.close());

async function start(
  identity: Identity = { users },
  { limit = 20, trustProxy = ['127.0.0.0/8'] } = {},
): Promise<void> {
  const stream = { write: (line: string) => (log += line) };
  gateway = await startDoor(identity, { limit, trustProxy, logger: { level: 'warn', stream } });
}

const open = (headers = {}, url = '/ops/') => gateway.inject({ url, headers });
const logIn = (who = '张三', given = password, from = '198.51.100.7') =>
  open({ ...basic(who, given), 'x-forwarded-for': from });

describe('with a password each', () => {
  test('a person gets in, and is who acts', async () => {
    await start();
    expect((await logIn()).body).toContain('张三 acts');
    const acted = await post(gateway, '/ops/', { who: '李四' }, basic('张三', password));
    expect([acted.statusCode, acted.body.includes('张三 acts')]).toEqual([200, true]);
  });

  test.each<[string, Record<string, string>]>([
    ['nothing', {}],
    ['another password', basic('李四', password)],
    ['no name', basic('', password)],
    ['a token', { authorization: `Bearer ${password}` }],
    ['a header of a proxy', { 'x-forwarded-user': '张三', 'x-forwarded-for': '198.51.100.7' }],
  ])('attack 8: a stranger with %s is asked for a password, and learns nothing', async (_, headers) => {
    await start();
    const answer = await open(headers);
    expect([answer.statusCode, answer.headers['www-authenticate']]).toEqual([
      401,
      'Basic realm="ops", charset="UTF-8"',
    ]);
    expect(answer.headers['set-cookie']).toBeUndefined();
    expect(answer.body).not.toMatch(/acts|张三|scrypt/);
  });

  test.each([
    ['another site', { origin: 'https://evil.example' }],
    ['a page without an origin', { origin: 'null' }],
    ['somebody who does not say whence', { origin: '' }],
    ['another site of the same domain', { origin: '', 'sec-fetch-site': 'same-site' }],
  ])('a change that %s made the browser send is refused', async (_, headers) => {
    await start();
    const answer = await post(gateway, '/ops/', {}, { ...basic('张三', password), ...headers });
    expect([answer.statusCode, answer.body.includes('acts')]).toEqual([403, false]);
    expect(answer.body).toContain('不是从发布台的页面发出的');
  });

  test('attack 15: failed logins are in the log, with name and address and without the password', async () => {
    await start();
    await logIn('李四', 'a guess');
    expect(log).toMatch(/"level":40[^\n]*"who":"李四","address":"198\.51\.100\.7"/);
    expect(log).not.toContain('a guess');
  });

  test('attack 8: guessing is slow, also at once; who works is not kept out, and who is in stays in', async () => {
    await start({ users }, { limit: 5 });
    for (let i = 0; i < 7; i++) expect((await logIn()).statusCode).toBe(200);
    const guess = (_: unknown, at: number) => logIn('张三', `guess ${at}`, `203.0.113.${at}`);
    const guesses = await Promise.all(Array.from({ length: 9 }, guess));
    expect(guesses.filter(({ statusCode }) => statusCode === 401)).toHaveLength(5);
    // Even the right password is not compared any more, except where it was right before.
    expect((await logIn('张三', password, '203.0.113.99')).statusCode).toBe(429);
    expect((await logIn()).statusCode).toBe(200);
    expect((await logIn('张三', 'a guess beside her')).statusCode).toBe(429);
  });
});

describe('named by a proxy in front', () => {
  const identity = { userHeader: 'X-Forwarded-User' };
  const as = (who: string) => ({ 'x-forwarded-user': who, 'x-forwarded-for': '198.51.100.7' });

  test('a person needs no password, is who acts, and acts by the pages only', async () => {
    await start(identity);
    expect((await open(as('ann@example.com'))).body).toContain('ann@example.com acts');
    const own = await post(gateway, '/ops/', {}, as('ann@example.com'));
    expect([own.statusCode, own.body.includes('ann@example.com acts')]).toEqual([200, true]);
    const foreign = { ...as('ann@example.com'), origin: 'https://evil.example' };
    expect((await post(gateway, '/ops/', {}, foreign)).statusCode).toBe(403);
  });

  test('there is no login by a password beside it', async () => {
    await start({ ...identity, users });
    expect((await logIn()).statusCode).toBe(403);
  });

  test('who does not come through the proxy has no name, whatever the headers say', async () => {
    await start(identity, { trustProxy: ['10.0.0.0/8', '::1'] });
    const headers = { ...as('ann'), 'x-forwarded-for': '10.0.0.1', forwarded: 'for=10.0.0.1' };
    const answer = await open(headers);
    expect([answer.statusCode, answer.body.includes('登录代理没有告知您是谁')]).toEqual([403, true]);
  });

  // A header that is sent twice comes as one, with a comma.
  test.each(['', ' ', 'a\tb', 'ann, bob', 'x'.repeat(65)])('the name %j is none', async (who) => {
    await start(identity);
    expect((await open(as(who))).statusCode).toBe(403);
  });
});

test.each([
  [{}, 'need users'],
  [{ users: [] }, 'need users'],
  [{ users: [{ name: 'Ann', password: 'short' }] }, 'at least 12'],
])('a door that would be open, or shut for everybody, is refused at once: %j', async (identity, words) => {
  await expect(start(identity)).rejects.toThrow(words);
});
