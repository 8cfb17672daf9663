import {
  codes,
  getMangeUserInfo,
  getWxConfig,
  passportData,
  sendMessage,
  updateMessengerUser,
} from '@suite/api';
import type { Group } from '../api/group';
import { groups } from '../api/groups';
import { openidOf } from '../people/person';
import { codeFor } from '../testing/sms';
import { worldUnderTest, type WorldUnderTest } from '../testing/world-under-test';
import { LOGIN_APP_ID, MESSENGER_APP_ID } from './apps';
import { createPrepay, payParams, type Prepay } from './pay/prepay';

const paid: Prepay[] = [];
const till: Group = { name: 'till', handlers: [], paid: async ({ prepay }) => void paid.push(prepay) };

let under: WorldUnderTest;
beforeEach(async () => {
  paid.length = 0;
  under = await worldUnderTest({
    groups: [...groups, till],
    gateway: 'http://gate.example:4400/',
    redirectOrigins: ['https://m.example.com'],
  });
});
afterEach(() => under.close());

const OWN = 'http://localhost:80';
const withQuery = (path: string, query: Record<string, string>) => `${path}?${new URLSearchParams(query)}`;
const get = (url: string, cookies: Record<string, string> = {}) => under.app.inject({ url, cookies });
const post = (url: string, payload: object, cookies: Record<string, string> = {}) =>
  under.app.inject({ method: 'POST', url, payload, cookies });

/** Addresses that are refused as the way back. */
const foreign = [
  'https://evil.example/',
  'http://gate.example/',
  'https://m.example.com.evil.example/',
  'https://m.example.com@evil.example/',
  'https://user@m.example.com/',
  '//evil.example',
  'javascript:alert(1)',
  '/relative',
  '',
];

describe('the messenger’s authorize page', () => {
  const asked = {
    appid: MESSENGER_APP_ID,
    redirect_uri: 'http://gate.example:4400/?a=1#/video?id=2',
    response_type: 'code',
    scope: 'snsapi_base',
    state: 'login',
  };
  const authorize = (part: Partial<typeof asked> = {}, person = 'bound') =>
    get(
      withQuery('/connect/oauth2/authorize', { ...asked, ...part }),
      person ? { world_person: person } : {},
    );

  test('snsapi_base sends back at once, with a code before the hash', async () => {
    const answer = await authorize();
    const back = new URL(String(answer.headers.location));
    expect([answer.statusCode, back.origin, back.hash]).toEqual([
      302,
      'http://gate.example:4400',
      '#/video?id=2',
    ]);
    expect(back.searchParams.get('a')).toBe('1');
    expect(back.searchParams.get('state')).toBe('login');
    const code = back.searchParams.get('code') ?? '';
    expect(await under.data(updateMessengerUser, { code })).toEqual({ openid: openidOf('bound') });
  });

  test('snsapi_userinfo asks first, and both answers lead back', async () => {
    const page = await authorize({ scope: 'snsapi_userinfo', state: '"><script>' });
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('申请获取您的昵称和头像');
    expect(page.body).not.toContain('"><script>');
    const answer = async (words: string) => {
      const query = { ...asked, scope: 'snsapi_userinfo', answer: words };
      const { headers } = await get(withQuery('/connect/oauth2/answer', query), { world_person: 'bound' });
      return new URL(String(headers.location)).searchParams;
    };
    expect((await answer('allow')).get('code')).toBeTruthy();
    expect([...(await answer('deny')).keys()]).toEqual(['a', 'state']);
  });

  test.each(foreign)('a redirect to %s is refused', async (redirect_uri) => {
    for (const path of ['/connect/oauth2/authorize', '/connect/oauth2/answer']) {
      const query = { ...asked, redirect_uri, answer: 'allow' };
      const answer = await get(withQuery(path, query), { world_person: 'bound' });
      expect([answer.statusCode, answer.headers.location]).toEqual([400, undefined]);
    }
  });

  test.each([
    { appid: 'wx-other' },
    { response_type: 'token' },
    { scope: 'snsapi_everything' },
    { state: 'x'.repeat(200) },
  ])('%j is refused', async (part) => {
    expect((await authorize(part)).statusCode).toBe(400);
  });

  test('the world’s own origin and the named origins are allowed', async () => {
    for (const redirect_uri of [`${OWN}/phone/messenger/`, 'https://m.example.com/']) {
      expect((await authorize({ redirect_uri })).statusCode).toBe(302);
    }
  });

  test('a phone without a messenger account asks for a person first', async () => {
    const page = await authorize({}, '');
    expect(page.body).toContain('请选择一个人物');
    const back = withQuery('/connect/oauth2/authorize', asked);
    const chosen = await get(withQuery('/connect/sign-in', { person: 'premium', back }));
    expect(chosen.headers).toMatchObject({
      location: back,
      'set-cookie': 'world_person=premium; Path=/; SameSite=Lax',
    });
    expect((await get(withQuery('/connect/sign-in', { person: 'x; Path=/y', back }))).statusCode).toBe(400);
    const away = { person: 'premium', back: '//evil.example' };
    expect((await get(withQuery('/connect/sign-in', away))).statusCode).toBe(400);
  });
});

describe('the login provider', () => {
  const asked = { appid: LOGIN_APP_ID, type: 'code', redirect_uri: 'http://gate.example:4400/?a=1#/' };
  const page = (part: object = {}, cookies: Record<string, string> = {}) =>
    get(withQuery('/passport/login', { ...asked, ...part }), cookies);
  const signIn = (payload: object, part: object = {}) =>
    post(withQuery('/passport/sign-in', { ...asked, ...part }), payload);
  const exchange = (address: unknown) => {
    const token = new URL(String(address)).searchParams.get('token') ?? '';
    return under.ask(passportData, { token, appid: LOGIN_APP_ID });
  };

  test('in the messenger its account is enough', async () => {
    const cookies = { world_person: 'bound', world_context: 'messenger' };
    const { statusCode, headers } = await page({}, cookies);
    expect(statusCode).toBe(302);
    expect(String(headers.location)).toMatch(/^http:\/\/gate\.example:4400\/\?a=1&token=[\w-]+#\/$/);
    expect(await exchange(headers.location)).toMatchObject({ code: codes.LOGIN_WITH_WORDS });
  });

  test('the messenger is known by its agent too', async () => {
    const answer = await under.app.inject({
      url: withQuery('/passport/login', asked),
      headers: { 'user-agent': 'x MicroMessenger/8.0' },
      cookies: { world_person: 'bound' },
    });
    expect(answer.statusCode).toBe(302);
  });

  test('elsewhere there is a form: by code and by password', async () => {
    expect((await page({}, { world_person: 'bound', world_context: 'browser' })).body).toContain('<form');
    const byPassword = await signIn({ mobile: '19900001002', password: 'study2025' });
    expect(await exchange(byPassword.json().to)).toMatchObject({ code: codes.LOGIN_WITH_WORDS });
    const code = await codeFor(under, '13811112222', 'login');
    const byCode = await signIn({ mobile: '13811112222', code });
    expect(await exchange(byCode.json().to)).toMatchObject({ code: codes.LOGIN_WITH_WORDS });
  });

  test.each([
    ['#/manage-course/contractlist', 'management'],
    ['#/register-login?back=%2Fmanage-course', 'management'],
    ['#/user-clock', 'learner'],
  ])('a login from %s opens a session of the %s product', async (hash, product) => {
    const redirect_uri = `http://gate.example:4400/${hash}`;
    const answer = await signIn({ mobile: '19900001002', password: 'study2025' }, { redirect_uri });
    const { data } = await exchange(answer.json().to);
    const { code } = await under.ask(getMangeUserInfo, undefined, { token: data.jwt });
    expect(code).toBe(product === 'management' ? codes.SUCCESS : codes.ACCOUNT_MISMATCH);
  });

  test('what is wrong is said, and counts', async () => {
    expect((await signIn({ mobile: '19900001002', password: 'no' })).json()).toEqual({
      words: '手机号或密码不正确',
    });
    expect((await signIn({ mobile: '1', password: 'no' })).json()).toEqual({ words: '请输入正确的手机号' });
    await under.data(sendMessage, { mobile: '13811112222', type: 'login' });
    for (let guess = 0; guess < 5; guess++) await signIn({ mobile: '13811112222', code: 'no' });
    expect((await signIn({})).json()).toHaveProperty('words');
    const [sms] = await under.world.db.selectFrom('sms').select('tries').execute();
    expect(sms?.tries).toBe(0);
  });

  test.each(foreign)('a redirect to %s is refused', async (redirect_uri) => {
    const cookies = { world_person: 'bound', world_context: 'messenger' };
    expect((await page({ redirect_uri }, cookies)).statusCode).toBe(400);
    const answer = await signIn({ mobile: '19900001002', password: 'study2025' }, { redirect_uri });
    expect(answer.json()).not.toHaveProperty('to');
  });

  test.each([{ appid: 'other' }, { type: 'token' }])('%j is refused', async (part) => {
    expect((await page(part)).statusCode).toBe(400);
  });
});

describe('the bridge’s server', () => {
  const url = `${OWN}/phone/messenger/?x=1`;
  const verify = async (part: object = {}) => {
    const { appId, timestamp, nonceStr, signature } = await under.data(getWxConfig, { url });
    const sent = { appId, timestamp: String(timestamp), nonceStr, signature, url, ...part };
    return (await post('/messenger/verify', sent)).json();
  };

  test('a page that was signed is configured', async () => {
    expect(await verify()).toEqual({ ok: true });
    expect(await verify({ url: `${url}#/video` })).toEqual({ ok: true });
  });

  test.each([
    [{ url: `${OWN}/phone/messenger/?x=2` }, 'invalid signature'],
    [{ signature: 'x' }, 'invalid signature'],
    [{ nonceStr: 'x' }, 'invalid signature'],
    [{ url: 'https://evil.example/' }, 'invalid url domain'],
    [{ appId: 'other' }, 'invalid appid'],
    [{ timestamp: 5 }, 'invalid appid'],
  ])('%j is not', async (part, why) => {
    expect(await verify(part)).toEqual({ ok: false, why });
  });
});

describe('the messenger’s cashier', () => {
  const order = { orderNo: 'N1', title: '进阶课', fen: 299900 };
  const asking = () => ({ db: under.world.db, now: under.world.clock.now() });
  const pay = (params: object, person = 'bound') =>
    post('/messenger/pay/confirm', params, { world_person: person }).then((answer) => answer.json());
  const look = (params: object) => post('/messenger/pay/look', params).then((answer) => answer.json());

  test('an order has one payment, and it is paid once', async () => {
    const prepay = await createPrepay(asking(), order);
    expect(await createPrepay(asking(), order)).toEqual(prepay);
    const params = payParams(prepay, under.world.clock.now());
    expect(await look(params)).toEqual({ ok: true, title: '进阶课', amount: 299900, merchant: '学习平台' });
    expect(await Promise.all([pay(params), pay(params)])).toContainEqual({ ok: true });
    expect(paid).toHaveLength(1);
    expect(paid[0]).toMatchObject({
      order_no: 'N1',
      payer: openidOf('bound'),
      paid_at: under.world.clock.now(),
    });
    expect(await look(params)).toEqual({ ok: false, why: '该订单已支付' });
  });

  test('what a page made up is not paid', async () => {
    const params = payParams(await createPrepay(asking(), order), under.world.clock.now());
    for (const part of [
      { package: 'prepay_id=other' },
      { paySign: 'X' },
      { nonceStr: 'x' },
      { appId: 'x' },
    ]) {
      expect(await pay({ ...params, ...part })).toMatchObject({ ok: false });
      expect(await look({ ...params, ...part })).toMatchObject({ ok: false });
    }
    expect(await pay({})).toMatchObject({ ok: false });
    expect(paid).toEqual([]);
  });

  test('after two hours it is too late', async () => {
    const params = payParams(await createPrepay(asking(), order), under.world.clock.now());
    await under.world.clock.advance(2 * 3600_000);
    expect(await look(params)).toMatchObject({ why: '该订单已过期' });
    expect(await pay(params)).toMatchObject({ ok: false });
  });

  test('a phone without a messenger account cannot pay', async () => {
    const params = payParams(await createPrepay(asking(), order), under.world.clock.now());
    expect(await pay(params, '')).toMatchObject({ ok: false });
  });
});

test('the app shell knows the tokens of its person, one for each product', async () => {
  const tokenOf = async (person: string, asked = {}) =>
    (await post('/shell/token', asked, { world_person: person })).json().token;
  const info = { method: 'GET', path: '/user/info' } as const;
  expect(await under.wrong(info, undefined, { token: await tokenOf('bound') })).toMatchObject({
    code: codes.SUCCESS,
  });
  const manager = { token: await tokenOf('bound', { type: 137 }) };
  expect(await under.ask(getMangeUserInfo, undefined, manager)).toMatchObject({ code: codes.SUCCESS });
  expect(await tokenOf('new-visitor')).toBe('');
  expect(await tokenOf('')).toBe('');
});
