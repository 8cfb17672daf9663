import {
  bindMobile,
  codes,
  courseId,
  getMangeUserInfo,
  getUserInfo,
  login,
  registerStatus,
  sendMessage,
  setPwd,
} from '@suite/api';
import { openidOf } from '../../../people/person';
import { codeFor } from '../../../testing/sms';
import { worldUnderTest, type Caller, type WorldUnderTest } from '../../../testing/world-under-test';

let under: WorldUnderTest;
beforeEach(async () => {
  under = await worldUnderTest();
});
afterEach(() => under.close());

const BOUND = '19900001002';
const NEW = '13711112222';
const minutes = (count: number) => under.world.clock.advance(count * 60_000);
const wrongCode = (code: string) => (code === '000000' ? '000001' : '000000');

/** A messenger account that has been recognised and has not signed in. */
function visit(person: string): Caller {
  const { tokens, clock } = under.world;
  const claims = { kind: 'visit', sub: openidOf(person), person, until: clock.now() + 3600_000 } as const;
  return { cookies: { class_visit: tokens.sign(claims) } };
}

describe('sendMessage', () => {
  test('the code is in the inbox, and the next may be asked for after a minute', async () => {
    expect(await under.data(sendMessage, { mobile: NEW, type: 'login' })).toEqual({ seconds: 60 });
    const [sms] = (await under.app.inject(`/world/inbox?mobile=${NEW}`)).json();
    expect(sms.words).toContain(sms.code);
    expect(await under.ask(sendMessage, { mobile: NEW, type: 'login' })).toMatchObject({
      code: codes.TOO_OFTEN,
      msg: '操作太频繁，请 60 秒后再试',
    });
    await under.world.clock.advance(59_000);
    expect((await under.ask(sendMessage, { mobile: NEW, type: 'login' })).msg).toContain('1 秒');
    expect(await under.ask(sendMessage, { mobile: NEW, type: 'bind' })).toMatchObject({
      code: codes.SUCCESS,
    });
    await under.world.clock.advance(1000);
    expect(await under.ask(sendMessage, { mobile: NEW, type: 'login' })).toMatchObject({
      code: codes.SUCCESS,
    });
  });

  test('ten a day for one number, and others are free', async () => {
    for (let sent = 0; sent < 10; sent++) {
      await under.data(sendMessage, { mobile: NEW, type: 'login' });
      await minutes(1);
    }
    expect((await under.ask(sendMessage, { mobile: NEW, type: 'login' })).msg).toContain('今天');
    await under.data(sendMessage, { mobile: BOUND, type: 'login' });
    await minutes(12 * 60);
    await under.data(sendMessage, { mobile: NEW, type: 'login' });
  });

  test.each([
    [{ mobile: '123', type: 'login' }, '请输入正确的手机号'],
    [{ mobile: '12345678901', type: 'login' }, '请输入正确的手机号'],
    [{ mobile: NEW, type: 'other' }, '参数有误：type'],
    [{ mobile: 13711112222, type: 'login' }, '参数有误：mobile'],
  ])('%j is refused', async (params, msg) => {
    expect(await under.wrong(sendMessage, params)).toMatchObject({ code: codes.BAD_PARAMS, msg });
  });

  test('a forgotten password needs a known number', async () => {
    expect(await under.ask(sendMessage, { mobile: NEW, type: 'password' })).toMatchObject({
      code: codes.RULE,
    });
  });
});

describe('login', () => {
  test('by password', async () => {
    const { token } = await under.data(login, { mobile: BOUND, password: 'study2025' });
    expect(await under.data(getUserInfo, undefined, { token })).toMatchObject({ phone: BOUND });
    const of = { mobile: BOUND, password: 'study2025', type: courseId.GL } as const;
    const management = await under.data(login, of);
    expect(await under.ask(getUserInfo, undefined, management)).toMatchObject({ data: null });
  });

  test('by code; a number that is new becomes a learner', async () => {
    const code = await codeFor(under, NEW, 'login');
    const { token } = await under.data(login, { mobile: NEW, code });
    expect(await under.data(getUserInfo, undefined, { token })).toMatchObject({ phone: NEW, is_set_pwd: 0 });
  });

  test('a code holds once', async () => {
    const code = await codeFor(under, BOUND, 'login');
    await under.data(login, { mobile: BOUND, code });
    expect(await under.ask(login, { mobile: BOUND, code })).toMatchObject({
      msg: '验证码已失效，请重新获取',
    });
  });

  test('a code holds for five minutes, for its number and for its purpose', async () => {
    const code = await codeFor(under, BOUND, 'bind');
    expect((await under.ask(login, { mobile: BOUND, code })).code).toBe(codes.RULE);
    await minutes(2);
    const other = await codeFor(under, BOUND, 'login');
    expect((await under.ask(login, { mobile: '19900001003', code: other })).code).toBe(codes.RULE);
    await under.world.clock.advance(5 * 60_000 + 1);
    expect((await under.ask(login, { mobile: BOUND, code: other })).msg).toBe('验证码已失效，请重新获取');
  });

  test('only the newest code holds', async () => {
    const first = await codeFor(under, BOUND, 'login');
    await minutes(1);
    const second = await codeFor(under, BOUND, 'login');
    if (first !== second)
      expect((await under.ask(login, { mobile: BOUND, code: first })).code).toBe(codes.RULE);
    await under.data(login, { mobile: BOUND, code: second });
  });

  test('wrong guesses count, although the call is refused', async () => {
    const code = await codeFor(under, BOUND, 'login');
    for (let guess = 0; guess < 5; guess++) {
      const answer = await under.ask(login, { mobile: BOUND, code: wrongCode(code) });
      expect(answer).toMatchObject({ code: codes.RULE, msg: '验证码不正确' });
    }
    expect((await under.ask(login, { mobile: BOUND, code })).msg).toBe('验证码已失效，请重新获取');
  });

  test('a wrong password and an unknown number are told in the same words', async () => {
    const wrong = await under.ask(login, { mobile: BOUND, password: 'study2026' });
    const unknown = await under.ask(login, { mobile: NEW, password: 'study2026' });
    expect(wrong).toMatchObject({ code: codes.RULE, msg: '手机号或密码不正确' });
    expect(unknown).toEqual(wrong);
  });

  test('after five wrong passwords the right one waits ten minutes', async () => {
    for (let guess = 0; guess < 5; guess++) await under.ask(login, { mobile: BOUND, password: 'no' });
    const right = { mobile: BOUND, password: 'study2025' };
    expect(await under.ask(login, right)).toMatchObject({ code: codes.TOO_OFTEN });
    await minutes(10);
    expect(await under.ask(login, right)).toMatchObject({ code: codes.SUCCESS });
  });

  test.each([
    [{}],
    [{ mobile: BOUND }],
    [{ mobile: BOUND, password: '' }],
    [{ mobile: BOUND, code: '12345' }],
  ])('%j is refused', async (params) => {
    expect(await under.wrong(login, params)).toMatchObject({ code: codes.BAD_PARAMS, data: null });
  });
});

describe('bindMobile', () => {
  const bind = async (as: Caller, mobile: string) =>
    under.ask(bindMobile, { mobile, code: await codeFor(under, mobile, 'bind') }, as);

  test('a new visitor becomes a learner and is signed in', async () => {
    const as = visit('new-visitor');
    expect(await under.data(registerStatus, undefined, as)).toEqual({
      is_bind: 0,
      mobile: '',
      is_set_pwd: 0,
    });
    const { data } = await bind(as, NEW);
    expect(await under.data(getUserInfo, undefined, data)).toMatchObject({ phone: NEW, nickname: '小满' });
    await under.world.clock.advance(60_000);
    const code = await codeFor(under, NEW, 'bind');
    const manager = await under.data(bindMobile, { mobile: NEW, code, type: 137 }, as);
    expect(await under.data(getMangeUserInfo, undefined, manager)).toMatchObject({ mangeUserInfo: null });
    expect(await under.data(registerStatus, undefined, as)).toEqual({
      is_bind: 1,
      mobile: '137****2222',
      is_set_pwd: 0,
    });
  });

  test('a number that is bound to another account is refused', async () => {
    expect(await bind(visit('new-visitor'), BOUND)).toMatchObject({
      code: codes.RULE,
      msg: '该手机号已绑定其他微信，请更换手机号',
    });
  });

  test('a learner without a messenger account is found again by the number', async () => {
    const { token } = await under.data(login, { mobile: NEW, code: await codeFor(under, NEW, 'login') });
    const before = await under.data(getUserInfo, undefined, { token });
    await minutes(1);
    const { data } = await bind(visit('new-visitor'), NEW);
    const after = await under.data(getUserInfo, undefined, data);
    expect(after).toMatchObject({ id: before.id, opid: openidOf('new-visitor') });
  });

  test('the same number again is a success, another is refused', async () => {
    expect((await bind(visit('bound'), BOUND)).code).toBe(codes.SUCCESS);
    expect(await bind(visit('bound'), NEW)).toMatchObject({
      code: codes.RULE,
      msg: '当前微信已绑定其他手机号',
    });
  });

  test('a wrong code binds nothing', async () => {
    const as = visit('new-visitor');
    const code = wrongCode(await codeFor(under, NEW, 'bind'));
    expect(await under.ask(bindMobile, { mobile: NEW, code }, as)).toMatchObject({ msg: '验证码不正确' });
    expect(await under.data(registerStatus, undefined, as)).toMatchObject({ is_bind: 0 });
  });

  test('binding needs a recognised messenger account', async () => {
    expect(await bind({}, NEW)).toMatchObject({ code: codes.LOGIN_REQUIRED });
    expect(await under.ask(registerStatus, undefined)).toMatchObject({ code: codes.LOGIN_REQUIRED });
    expect(await bind({ cookies: { class_visit: 'x.y.z' } }, BOUND)).toMatchObject({
      code: codes.LOGIN_REQUIRED,
    });
  });
});

describe('setPwd', () => {
  test('the new password holds, the old one and the old sessions do not', async () => {
    const session = await under.signIn('bound');
    const code = await codeFor(under, BOUND, 'password');
    expect(await under.data(setPwd, { mobile: BOUND, code, password: 'better2026' })).toBeNull();
    expect(await under.ask(getUserInfo, undefined, session)).toMatchObject({ code: codes.TOKEN_EXPIRED });
    expect((await under.ask(login, { mobile: BOUND, password: 'study2025' })).code).toBe(codes.RULE);
    await under.data(login, { mobile: BOUND, password: 'better2026' });
  });

  test.each([
    'short1',
    'onlyletters',
    '1234567890',
    '密码密码密码密码1a',
    'with space1',
    `${'a1'.repeat(11)}`,
  ])('the password %s is refused, and the code stays good', async (password) => {
    const code = await codeFor(under, BOUND, 'password');
    expect(await under.ask(setPwd, { mobile: BOUND, code, password })).toMatchObject({
      code: codes.BAD_PARAMS,
      msg: '密码需为 8 至 20 位，并同时包含字母和数字',
    });
    await under.data(setPwd, { mobile: BOUND, code, password: 'better2026' });
  });

  test('a code that was sent for a login sets no password', async () => {
    const code = await codeFor(under, BOUND, 'login');
    expect((await under.ask(setPwd, { mobile: BOUND, code, password: 'better2026' })).code).toBe(codes.RULE);
  });
});
