import { namedText, type Context } from '@suite/kernel';
import type { OwnedRoute } from '@suite/loader/registry';
import { tabMemory } from '../token/tab-memory';
import { currentToken, keepToken } from '../token/token-store';
import { comeBack, known, refused, row, rows, showAgain, visit } from './testing';

const keptForLogin = ['attempt', 'tries', 'worked'].map((name) => `suite.login.${name}`);

/** The page is left, and with it all that it only remembers. */
function forgetPage(): void {
  keptForLogin.forEach((key) => namedText('tab', key).remove());
  namedText('device', 'goWxLogin').remove();
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  forgetPage();
  keptForLogin.forEach(tabMemory.remove);
  keepToken('learner', '');
});

test.each<[Context, string]>([
  ['messenger', 'code=theirs&state=login'],
  ['messenger', 'code=theirs'],
  ['browser', 'token=theirs'],
])('a link with another person’s answer does not change who is here (%s, %s)', async (context, query) => {
  keepToken('learner', 'mine');
  // An earlier login was broken off.
  localStorage.setItem('goWxLogin', '1');
  const { session, asked } = visit(`/?${query}#/user-clock`, known, context);
  expect(await session.admission.admit(row)).toBe('in');
  expect(asked()).toEqual(['/Index/index']);
  expect(currentToken('learner')).toBe('mine');
  expect(location.href).not.toMatch(/state=|token=/);
});

test('the login page takes the place of a page that nobody has seen, and follows one that was open', async () => {
  const { session, leave } = visit('/#/user-clock', { '/Index/index': refused() });
  await session.admission.admit(row);
  expect(leave).toHaveBeenLastCalledWith(expect.any(String), true);

  let isOver = false;
  const answers = { '/Index/index': () => (isOver ? refused()() : known['/Index/index']?.()) };
  const seen = visit('/#/user-clock', answers);
  expect(await seen.session.admission.admit(row)).toBe('in');
  isOver = true;
  await seen.session.admission.renew();
  expect(seen.leave).toHaveBeenLastCalledWith(expect.any(String), false);
});

test.each<[Context, string, string]>([
  ['browser', 'token=t', '/passport/front/data'],
  ['messenger', 'code=c', '/WxAuth/updateUser'],
])(
  'an exchange that keeps failing ends on the error page, and leads back to a login that works (%s)',
  async (context, answer, exchange) => {
    const first = visit('/#/user-clock', { '/Index/index': refused() }, context);
    expect(await first.session.admission.admit(row)).toBe('leaving');

    const failed = { '/Index/index': refused(), [exchange]: refused('service', 0) };
    const { session, leave, navigate, asked } = visit(comeBack(first.leave, answer), failed, context);
    await expect(session.admission.admit(row)).rejects.toMatchObject({ kind: 'service' });
    await expect(session.admission.admit(row)).rejects.toMatchObject({ kind: 'service' });
    expect(await session.admission.admit(row)).toBe('leaving');
    expect(navigate).toHaveBeenCalledWith('/error?reason=login&back=%2Fuser-clock', { replace: true });
    expect(leave).not.toHaveBeenCalled();
    expect(asked()).toEqual([exchange, exchange, exchange]);
    expect(await session.admission.admit(rows[1] as OwnedRoute)).toBe('in');
    expect(await session.admission.admit(row)).toBe('leaving');

    const answers = {
      ...known,
      '/passport/front/data': () => ({ jwt: 'mine' }),
      '/WxAuth/updateUser': () => ({ openid: 'o' }),
      '/user/doLogin': () => ({ token: 'mine' }),
    };
    const third = visit(comeBack(leave, answer), answers, context);
    expect(await third.session.admission.admit(row)).toBe('in');
    expect([currentToken('learner'), location.search]).toEqual(['mine', '']);
  },
);

test('an open page waits for the login, too: without it the page would lead to the login page once more', async () => {
  const { leave, session } = visit('/#/open', { '/Index/index': refused() });
  session.redirectToLogin();
  const open = { ...row, path: '/open', name: 'Open', skipUserCheck: true };
  const exchange = jest.fn((): unknown => ({ jwt: 'mine' })).mockImplementationOnce(refused('service', 0));
  const back = visit(comeBack(leave, 'token=t'), { '/passport/front/data': exchange });
  await expect(back.session.admission.admit(open)).rejects.toMatchObject({ kind: 'service' });
  expect([back.session.admission.isAdmitted(open), location.search]).toEqual([false, '']);
  expect(await back.session.admission.admit(open)).toBe('in');
  expect([back.session.admission.isAdmitted(open), currentToken('learner')]).toEqual([true, 'mine']);
  expect(back.leave).not.toHaveBeenCalled();
});

test('one expired session is one attempt, however many calls say so, and a login that worked counts no more', async () => {
  const expired = { '/Index/index': refused() };
  for (let time = 0; time < 6; time++) {
    const { session, leave, navigate } = visit('/#/user-clock', expired);
    await session.admission.admit(row);
    session.redirectToLogin();
    session.redirectToLogin();
    expect(leave).toHaveBeenCalledTimes(1);
    expect(navigate).not.toHaveBeenCalled();
    const answers = { ...known, '/passport/front/data': () => ({ jwt: 'mine' }) };
    const back = visit(comeBack(leave, 'token=t'), answers);
    expect(await back.session.admission.admit(row)).toBe('in');
  }
});

test('a provider that names the visitor and still refuses a call does not send them round and round', async () => {
  const answers = { ...known, '/passport/front/data': () => ({ jwt: 'mine' }) };
  let at = '/#/user-clock';
  for (let time = 0; time < 3; time++) {
    const { session, leave } = visit(at, answers);
    await session.admission.admit(row);
    session.redirectToLogin();
    at = comeBack(leave, 'token=t');
  }
  const { session, leave, navigate } = visit(at, answers);
  await session.admission.admit(row);
  session.redirectToLogin();
  expect(leave).not.toHaveBeenCalled();
  expect(navigate).toHaveBeenCalledWith(expect.stringMatching(/^\/error\?reason=login/), { replace: true });
});

test('a session that has ended is noticed on the host’s own screens too, and the error page stays', async () => {
  const login = { ...row, app: 'host', path: '/register-login', name: 'RegisterLogin', skipUserCheck: true };
  const pages = [...rows, login];
  const refusing = { '/Index/index': refused() };
  const { session, leave } = visit('/#/register-login?back=%2Fa', refusing, 'messenger', pages);
  session.loginLost();
  await new Promise((resolve) => setTimeout(resolve));
  expect(leave).toHaveBeenCalledTimes(1);
  const answers = {
    '/WxAuth/updateUser': () => ({ openid: 'o' }),
    '/user/doLogin': refused('silent', 12001),
  };
  const back = visit(comeBack(leave, 'code=c'), answers, 'messenger', pages);
  expect(await back.session.admission.admit(login)).toBe('in');
  expect(back.navigate).not.toHaveBeenCalled();
  expect(location.hash).toBe('#/register-login?back=%2Fa');
  const failed = visit('/#/error?reason=login', {}, 'messenger', pages);
  failed.session.loginLost();
  expect(failed.asked()).toEqual([]);
});

test('a visitor who has not agreed sees a card, and is asked again when they want to', async () => {
  const first = visit('/#/user-clock', { '/Index/index': refused() }, 'messenger');
  await first.session.admission.admit(row);
  const { session, leave, navigate } = visit(
    comeBack(first.leave, 'from=card'),
    { '/Index/index': refused() },
    'messenger',
  );
  const entering = session.admission.admit(row);
  expect(navigate).not.toHaveBeenCalled();
  expect(await entering).toBe('leaving');
  expect(leave).not.toHaveBeenCalled();
  expect(navigate).toHaveBeenCalledWith('/error?reason=refused&back=%2Fuser-clock', { replace: true });
  expect(location.search).toBe('');
  expect(await session.admission.admit(row)).toBe('leaving');
  expect(leave).toHaveBeenCalledTimes(1);
});

test('a page that is shown again after it was left for a login page says so, and offers a way out', async () => {
  const { session, leave, navigate } = visit('/#/user-clock', { '/Index/index': refused() });
  showAgain();
  expect(navigate).not.toHaveBeenCalled();
  await session.admission.admit(row);
  showAgain();
  expect(navigate).toHaveBeenCalledWith('/error?reason=refused&back=%2Fuser-clock', { replace: true });
  expect(await session.admission.admit(row)).toBe('leaving');
  expect(leave).toHaveBeenCalledTimes(2);
});

test.each<[string, Context, string]>([
  ['QuotaExceededError', 'browser', 'token=t'],
  ['SecurityError', 'messenger', 'code=c'],
])('a visitor whose storage refuses to write (%s) is logged in by cookie', async (name, context, answer) => {
  keepToken('learner', 'ended');
  const setItem = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('', name);
  });
  const first = visit('/?from=card#/user-clock', { '/Index/index': refused() }, context);
  await first.session.admission.admit(row);
  forgetPage();
  const answers = {
    ...known,
    '/passport/front/data': () => ({ jwt: 'mine' }),
    '/WxAuth/updateUser': () => ({ openid: 'o' }),
    '/user/doLogin': () => ({ token: 'mine' }),
  };
  const { session } = visit(comeBack(first.leave, answer), answers, context);
  expect(await session.admission.admit(row)).toBe('in');
  expect(location.search).toBe('?from=card');
  expect(document.cookie).toContain('class_token=mine');
  expect(document.cookie).not.toContain('login.attempt');
  setItem.mockRestore();
});
