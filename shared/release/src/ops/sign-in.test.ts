import type { FastifyInstance } from 'fastify';
import { LocalStore } from '../store/local-store';
import { temporaryFolder } from '../testing/sample';
import { hashPassword } from './people';
import { createDoor, type Identity } from './sign-in';
import { cookieIn, hidden, post, startDoor } from './testing';

const password = 'the password of Ann';
const users = [
  { name: '张三', password: hashPassword(password, 4096) },
  { name: '李四', password: 'the password of Bob' },
];
let store: LocalStore;
let gateways: FastifyInstance[];
let log: string;

beforeEach(async () => {
  store = new LocalStore(await temporaryFolder());
  gateways = [];
  log = '';
});
afterEach(async () => void (await Promise.all(gateways.map((gateway) => gateway.close()))));

async function start(
  identity: Identity = { users },
  { limit = 20, trustProxy = ['127.0.0.0/8'] } = {},
): Promise<FastifyInstance> {
  const stream = { write: (line: string) => (log += line) };
  const gateway = await startDoor(store, identity, { limit, trustProxy, logger: { level: 'warn', stream } });
  gateways.push(gateway);
  return gateway;
}

const logIn = (gateway: FastifyInstance, who = '张三', given = password, headers = {}) =>
  post(gateway, '/ops/login', { who, password: given }, headers);
const open = (gateway: FastifyInstance, headers = {}, url = '/ops/') => gateway.inject({ url, headers });

describe('with a password each', () => {
  test('a person logs in, and is who acts', async () => {
    const gateway = await start();
    const answer = await logIn(gateway);
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/ops/']);
    expect(answer.headers['set-cookie']).toMatch(
      /^suite_ops=[\w-]{43}; Path=\/ops; HttpOnly; SameSite=Strict; Max-Age=28800$/,
    );
    const overTls = { 'x-forwarded-proto': 'https', 'x-forwarded-for': 'x' };
    expect((await logIn(gateway, '张三', password, overTls)).headers['set-cookie']).toMatch(/; Secure$/);
    const mine = cookieIn(answer);
    const shown = await open(gateway, { cookie: `other=1; ${mine.cookie}; more=2` });
    expect(shown.body).toContain('张三 acts');
    const acted = await post(gateway, '/ops/act', { form: hidden(shown), who: '李四' }, mine);
    expect([acted.statusCode, acted.body.includes('张三 acts')]).toEqual([200, true]);
  });

  test('who has another password stays outside', async () => {
    const answer = await logIn(await start(), '李四', password);
    expect([answer.statusCode, answer.headers['set-cookie']]).toEqual([401, undefined]);
    expect(answer.body).toMatch(/role="alert">姓名或密码不对/);
  });

  test('attack 8: a stranger gets nothing from which anything could be guessed', async () => {
    const gateway = await start();
    const cookies = [
      '',
      'suite_ops=',
      'suite_ops=a',
      `x_suite_ops=${'a'.repeat(43)}`,
      `suite_ops=${'a'.repeat(44)}`,
    ];
    for (const cookie of cookies) {
      const answer = await open(gateway, { cookie });
      expect([answer.statusCode, answer.headers['set-cookie']]).toEqual([401, undefined]);
      expect(answer.body).toContain('登录发布台');
      expect(answer.body).not.toMatch(/acts|张三|scrypt/);
    }
    const [one, other] = [cookieIn(await logIn(gateway)), cookieIn(await logIn(gateway))];
    expect(one).not.toEqual(other);
    expect(hidden(await open(gateway, one))).not.toBe(hidden(await open(gateway, other)));
  });

  test.each([
    ['without the token of the form', {}, {}],
    ['with the token of another session', { form: 'x' }, {}],
    ['from another site', undefined, { origin: 'https://evil.example' }],
    ['sent by another site', undefined, { 'sec-fetch-site': 'cross-site' }],
  ])('an action %s is refused', async (_, fields, headers) => {
    const gateway = await start();
    const mine = cookieIn(await logIn(gateway));
    const form = hidden(await open(gateway, mine));
    const answer = await post(gateway, '/ops/act', fields ?? { form }, { ...mine, ...headers });
    expect([answer.statusCode, answer.body.includes('acts')]).toEqual([401, false]);
    expect(answer.body).toMatch(/role="alert">登录已失效，刚才的操作没有执行/);
  });

  test.each(['/ops/login', '/ops/logout'])('opened by its address, %s leads to the pages', async (url) => {
    const { statusCode, headers } = await open(await start(), {}, url);
    expect([statusCode, headers.location]).toEqual([303, '/ops/']);
  });

  test('a session that was logged out is over, even for somebody who kept its cookie', async () => {
    const gateway = await start();
    const mine = cookieIn(await logIn(gateway));
    const answer = await post(gateway, '/ops/logout', { form: hidden(await open(gateway, mine)) }, mine);
    expect(answer.headers['set-cookie']).toMatch(/^suite_ops=; .*Max-Age=0/);
    expect((await open(gateway, mine)).statusCode).toBe(401);
  });

  test('the list shows who has logged in, and one session can be ended on every gateway', async () => {
    const [one, other] = [await start(), await start()];
    const mine = cookieIn(await logIn(one));
    // The other gateway was started with the same line of 张三 only: its hash of 李四 is its own.
    const lost = cookieIn(await logIn(other, '李四', 'the password of Bob'));
    expect((await open(one, lost)).statusCode).toBe(401);
    const second = cookieIn(await logIn(other));
    const listed = await open(one, mine, '/ops/sessions');
    expect(listed.body.match(/<strong>张三<\/strong>/g)).toHaveLength(2);
    expect(listed.body).toMatch(/张三<\/strong>\s*（当前）/);
    const [path = ''] = /\/ops\/sessions\/[^"]+\/end(?=")/.exec(listed.body) ?? [];
    expect((await post(one, path, { form: 'foreign' }, mine)).statusCode).toBe(401);
    expect((await open(one, second)).statusCode).toBe(200);
    expect((await post(one, path, { form: hidden(listed) }, mine)).statusCode).toBe(303);
    for (const gateway of [one, await start()]) expect((await open(gateway, second)).statusCode).toBe(401);
    expect((await open(one, mine)).statusCode).toBe(200);
  });

  test('attack 15: failed logins are in the log and on the page, with name and address', async () => {
    const gateway = await start();
    await logIn(gateway, '李四', 'a guess');
    expect(log).toMatch(/"level":40[^\n]*"who":"李四","address":"127\.0\.0\.1"/);
    expect(log).not.toContain('a guess');
    const { body } = await open(gateway, cookieIn(await logIn(gateway)), '/ops/sessions');
    expect(body).toMatch(/失败的登录<\/h2>[\s\S]*<strong>李四<\/strong>，来自 127\.0\.0\.1/);
  });

  test('attack 8: guessing is slow, also at once; who works is not kept out, and who is in stays in', async () => {
    const gateway = await start({ users }, { limit: 5 });
    let mine = {};
    for (let i = 0; i < 7; i++) mine = cookieIn(await logIn(gateway));
    const guesses = await Promise.all(
      Array.from({ length: 9 }, (_, at) => logIn(gateway, '张三', `guess ${at}`)),
    );
    expect(guesses.filter(({ statusCode }) => statusCode === 401)).toHaveLength(5);
    expect((await logIn(gateway)).statusCode).toBe(429);
    expect((await open(gateway, mine)).statusCode).toBe(200);
  });

  test('attack 15: while the store is away nobody gets in, and the page says why', async () => {
    const gateway = await start();
    const mine = cookieIn(await logIn(gateway));
    jest.spyOn(store, 'read').mockRejectedValue(new Error('secret path'));
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 3000);
    for (const answer of [await open(gateway, mine), await logIn(gateway)]) {
      expect([answer.statusCode, answer.headers['set-cookie']]).toEqual([503, undefined]);
      expect(answer.body).toMatch(/存储暂时无法访问[\s\S]*恢复之前谁也进不来/);
      expect(answer.body).not.toMatch(/acts|secret/);
    }
    jest.restoreAllMocks();
  });

  test('while nothing can be written nobody new gets in, and ending a session says that it failed', async () => {
    const gateway = await start();
    const mine = cookieIn(await logIn(gateway));
    const form = hidden(await open(gateway, mine));
    jest.spyOn(store, 'replace').mockRejectedValue(new Error('read only'));
    for (const answer of [await logIn(gateway), await post(gateway, '/ops/sessions/x/end', { form }, mine)])
      expect([answer.statusCode, answer.body.includes('存储暂时无法访问')]).toEqual([503, true]);
  });
});

describe('named by a proxy in front', () => {
  const identity = { userHeader: 'X-Forwarded-User' };
  const as = (who: string) => ({ 'x-forwarded-user': who, 'x-forwarded-for': '198.51.100.7' });

  test('a person needs no password, and is who acts', async () => {
    const gateway = await start(identity);
    const first = await open(gateway, as('ann@example.com'));
    expect([first.statusCode, first.body.includes('ann@example.com acts')]).toEqual([200, true]);
    const mine = { ...as('ann@example.com'), ...cookieIn(first) };
    expect((await open(gateway, mine)).headers['set-cookie']).toBeUndefined();
    const acted = await post(gateway, '/ops/act', { form: hidden(first) }, mine);
    expect(acted.body).toContain('ann@example.com acts');
    expect((await post(gateway, '/ops/act', { form: '' }, mine)).statusCode).toBe(403);
  });

  test('a session is worth nothing without its name, and nothing for another', async () => {
    const gateway = await start(identity);
    const first = await open(gateway, as('ann'));
    const form = hidden(first);
    expect((await open(gateway, { 'x-forwarded-for': 'x', ...cookieIn(first) })).statusCode).toBe(403);
    const other = { ...as('bob'), ...cookieIn(first) };
    expect((await post(gateway, '/ops/act', { form }, other)).statusCode).toBe(403);
    expect((await open(gateway, other)).body).toContain('bob acts');
  });

  test('there is no login by a password beside it', async () => {
    expect((await logIn(await start({ ...identity, users }))).statusCode).toBe(404);
  });

  test('who does not come through the proxy has no name, whatever the headers say', async () => {
    const gateway = await start(identity, { trustProxy: ['10.0.0.0/8', '::1'] });
    const headers = { ...as('ann'), 'x-forwarded-for': '10.0.0.1', forwarded: 'for=10.0.0.1' };
    const answer = await open(gateway, headers);
    expect([answer.statusCode, answer.headers['set-cookie']]).toEqual([403, undefined]);
    expect(answer.body).toContain('登录代理没有告知您是谁');
  });

  // A header that is sent twice comes as one, with a comma.
  test.each(['', ' ', 'a\tb', 'ann, bob', 'x'.repeat(65)])('the name %j is none', async (who) => {
    expect((await open(await start(identity), as(who))).statusCode).toBe(403);
  });
});

test.each([
  [{}, 'need users'],
  [{ users: [] }, 'need users'],
  [{ users: [{ name: 'Ann', password: 'short' }] }, 'at least 12'],
])('a door that would be open, or shut for everybody, is refused at once: %j', (identity, words) => {
  expect(() => createDoor(store, identity)).toThrow(words);
});
