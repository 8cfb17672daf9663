import { createHash } from 'node:crypto';
import {
  codes,
  doLogin,
  getMangeUserInfo,
  getToken,
  getUserInfo,
  getWxConfig,
  passportData,
  queryJsTicket,
  queryUser,
  updateMessengerUser,
  userLoginOut,
  userVideoSubmit,
  type Call,
} from '@suite/api';
import { get, list } from '../../../db';
import { openidOf } from '../../../people/person';
import { LOGIN_APP_ID, MESSENGER_APP_ID } from '../../../providers/apps';
import { giveTicket, type Ticket } from '../../../providers/tickets';
import { worldUnderTest, type Caller, type WorldUnderTest } from '../../../testing/world-under-test';

let under: WorldUnderTest;
beforeEach(async () => {
  under = await worldUnderTest();
});
afterEach(() => under.close());

const ticket = (part: Partial<Ticket> & Pick<Ticket, 'kind'>) =>
  giveTicket({ db: under.world.db, now: under.world.clock.now() }, { app_id: MESSENGER_APP_ID, ...part });
const codeOf = (person: string) => ticket({ kind: 'messenger', openid: openidOf(person) });

/** Comes with a code and goes with the cookie of the visit. */
async function visit(person: string): Promise<Caller> {
  const answer = await under.app.inject({
    method: 'POST',
    url: `/api${updateMessengerUser.path}`,
    payload: { code: await codeOf(person), scope: 'snsapi_userinfo' },
  });
  expect(answer.json().data).toEqual({ openid: openidOf(person) });
  const [, token = ''] = /class_visit=([^;]+)/.exec(String(answer.headers['set-cookie'])) ?? [];
  return { cookies: { class_visit: token } };
}

describe('updateUser', () => {
  test('a code holds once', async () => {
    const code = await codeOf('bound');
    await under.data(updateMessengerUser, { code });
    expect(await under.ask(updateMessengerUser, { code })).toMatchObject({
      code: codes.CODE_EXPIRED,
      data: null,
    });
  });

  test('a code holds for five minutes', async () => {
    const code = await codeOf('bound');
    await under.world.clock.advance(5 * 60_000);
    expect(await under.ask(updateMessengerUser, { code })).toMatchObject({ code: codes.CODE_EXPIRED });
  });

  test('a ticket of the login provider is no code', async () => {
    const code = await ticket({ kind: 'login', openid: openidOf('bound') });
    expect(await under.ask(updateMessengerUser, { code })).toMatchObject({ code: codes.CODE_EXPIRED });
    expect(await under.ask(updateMessengerUser, { code: 'made up' })).toMatchObject({
      code: codes.CODE_EXPIRED,
    });
  });

  test.each([[{}], [{ code: '' }], [{ code: 'x', scope: 'everything' }]])('%j is refused', async (params) => {
    expect(await under.wrong(updateMessengerUser, params)).toMatchObject({ code: codes.BAD_PARAMS });
  });
});

describe('doLogin', () => {
  const login = async (person: string, type?: 137) => {
    const as = await visit(person);
    return under.ask(doLogin, { openId: openidOf(person), ...(type && { type }) }, as);
  };

  test('a bound account is signed in', async () => {
    const { data } = await login('premium');
    expect(await under.data(getUserInfo, undefined, data)).toMatchObject({ nickname: '景行' });
  });

  test('an account without a number is sent to bind one', async () => {
    expect(await login('new-visitor')).toMatchObject({ code: codes.NOT_BOUND, data: null });
  });

  test('type 137 signs in to the management course', async () => {
    const { data } = await login('manage-mid', 137);
    expect(await under.data(getToken, undefined, data)).toEqual(data);
    expect((await under.data(getMangeUserInfo, undefined, data)).mangeUserInfo).toMatchObject({
      name: '邵闻笛',
    });
  });

  test('another type is refused', async () => {
    const params = { openId: openidOf('bound'), type: 3 };
    expect(await under.wrong(doLogin, params, await visit('bound'))).toMatchObject({
      code: codes.BAD_PARAMS,
    });
  });

  test('the openId of another account does not sign in', async () => {
    const as = await visit('bound');
    expect(await under.ask(doLogin, { openId: openidOf('premium') }, as)).toMatchObject({
      code: codes.ACCOUNT_MISMATCH,
    });
    expect(await under.ask(doLogin, { openId: openidOf('premium') })).toMatchObject({
      code: codes.ACCOUNT_MISMATCH,
    });
    expect(await list(under.world.db, 'session')).toEqual([]);
  });

  test('a visit is over after a day', async () => {
    const as = await visit('bound');
    await under.world.clock.advance(24 * 3600_000);
    expect(await under.ask(doLogin, { openId: openidOf('bound') }, as)).toMatchObject({
      code: codes.ACCOUNT_MISMATCH,
    });
    expect(await under.ask(queryUser, undefined, as)).toMatchObject({ code: codes.LOGIN_REQUIRED });
  });
});

test('queryUser knows a visitor and a learner', async () => {
  const visitor = await under.data(queryUser, undefined, await visit('new-visitor'));
  expect(visitor).toEqual({
    openid: openidOf('new-visitor'),
    nickname: '小满',
    headimgurl: '/api/media/avatars/new-visitor.svg',
  });
  expect(await under.data(queryUser, undefined, await under.signIn('bound'))).toMatchObject({
    nickname: '予安',
  });
  expect(await under.ask(queryUser, undefined)).toMatchObject({ code: codes.LOGIN_REQUIRED });
});

describe('passport', () => {
  const exchange = async (part: Partial<Ticket>) =>
    under.ask(passportData, { token: await ticket({ kind: 'login', ...part }), appid: LOGIN_APP_ID });

  test('a ticket becomes a session, and the code is 20000', async () => {
    const answer = await exchange({ openid: openidOf('bound') });
    expect(answer.code).toBe(codes.LOGIN_WITH_WORDS);
    expect(await under.data(getUserInfo, undefined, { token: answer.data.jwt })).toMatchObject({
      nickname: '予安',
    });
  });

  test('a ticket of a learner without a messenger account does as well', async () => {
    const { id } = await get(under.world.db, 'learner', {});
    expect(await exchange({ learner_id: id })).toMatchObject({ code: codes.LOGIN_WITH_WORDS });
  });

  test('an account without a number is sent to bind one, and is remembered', async () => {
    const answer = await under.app.inject({
      method: 'GET',
      url: `/api${passportData.path}`,
      query: { token: await ticket({ kind: 'login', openid: openidOf('new-visitor') }), appid: LOGIN_APP_ID },
    });
    expect(answer.json()).toMatchObject({ code: codes.NOT_BOUND });
    expect(String(answer.headers['set-cookie'])).toContain('class_visit=');
  });

  test('a ticket holds once, and for the right app', async () => {
    const token = await ticket({ kind: 'login', openid: openidOf('bound') });
    expect(await under.ask(passportData, { token, appid: 'other' })).toMatchObject({ code: codes.RULE });
    expect(await under.ask(passportData, { token, appid: LOGIN_APP_ID })).toMatchObject({
      code: codes.LOGIN_WITH_WORDS,
    });
    expect(await under.ask(passportData, { token, appid: LOGIN_APP_ID })).toMatchObject({
      code: codes.TOKEN_EXPIRED,
    });
    expect(await under.wrong(passportData, { appid: LOGIN_APP_ID })).toMatchObject({
      code: codes.BAD_PARAMS,
    });
  });
});

describe('userLoginOut', () => {
  test('ends this session and no other, and may come twice', async () => {
    const [one, other] = [await under.signIn('bound'), await under.signIn('bound')];
    expect(await under.data(userLoginOut, undefined, one)).toBeNull();
    expect(await under.ask(getUserInfo, undefined, one)).toMatchObject({ code: codes.TOKEN_EXPIRED });
    expect(await under.ask(getUserInfo, undefined, other)).toMatchObject({ code: codes.SUCCESS });
    expect(await under.data(userLoginOut, undefined, one)).toBeNull();
    expect(await under.data(userLoginOut, undefined)).toBeNull();
  });
});

describe('the SDK’s configuration', () => {
  test('is signed for the page without its hash', async () => {
    const url = 'https://m.example.com/?a=1';
    const { ticket: js } = await under.data(queryJsTicket, { url });
    const config = await under.data(getWxConfig, { url: `${url}#/video` });
    const { nonceStr, timestamp, signature, appId } = config;
    const text = `jsapi_ticket=${js}&noncestr=${nonceStr}&timestamp=${timestamp}&url=${url}`;
    expect(appId).toBe(MESSENGER_APP_ID);
    expect(timestamp).toBe(Math.floor(under.world.clock.now() / 1000));
    expect(signature).toBe(createHash('sha1').update(text).digest('hex'));
  });

  test.each([[{}], [{ url: 'not an address' }]])('%j is refused', async (params) => {
    expect(await under.wrong(getWxConfig, params)).toMatchObject({ code: codes.BAD_PARAMS });
  });
});

test('a session of one product makes no call of the other, but for the reports of lessons', async () => {
  const calls = { learner: getUserInfo, management: getMangeUserInfo };
  for (const product of ['learner', 'management'] as const) {
    const as = await under.signIn('manage-mid', product);
    for (const [of, call] of Object.entries(calls)) {
      const { code } = await under.ask<void, unknown>(call as Call<void, unknown>, undefined, as);
      expect([product, of, code]).toEqual([
        product,
        of,
        of === product ? codes.SUCCESS : codes.ACCOUNT_MISMATCH,
      ]);
    }
    expect(await under.wrong(userVideoSubmit, {}, as)).toMatchObject({ code: codes.BAD_PARAMS });
  }
});

test.each([
  ['bound', null],
  ['manage-new', { name: '唐若溪', mobile: '19900001011' }],
])('the management user of %s', async (person, expected) => {
  const { mid, mangeUserInfo } = await under.data(
    getMangeUserInfo,
    undefined,
    await under.signIn(person, 'management'),
  );
  const learner = await under.data(getUserInfo, undefined, await under.signIn(person));
  expect(mid).not.toBe(learner.id);
  if (expected) expect(mangeUserInfo).toMatchObject({ id: mid, ...expected });
  else expect(mangeUserInfo).toBeNull();
});
