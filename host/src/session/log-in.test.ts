import { CallError, type Context } from '@suite/kernel';
import { site } from '@suite/kernel/testing';
import fc from 'fast-check';
import { authorization, loginAnswer, unifiedLogin, withoutLogin } from './addresses';
import { loginAttempt } from './attempt';
import { LoginPending } from './exchange';
import { errorPath, loginUnderTest as made, page, refuse } from './testing';

beforeEach(() => {
  jest.useFakeTimers();
  sessionStorage.clear();
});
afterEach(() => jest.useRealTimers());

describe('outside the messenger', () => {
  test('a login goes to the unified page, with the flag set and the way back', () => {
    const { parts, login, left } = made('browser');
    expect(login.logIn()).toBe('leaving');
    expect(left().origin + left().pathname).toBe(site.login.url);
    const { appid, type, redirect_uri } = Object.fromEntries(left().searchParams);
    expect({ appid, type }).toEqual({ appid: site.login.appId, type: 'code' });
    const { state } = loginAnswer(redirect_uri as string);
    expect(state).toMatch(/^[0-9a-f]{32}$/);
    expect(withoutLogin(redirect_uri as string)).toBe(page);
    expect(parts.flag.set).toHaveBeenCalledWith(state);
  });

  test('a visitor who does not come from there is in, and keeps the flag', async () => {
    const { parts, login } = made('browser');
    expect(login.isReturning()).toBe(false);
    expect(await login.finish('/register-login')).toBe('in');
    expect(parts.exchange).not.toHaveBeenCalled();
    expect(parts.flag.clear).not.toHaveBeenCalled();
  });

  test('the ticket is exchanged once, and leaves the address at once', async () => {
    const { parts, login, comeBack } = made('browser');
    expect(await comeBack({ token: 'ticket' })).toBe('in');
    expect(parts.exchange).toHaveBeenCalledWith({ token: 'ticket', appid: site.login.appId });
    expect(parts.keepToken).toHaveBeenCalledWith('learner', 'jwt');
    expect(parts.flag.clear).toHaveBeenCalled();
    expect(parts.href()).toBe(page);
    await login.finish('/register-login');
    expect(parts.exchange).toHaveBeenCalledTimes(1);
  });

  test('12001 on the page that binds a number leaves the visitor there', async () => {
    const here = 'https://m.example.test/#/register-login?route=PaymentTools';
    const { parts, comeBack } = made('browser', { exchange: refuse(12001) }, here);
    expect(await comeBack({ token: 'ticket' })).toBe('in');
    expect(parts.navigate).not.toHaveBeenCalled();
  });

  test('a ticket of a visitor without a number leads to where one is bound', async () => {
    const { parts, comeBack } = made('browser', { exchange: refuse(12001) });
    expect(await comeBack({ token: 'ticket' })).toBe('leaving');
    expect(parts.navigate).toHaveBeenCalledWith('/register-login?route=PaymentTools');
    expect(parts.flag.clear).toHaveBeenCalled();
  });

  test('while the exchange has no answer the visitor counts as sent to the login page', async () => {
    const exchange = jest
      .fn()
      .mockRejectedValueOnce(new CallError('service', 0, ''))
      .mockResolvedValue({ jwt: 'jwt' });
    const { parts, comeBack, goOn } = made('browser', { exchange });
    await expect(comeBack({ token: 'ticket' })).rejects.toThrow(LoginPending);
    expect(parts.flag.clear).not.toHaveBeenCalled();
    expect(await goOn()).toBe('in');
    expect(parts.flag.clear).toHaveBeenCalledTimes(1);
  });

  test('an exchange that fails keeps no token, and the ticket is out of the address all the same', async () => {
    const { parts, comeBack } = made('browser', { exchange: refuse(40001, 'shown') });
    await expect(comeBack({ token: 'ticket' })).rejects.toMatchObject({ code: 40001 });
    expect(parts.keepToken).not.toHaveBeenCalled();
    expect(parts.href()).toBe(page);
  });
});

describe.each<Context>(['messenger', 'desktop-messenger'])('in the %s', (context) => {
  test('the visitor is asked for their profile', () => {
    const { parts, login, left } = made(context);
    expect(login.logIn()).toBe('leaving');
    expect([left().origin + left().pathname, left().hash]).toEqual([
      site.messenger.authorizeUrl,
      '#wechat_redirect',
    ]);
    expect(Object.fromEntries(left().searchParams)).toEqual({
      appid: site.messenger.appId,
      redirect_uri: page,
      response_type: 'code',
      scope: 'snsapi_userinfo',
      state: expect.stringMatching(/^[0-9a-f]{32}$/),
    });
    expect(parts.flag.set).not.toHaveBeenCalled();
  });

  test('with a code the visitor is logged in, and the code leaves the address', async () => {
    const { parts, comeBack } = made(context);
    expect(await comeBack({ code: 'abc' })).toBe('in');
    expect(parts.updateMessengerUser).toHaveBeenCalledWith({ code: 'abc', scope: 'snsapi_userinfo' });
    expect(parts.doLogin).toHaveBeenCalledWith({ openId: 'openid' });
    expect(parts.keepToken).toHaveBeenCalledWith('learner', 'token');
    expect(parts.href()).toBe(page);
  });

  test('the management line logs in with its own type', async () => {
    const { parts, comeBack } = made(context, { line: 'management' });
    expect(await comeBack({ code: 'abc' })).toBe('in');
    expect(parts.doLogin).toHaveBeenCalledWith({ openId: 'openid', type: 137 });
    expect(parts.keepToken).toHaveBeenCalledWith('management', 'token');
  });

  test('an answer that comes when the tab is in the other line logs in to the line in which it was asked for', async () => {
    const late = new CallError('service', 0, '');
    const before = made(context, { line: 'management', doLogin: jest.fn().mockRejectedValue(late) });
    await expect(before.comeBack({ code: 'abc' })).rejects.toThrow(LoginPending);
    const { parts, goOn } = made(context, { line: 'learner' });
    expect(await goOn()).toBe('in');
    expect(parts.doLogin).toHaveBeenCalledWith({ openId: 'openid', type: 137 });
    expect(parts.keepToken).toHaveBeenCalledWith('management', 'token');
  });

  test('a learner who has logged in meanwhile, in another tab, stays', async () => {
    let isReplaced = false;
    const doLogin = jest.fn(async () => {
      isReplaced = true;
      return { token: 'token' };
    });
    const { parts, comeBack } = made(context, { doLogin, isTokenReplaced: () => isReplaced });
    expect(await comeBack({ code: 'abc' })).toBe('leaving');
    expect(parts.reload).toHaveBeenCalledTimes(1);
    expect(parts.keepToken).not.toHaveBeenCalled();
  });

  test('12000 starts the redirect again, as an attempt of its own', async () => {
    const { parts, left, comeBack } = made(context, { updateMessengerUser: refuse(12000) });
    expect(await comeBack({ code: 'abc' })).toBe('leaving');
    const [first, second] = (parts.leave as jest.Mock).mock.calls.map(([to]) => loginAnswer(to).state);
    expect(second).not.toBe(first);
    expect(left().href).toBe(authorization(site, page, second as string));
    expect(parts.doLogin).not.toHaveBeenCalled();
  });

  test('12001 leads to the binding of a number', async () => {
    const { parts, comeBack } = made(context, { doLogin: refuse(12001) });
    expect(await comeBack({ code: 'abc' })).toBe('leaving');
    expect(parts.navigate).toHaveBeenCalledWith('/register-login?route=PaymentTools');
    expect(parts.leave).toHaveBeenCalledTimes(1);
  });

  test('any other failure is the caller’s', async () => {
    const { comeBack } = made(context, { doLogin: refuse(50000, 'shown') });
    await expect(comeBack({ code: 'abc' })).rejects.toMatchObject({ code: 50000 });
    const silent = made(context, { doLogin: refuse(10914) });
    await expect(silent.comeBack({ code: 'abc' })).rejects.toMatchObject({ code: 10914 });
    expect(silent.parts.navigate).not.toHaveBeenCalled();
  });
});

test.each<Context>(['browser', 'messenger'])(
  'a page whose token another tab has replaced is loaded again instead of being left (%s)',
  (context) => {
    const { parts, login } = made(context, { isTokenReplaced: () => true });
    expect([login.logIn(), login.toUnifiedLogin()]).toEqual(['leaving', 'leaving']);
    expect(parts.reload).toHaveBeenCalled();
    expect(parts.leave).not.toHaveBeenCalled();
    expect(parts.tries.take).not.toHaveBeenCalled();
  },
);

describe.each<Context>(['browser', 'messenger'])(
  'an answer that this tab did not ask for (%s)',
  (context) => {
    test.each([
      'code=theirs&state=login&from=card',
      'code=theirs&state=0123456789abcdef0123456789abcdef&from=card',
      'token=theirs&from=card',
      'token=theirs&state=x&from=card',
    ])('%s is thrown away, without a word', async (query) => {
      loginAttempt.begin({ page: 'unified', line: 'learner', query: '' });
      const { parts, login } = made(context, {}, page.replace('from=card', query));
      expect(login.isReturning()).toBe(true);
      expect(await login.finish('/register-login')).toBe('in');
      for (const call of [parts.exchange, parts.updateMessengerUser, parts.keepToken, parts.navigate]) {
        expect(call).not.toHaveBeenCalled();
      }
      expect(parts.href()).toBe(page);
    });

    test('does not use up the attempt that this tab has begun', async () => {
      const state = loginAttempt.begin({ page: 'messenger', line: 'learner', query: '' })?.state ?? '';
      await made(context, {}, page.replace('?', '?code=theirs&state=x&')).login.finish('');
      expect(loginAttempt.isOurs(state)).toBe(true);
    });

    test('an answer cannot be used twice', async () => {
      const { parts, comeBack, login } = made(context);
      await comeBack(context === 'browser' ? { token: 't' } : { code: 'c' });
      parts.rewrite((parts.leave as jest.Mock).mock.calls[0][0]);
      await login.finish('');
      expect(parts.keepToken).toHaveBeenCalledTimes(1);
    });

    test('an invite code in the address is none, and survives a login', async () => {
      const invited = page.replace('?', '?code=INVITE&');
      const { parts, login, comeBack } = made(context, {}, invited);
      expect(login.isReturning()).toBe(false);
      await login.finish('');
      expect(parts.href()).toBe(invited);
      await comeBack(context === 'browser' ? { token: 't' } : { code: 'c' });
      expect(parts.keepToken).toHaveBeenCalledTimes(1);
      expect(parts.href()).toBe(invited);
      const foreign = made(context, {}, page.replace('?', '?code=INVITE&token=theirs&'));
      await foreign.login.finish('');
      expect(foreign.parts.href()).toBe(invited);
    });
  },
);

test('a code is no answer to an attempt at the unified page, nor a ticket to one in the messenger', async () => {
  const browser = made('browser');
  await browser.comeBack({ code: 'c' });
  expect(browser.parts.updateMessengerUser).not.toHaveBeenCalled();
  const messenger = made('messenger');
  await messenger.comeBack({ token: 't' });
  expect(messenger.parts.exchange).not.toHaveBeenCalled();
});

test('in the shell there is no page to go to: the visitor is told', async () => {
  const { parts, login } = made('shell');
  expect(login.logIn()).toBe('leaving');
  expect(parts.navigate).toHaveBeenCalledWith(errorPath);
  expect(parts.leave).not.toHaveBeenCalled();
});

test.each<Context>(['browser', 'messenger'])(
  'in the %s too many redirects end on a page with a way out',
  async (context) => {
    const { parts, login } = made(context, { tries: { take: () => false } });
    expect(login.logIn()).toBe('leaving');
    expect(parts.leave).not.toHaveBeenCalled();
    expect(parts.navigate).toHaveBeenCalledWith(errorPath);
  },
);

test('a browser that keeps no trace of the attempt is told why it cannot log in', () => {
  const attempt = { ...loginAttempt, begin: () => undefined };
  const { parts, login } = made('browser', { attempt });
  expect(login.logIn()).toBe('leaving');
  expect(parts.leave).not.toHaveBeenCalled();
  expect(parts.navigate).toHaveBeenCalledWith(errorPath.replace('login', 'storage'));
});

test('with any address, logging in leads to the configured pages alone, without what it left behind', () => {
  fc.assert(
    fc.property(fc.webUrl({ withQueryParameters: true, withFragments: true }), fc.string(), (url, extra) => {
      const at = new URL(url);
      at.searchParams.set('code', extra);
      at.searchParams.set('token', extra);
      for (const target of [unifiedLogin(site, at.href, 's'), authorization(site, at.href, 's')]) {
        const { origin, searchParams } = new URL(target);
        expect([new URL(site.login.url).origin, new URL(site.messenger.authorizeUrl).origin]).toContain(
          origin,
        );
        expect(loginAnswer(searchParams.get('redirect_uri') as string)).toMatchObject({
          code: '',
          ticket: '',
        });
      }
      expect(new URL(withoutLogin(at.href)).hash).toBe(at.hash);
    }),
    { seed: 11 },
  );
});
