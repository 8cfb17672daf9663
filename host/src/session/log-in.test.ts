import { CallError, type Context } from '@suite/kernel';
import { site } from '@suite/kernel/testing';
import fc from 'fast-check';
import { authorization, loginAnswer, unifiedLogin, withoutLogin } from './addresses';
import { createLogin, type LoginParts } from './log-in';

const page = 'https://m.example.test/?from=card#/pay/payment-tools?id=7';
const errorPath = '/error?reason=login&back=%2Fpay%2Fpayment-tools%3Fid%3D7';

function made(context: Context, over: Partial<LoginParts> = {}, at = page) {
  let address = at;
  let isSet = false;
  const parts: LoginParts = {
    context,
    site,
    flag: {
      isSet: () => isSet,
      set: jest.fn(() => void (isSet = true)),
      clear: jest.fn(() => void (isSet = false)),
    },
    tries: { take: jest.fn(() => true) },
    href: () => address,
    leave: jest.fn(),
    rewrite: jest.fn((next: string) => void (address = next)),
    navigate: jest.fn(),
    keepToken: jest.fn(),
    exchange: jest.fn(async () => ({ jwt: 'jwt' })),
    updateMessengerUser: jest.fn(async () => ({ openid: 'openid' })),
    doLogin: jest.fn(async () => ({ token: 'token' })),
    ...over,
  };
  return { parts, login: createLogin(parts) };
}

const refuse = (code: number, kind: 'silent' | 'shown' | 'login' = 'silent') =>
  jest.fn(() => Promise.reject(new CallError(kind, code, '')));

describe('outside the messenger', () => {
  test('a login goes to the unified page, with the flag set and the way back', async () => {
    const { parts, login } = made('browser');
    expect(await login.logIn('learner', '/register-login')).toBe('leaving');
    expect(parts.flag.set).toHaveBeenCalled();
    const address = new URL((parts.leave as jest.Mock).mock.calls[0][0]);
    expect(address.origin + address.pathname).toBe(site.login.url);
    expect(Object.fromEntries(address.searchParams)).toEqual({
      appid: site.login.appId,
      type: 'code',
      redirect_uri: page,
    });
  });

  test('a visitor who does not come from the login page goes on without an exchange', async () => {
    const { parts, login } = made('browser');
    parts.flag.set();
    expect(await login.exchangeTicket('/register-login')).toBe('in');
    expect(parts.exchange).not.toHaveBeenCalled();
    expect(parts.rewrite).not.toHaveBeenCalled();
    expect(parts.flag.isSet()).toBe(true);
  });

  test('what comes back is exchanged once, and leaves the address at once', async () => {
    const { parts, login } = made('browser', {}, page.replace('?from', '?token=ticket&from'));
    parts.flag.set();
    expect(await login.exchangeTicket('/register-login')).toBe('in');
    expect(parts.exchange).toHaveBeenCalledWith({ token: 'ticket', appid: site.login.appId });
    expect(parts.keepToken).toHaveBeenCalledWith('jwt');
    expect(parts.flag.clear).toHaveBeenCalled();
    expect(parts.href()).toBe(page);
    await login.exchangeTicket('/register-login');
    expect(parts.exchange).toHaveBeenCalledTimes(1);
  });

  test('a ticket that the suite did not ask for is thrown away', async () => {
    const { parts, login } = made('browser', {}, page.replace('?from', '?token=foreign&from'));
    expect(await login.exchangeTicket('/register-login')).toBe('in');
    expect(parts.exchange).not.toHaveBeenCalled();
    expect(parts.href()).toBe(page);
  });

  test('a ticket of somebody without a number leads to where one is bound', async () => {
    const refused = { exchange: refuse(12001) };
    const { parts, login } = made('browser', refused, page.replace('?from', '?token=t&from'));
    parts.flag.set();
    expect(await login.exchangeTicket('/register-login?route=PaymentTools')).toBe('leaving');
    expect(parts.navigate).toHaveBeenCalledWith('/register-login?route=PaymentTools');
    expect(parts.flag.isSet()).toBe(false);
  });

  test('an exchange that fails stores no token, and the ticket leaves the address all the same', async () => {
    const { parts, login } = made(
      'browser',
      { exchange: refuse(40001, 'shown') },
      `${page.replace('?from', '?token=t&from')}`,
    );
    parts.flag.set();
    await expect(login.exchangeTicket('/register-login')).rejects.toMatchObject({ code: 40001 });
    expect(parts.keepToken).not.toHaveBeenCalled();
    expect(parts.href()).toBe(page);
  });
});

describe.each<Context>(['messenger', 'desktop-messenger'])('in the %s', (context) => {
  const withCode = page.replace('?from', '?code=abc&state=login&from');

  test('without a code the visitor is asked for their profile', async () => {
    const { parts, login } = made(context);
    expect(await login.logIn('learner', '/register-login')).toBe('leaving');
    const address = new URL((parts.leave as jest.Mock).mock.calls[0][0]);
    expect([address.origin + address.pathname, address.hash]).toEqual([
      site.messenger.authorizeUrl,
      '#wechat_redirect',
    ]);
    expect(Object.fromEntries(address.searchParams)).toEqual({
      appid: site.messenger.appId,
      redirect_uri: page,
      response_type: 'code',
      scope: 'snsapi_userinfo',
      state: 'login',
    });
    expect(parts.flag.set).not.toHaveBeenCalled();
  });

  test('with a code the visitor is logged in, and the code leaves the address', async () => {
    const { parts, login } = made(context, {}, withCode);
    expect(await login.logIn('learner', '/register-login')).toBe('in');
    expect(parts.updateMessengerUser).toHaveBeenCalledWith({ code: 'abc', scope: 'snsapi_userinfo' });
    expect(parts.doLogin).toHaveBeenCalledWith({ openId: 'openid' });
    expect(parts.keepToken).toHaveBeenCalledWith('token');
    expect(parts.href()).toBe(page);
  });

  test('the management line logs in with its own type', async () => {
    const { parts, login } = made(context, {}, withCode);
    await login.logIn('management', '/register-login');
    expect(parts.doLogin).toHaveBeenCalledWith({ openId: 'openid', type: 137 });
  });

  test('12000 starts the redirect again', async () => {
    const { parts, login } = made(context, { updateMessengerUser: refuse(12000) }, withCode);
    expect(await login.logIn('learner', '/register-login')).toBe('leaving');
    expect(parts.leave).toHaveBeenCalledWith(authorization(site, page));
    expect(parts.doLogin).not.toHaveBeenCalled();
  });

  test('12001 leads to the binding of a number', async () => {
    const { parts, login } = made(context, { doLogin: refuse(12001) }, withCode);
    expect(await login.logIn('learner', '/register-login?route=PaymentTools')).toBe('leaving');
    expect(parts.navigate).toHaveBeenCalledWith('/register-login?route=PaymentTools');
    expect(parts.leave).not.toHaveBeenCalled();
  });

  test('any other failure is the caller’s', async () => {
    const { login } = made(context, { doLogin: refuse(50000, 'shown') }, withCode);
    await expect(login.logIn('learner', '/register-login')).rejects.toMatchObject({ code: 50000 });
    const silent = made(context, { doLogin: refuse(10914) }, withCode);
    await expect(silent.login.logIn('learner', '/register-login')).rejects.toMatchObject({ code: 10914 });
    expect(silent.parts.navigate).not.toHaveBeenCalled();
  });
});

test('in the shell there is no page to go to: the visitor is told', async () => {
  const { parts, login } = made('shell');
  expect(await login.logIn('learner', '/register-login')).toBe('leaving');
  expect(parts.navigate).toHaveBeenCalledWith(errorPath);
  expect(parts.leave).not.toHaveBeenCalled();
});

test.each<Context>(['browser', 'messenger'])(
  'in the %s too many redirects end on a page with a way out',
  async (context) => {
    const { parts, login } = made(context, { tries: { take: () => false } });
    expect(await login.logIn('learner', '/register-login')).toBe('leaving');
    expect(parts.leave).not.toHaveBeenCalled();
    expect(parts.navigate).toHaveBeenCalledWith(errorPath);
  },
);

test('from any address logging in leads only to the configured pages, without traces of an earlier login', () => {
  fc.assert(
    fc.property(fc.webUrl({ withQueryParameters: true, withFragments: true }), fc.string(), (url, extra) => {
      const at = new URL(url);
      at.searchParams.set('code', extra);
      at.searchParams.set('token', extra);
      for (const target of [unifiedLogin(site, at.href), authorization(site, at.href)]) {
        const { origin, searchParams } = new URL(target);
        expect([new URL(site.login.url).origin, new URL(site.messenger.authorizeUrl).origin]).toContain(
          origin,
        );
        expect(loginAnswer(searchParams.get('redirect_uri') as string)).toEqual({ code: '', ticket: '' });
      }
      expect(new URL(withoutLogin(at.href)).hash).toBe(at.hash);
    }),
    { seed: 11 },
  );
});
