import type { Context } from '@suite/kernel';
import { keepToken } from '../token/token-store';
import { LoginPending } from './exchange';
import { errorPath, loginUnderTest as made, page, refuse } from './testing';

const silence = refuse(0, 'service');

beforeEach(() => {
  jest.useFakeTimers();
  sessionStorage.clear();
});
afterEach(() => jest.useRealTimers());

describe.each<[Context, Record<string, string>]>([
  ['browser', { token: 't' }],
  ['messenger', { code: 'c' }],
])('an exchange without an answer (%s)', (context, answer) => {
  const given = { exchange: { jwt: 'jwt' }, updateMessengerUser: { openid: 'openid' } };
  const name = context === 'browser' ? 'exchange' : 'updateMessengerUser';
  /** The provider's answers to the exchange, one after the other. */
  const answering = (...answers: (() => Promise<unknown>)[]) => {
    const call = jest.fn();
    answers.forEach((one) => call.mockImplementationOnce(one));
    return call;
  };
  const gives = async () => given[name];

  test('is repeated when the visitor tries again', async () => {
    const call = answering(silence, gives);
    const { parts, login, comeBack, goOn } = made(context, { [name]: call });
    await expect(comeBack(answer)).rejects.toBeInstanceOf(LoginPending);
    expect([login.isReturning(), parts.href()]).toEqual([true, page]);
    expect(await goOn()).toBe('in');
    expect(call.mock.calls[1]).toEqual(call.mock.calls[0]);
    expect(parts.keepToken).toHaveBeenCalledTimes(1);
    expect([login.isReturning(), parts.href()]).toEqual([false, page]);
    expect(await goOn()).toBe('in');
    expect(call).toHaveBeenCalledTimes(2);
  });

  test('may have been done: when the provider then refuses it, the visitor is told, and logs in anew', async () => {
    const { parts, login, comeBack, goOn } = made(context, {
      [name]: answering(silence, refuse(10013, 'login')),
    });
    await expect(comeBack(answer)).rejects.toBeInstanceOf(LoginPending);
    expect(await goOn()).toBe('leaving');
    expect(parts.navigate).toHaveBeenCalledWith(errorPath.replace('login', 'expired'));
    expect(login.isReturning()).toBe(false);
  });

  test('is made again after a reload, also one that does not wait for it', async () => {
    const call = answering(silence, () => new Promise(() => undefined), gives);
    const before = made(context, { [name]: call });
    await expect(before.comeBack(answer)).rejects.toBeInstanceOf(LoginPending);
    const waiting = made(context, { [name]: call });
    expect(waiting.login.isReturning()).toBe(true);
    void waiting.goOn();
    await jest.advanceTimersByTimeAsync(100);
    const { parts, login, goOn } = made(context, { [name]: call });
    expect(login.isReturning()).toBe(true);
    expect(await goOn()).toBe('in');
    expect(call.mock.calls[2]).toEqual(call.mock.calls[0]);
    expect(parts.keepToken).toHaveBeenCalledTimes(1);
    expect(parts.leave).not.toHaveBeenCalled();
    expect(made(context).login.isReturning()).toBe(false);
  });

  test('is not made after a reload when another tab has logged in since', async () => {
    await expect(made(context, { [name]: silence }).comeBack(answer)).rejects.toBeInstanceOf(LoginPending);
    keepToken('learner', 'theirs');
    const { parts, login, goOn } = made(context);
    expect(login.isReturning()).toBe(false);
    expect(await goOn()).toBe('in');
    expect(parts.keepToken).not.toHaveBeenCalled();
    keepToken('learner', '');
    expect(made(context).login.isReturning()).toBe(false);
  });

  test('is given up after the third time, reloads counted', async () => {
    await expect(made(context, { [name]: silence }).comeBack(answer)).rejects.toMatchObject({
      kind: 'service',
    });
    await expect(made(context, { [name]: silence }).goOn()).rejects.toMatchObject({ kind: 'service' });
    const { parts, goOn } = made(context, { [name]: silence });
    expect(await goOn()).toBe('leaving');
    expect(parts.navigate).toHaveBeenCalledWith(errorPath);
    expect(made(context).login.isReturning()).toBe(false);
  });

  test('is given up after the third time', async () => {
    const { parts, login, comeBack, goOn } = made(context, { [name]: silence });
    await expect(comeBack(answer)).rejects.toMatchObject({ kind: 'service' });
    await expect(goOn()).rejects.toMatchObject({ kind: 'service' });
    expect(parts.navigate).not.toHaveBeenCalled();
    expect(await goOn()).toBe('leaving');
    expect(parts.navigate).toHaveBeenCalledWith(errorPath);
    expect(login.isReturning()).toBe(false);
  });
});

test('of an exchange in two steps only the one without an answer is repeated', async () => {
  const doLogin = jest.fn(async () => ({ token: 'token' })).mockImplementationOnce(silence);
  const { parts, comeBack, goOn } = made('messenger', { doLogin });
  await expect(comeBack({ code: 'c' })).rejects.toBeInstanceOf(LoginPending);
  expect(await goOn()).toBe('in');
  expect(parts.updateMessengerUser).toHaveBeenCalledTimes(1);
  expect(parts.keepToken).toHaveBeenCalledWith('learner', 'token');
});

test('a ticket for which the provider asks for a login has been answered: the visitor is on the way there', async () => {
  const { parts, login, comeBack } = made('browser', { exchange: refuse(20005, 'login') });
  expect(await comeBack({ token: 't' })).toBe('leaving');
  expect(parts.navigate).not.toHaveBeenCalled();
  expect(login.isReturning()).toBe(false);
});
