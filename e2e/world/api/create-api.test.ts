import { once as onceEvent } from 'node:events';
import { connect } from 'node:net';
import { codes, getUserInfo, hasBlackWord, passportData, sendMessage, type Call } from '@suite/api';
import * as v from 'valibot';
import { insert, list } from '../db';
import { worldUnderTest, type WorldUnderTest } from '../testing/world-under-test';
import type { Group } from './group';
import { handle, handleOpen, Refusal, rule, text, whole } from './handle';

const declared = <Params, Data>(method: 'GET' | 'POST', path: string) =>
  ({ method, path }) as Call<Params, Data>;

const echo = declared<{ id: number; words: string }, { id: number; words: string }>('GET', '/Test/echo');
const write = declared<{ key: string; end: string }, null>('POST', '/test/write');
const broken = declared<void, null>('GET', '/test/broken');
const redInvoice = declared<void, string>('POST', '/financial/invoice/redInvoiceV2');

const params = v.object({ id: whole(1), words: text(5) });

const group: Group = {
  name: 'test',
  handlers: [
    handleOpen(echo, params, ({ params }) => params),
    handleOpen(write, v.object({ key: text(20), end: text(20) }), async ({ db, params: { key, end } }) => {
      await insert(db, 'once', { key, result: '1' });
      if (end === 'throw') throw rule('不行');
      return end === 'return' ? new Refusal(codes.NOT_BOUGHT, '没有购买') : null;
    }),
    handleOpen(broken, () => {
      throw new TypeError('secret detail at /home/x.ts:1');
    }),
    handleOpen(redInvoice, () => 'red'),
    handle(declared<void, number>('GET', '/test/mine'), ({ learner }) => learner.id),
  ],
};

// A handler that does not fit its declaration must not compile.
// @ts-expect-error the data is not what the call declares
handleOpen(echo, params, () => ({ id: 'one' }));
// @ts-expect-error a schema that lacks a declared parameter
handleOpen(echo, v.object({ id: whole(1) }), ({ params }) => params);
// @ts-expect-error a call with parameters needs a schema
handleOpen(echo, () => ({ id: 1, words: '' }));

let under: WorldUnderTest;
let errors: jest.SpyInstance;
beforeAll(async () => {
  const { groups } = await import('./groups');
  // The test answers one call of invoices in its own way.
  const others = groups.filter(({ name }) => name !== 'invoice');
  under = await worldUnderTest({ port: 0, groups: [...others, group] });
});
afterAll(() => under.close());
beforeEach(() => {
  errors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => errors.mockRestore());

test('an answer is an envelope with the same words twice', async () => {
  const answer = await under.app.inject('/api/Test/echo?id=7&words=%E4%BD%A0%E5%A5%BD');
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(answer.json()).toEqual({
    code: codes.SUCCESS,
    data: { id: 7, words: '你好' },
    msg: '成功',
    message: '成功',
  });
});

test('on its two addresses a success is 20000', async () => {
  expect(await under.ask(redInvoice, undefined)).toMatchObject({ code: codes.LOGIN_WITH_WORDS, data: 'red' });
});

test.each([
  ['nothing', {}],
  ['half of it', { id: '7' }],
  ['text for a number', { id: 'x', words: 'a' }],
  ['a number too large', { id: '99999999999999999999', words: 'a' }],
  ['a fraction', { id: '1.5', words: 'a' }],
  ['blanks', { id: '1', words: '   ' }],
  ['too long a text', { id: '1', words: '一二三四五六' }],
])('%s is refused with words', async (_, sent) => {
  const answer = await under.wrong(echo, sent);
  expect(answer).toMatchObject({ code: codes.BAD_PARAMS, data: null });
  expect(answer.msg).toMatch(/[\u4e00-\u9fff]/);
  expect(answer.message).toBe(answer.msg);
});

test.each([
  ['a list', '[]'],
  ['null', 'null'],
  ['text', '"x"'],
  ['a prototype', '{"__proto__":{"key":"a"}}'],
  ['no JSON', '{"key":'],
  ['nothing at all', ''],
])('a body that is %s is refused', async (_, payload) => {
  const answer = await under.app.inject({
    method: 'POST',
    url: '/api/test/write',
    headers: { 'content-type': 'application/json' },
    payload,
  });
  expect([answer.statusCode, answer.json().code]).toEqual([200, codes.BAD_PARAMS]);
});

test('a body of another kind is refused', async () => {
  const answer = await under.app.inject({
    method: 'POST',
    url: '/api/test/write',
    headers: { 'content-type': 'text/xml' },
    payload: '<a/>',
  });
  expect(answer.json()).toMatchObject({ code: codes.BAD_PARAMS, msg: '不支持的内容类型' });
});

test('a body over 10 MB is refused, one below is read', async () => {
  const bodyOf = (bytes: number) => JSON.stringify({ key: 'x'.repeat(bytes), end: 'ok' });
  const send = (body: string) =>
    fetch(`${under.address}/api/test/write`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    }).then((answer) => answer.json());
  expect(await send(bodyOf(11 * 1024 * 1024))).toMatchObject({ code: codes.TOO_LARGE });
  expect(await send(bodyOf(9 * 1024 * 1024))).toMatchObject({ code: codes.BAD_PARAMS });
});

test.each(['/api/nothing', '/api/test/echo', '/api/Test/echo/', '/api/%zz', '/api/', '/api/Test/echo%00'])(
  '%s is no call, and says so in an envelope',
  async (url) => {
    const answer = await under.app.inject({ url, method: 'GET' });
    expect([answer.statusCode, answer.json().code]).toEqual([200, codes.UNKNOWN_CALL]);
  },
);

test('a call by the other method is no call', async () => {
  const answer = await under.app.inject({ url: '/api/Test/echo', method: 'POST', payload: {} });
  expect(answer.json().code).toBe(codes.UNKNOWN_CALL);
});

test('an internal error is logged, and its text is not sent', async () => {
  const answer = await under.app.inject('/api/test/broken');
  expect(answer.json()).toEqual({
    code: codes.UNEXPECTED,
    data: null,
    msg: '系统繁忙，请稍后再试',
    message: '系统繁忙，请稍后再试',
  });
  expect(answer.body).not.toContain('secret');
  expect(String(errors.mock.calls)).toContain('secret detail');
});

const keptKeys = async () => (await list(under.world.db, 'once')).map(({ key }) => key);

test('a refusal that is thrown undoes what was written, one that is returned keeps it', async () => {
  expect(await under.wrong(write, { key: 'thrown', end: 'throw' })).toMatchObject({
    code: codes.RULE,
    msg: '不行',
  });
  expect(await under.wrong(write, { key: 'returned', end: 'return' })).toMatchObject({
    code: codes.NOT_BOUGHT,
  });
  expect(await under.wrong(write, { key: 'done', end: 'ok' })).toMatchObject({
    code: codes.SUCCESS,
    data: null,
  });
  expect(await keptKeys()).toEqual(expect.arrayContaining(['returned', 'done']));
  expect(await keptKeys()).not.toContain('thrown');
});

describe('who is calling', () => {
  const mine = { method: 'GET', path: '/test/mine' } as const;

  test('a call without a token is told to sign in', async () => {
    expect(await under.wrong(mine, undefined)).toMatchObject({ code: codes.LOGIN_REQUIRED, data: null });
  });

  test.each(['x', 'a.b.c', 'undefined'])(
    'the forged token %s is refused, as header and as cookie',
    async (token) => {
      expect(await under.wrong(mine, undefined, { token })).toMatchObject({ code: codes.TOKEN_INVALID });
      expect(await under.wrong(mine, undefined, { cookies: { class_token: token } })).toMatchObject({
        code: codes.TOKEN_INVALID,
      });
    },
  );

  test('a token is good as header and as cookie, and the header goes first', async () => {
    const { token = '' } = await under.signIn('bound');
    const other = await under.signIn('premium');
    const asHeader = await under.wrong(mine, undefined, { token });
    const asCookie = await under.wrong(mine, undefined, { cookies: { class_token: token } });
    const both = await under.wrong(mine, undefined, { ...other, cookies: { class_token: token } });
    expect(asHeader.code).toBe(codes.SUCCESS);
    expect(asCookie.data).toBe(asHeader.data);
    expect(both.data).not.toBe(asHeader.data);
  });

  test('a visit is no session', async () => {
    const { tokens, clock } = under.world;
    const token = tokens.sign({ kind: 'visit', sub: 'x', until: clock.now() + 1000 });
    expect(await under.wrong(mine, undefined, { token })).toMatchObject({ code: codes.TOKEN_INVALID });
  });

  test('a session ends when its time is over', async () => {
    const caller = await under.signIn('bound');
    const { clock } = under.world;
    const start = clock.now();
    await clock.set(start + 30 * 24 * 3600_000 - 1, true);
    expect(await under.wrong(mine, undefined, caller)).toMatchObject({ code: codes.SUCCESS });
    await clock.advance(1);
    expect(await under.wrong(mine, undefined, caller)).toMatchObject({ code: codes.TOKEN_EXPIRED });
    await clock.set(start, true);
  });

  test('without a token, bad parameters are not looked at', async () => {
    expect(await under.wrong(getUserInfo, { x: '1' })).toMatchObject({ code: codes.LOGIN_REQUIRED });
  });
});

test('calls are logged without secrets', async () => {
  await under.wrong(sendMessage, { mobile: '13800000000', type: 'nonsense' });
  await under.wrong(passportData, { token: 'very-secret', appid: 'learn-h5' });
  await under.wrong(hasBlackWord, { content: '好' }, await under.signIn('bound'));
  const [sms, passport, words] = under.world.calls.since(0).slice(-3);
  expect(sms).toMatchObject({
    method: 'POST',
    path: '/user/sendMessage',
    code: codes.BAD_PARAMS,
    person: null,
  });
  expect(sms?.params).toBe('{"mobile":"***","type":"nonsense"}');
  expect(passport?.params).not.toContain('very-secret');
  expect(words).toMatchObject({ person: 'bound', status: 200, params: '{"content":"好"}', faulty: false });
});

test('a client that leaves in the middle of its body does no harm', async () => {
  const { port } = new URL(under.address);
  const socket = connect(Number(port), '127.0.0.1');
  await onceEvent(socket, 'connect');
  socket.write(
    'POST /api/test/write HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 500\r\n\r\n{"key":"half',
  );
  await new Promise((resolve) => setTimeout(resolve, 30));
  socket.destroy();
  expect(await under.ask(redInvoice, undefined)).toMatchObject({ code: codes.LOGIN_WITH_WORDS });
  expect(await keptKeys()).not.toContain('half');
});
