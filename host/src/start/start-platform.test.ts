import { userDetail } from '@suite/api';
import { platform, type Line } from '@suite/kernel';
import { site } from '@suite/kernel/testing';
import { USER_PATH } from '@suite/loader';
import { suite } from '@suite/loader/window';
import { client as connection } from '../http/http';
import { createShell } from '../platform/native-shell';
import { createTokenBridge } from '../token/token-bridge';
import { currentToken, keepToken } from '../token/token-store';
import { startPlatform } from './start-platform';

jest.mock('../http/http', () => ({ client: { request: jest.fn() } }));
const request = connection.request as unknown as jest.Mock;

/** A page in the native app, whose bridge knows the token `ofTheApp`. */
function inShell(answer: object | null = { code: 0, data: { token: 'ofTheApp' } }, line: Line = 'learner') {
  const app = (given: typeof answer) =>
    (window.NativeBridge = given ? { call: (_, __, done) => done(given) } : undefined);
  app(answer);
  const report = jest.fn();
  const shell = createShell('shell');
  const tokenBridge = createTokenBridge({ shell, line, report });
  startPlatform({
    visit: { context: 'shell', line, site, rows: [], entry: location.href } as never,
    shell,
    session: { ready: tokenBridge.ready } as never,
    navigate: () => undefined,
    where: jest.fn(),
    report,
  });
  return { app, tokenBridge };
}

const ask = () => platform().http.request({ method: 'GET', path: '/Index/index' });
const sent = () => request.mock.lastCall[0].headers.token as string;

beforeEach(() => {
  request.mockReset().mockResolvedValue({ status: 200, data: { code: 200, data: null } });
  keepToken('learner', '');
  keepToken('management', '');
});

test('the app decides who is here: a stored session of somebody else is put away', async () => {
  keepToken('learner', 'earlier');
  inShell();
  await ask();
  expect([sent(), document.cookie]).toEqual(['ofTheApp', 'class_token=ofTheApp']);
});

test.each([
  ['refuses', { code: 1, message: '请先登录 App' }],
  ['has no token', { code: 0, data: { token: '' } }],
  ['has no data', { code: 0, data: null }],
])('nobody is here when the app %s: a session that was kept before is another visit’s', async (_, answer) => {
  keepToken('learner', 'earlier');
  document.cookie = 'class_token=earlier; path=/';
  inShell(answer);
  await ask();
  expect([sent(), document.cookie]).toEqual(['', '']);
});

test('a link that only looks like the app’s logs nobody out', async () => {
  keepToken('learner', 'mine');
  document.cookie = 'class_token=mine; path=/';
  inShell(null);
  await ask();
  expect([sent(), document.cookie]).toEqual(['mine', 'class_token=mine']);
});

test('the app is asked again: the page’s calls carry its own token until another one is taken', async () => {
  const { app, tokenBridge } = inShell();
  await ask();
  const isOwn = jest.fn(async () => true);
  expect(await tokenBridge.askAgain(isOwn)).toBe(true);
  expect(isOwn).not.toHaveBeenCalled();
  app({ code: 0, data: { token: 'another' } });
  expect(await tokenBridge.askAgain(isOwn)).toBe(true);
  await ask();
  expect([sent(), document.cookie]).toEqual(['another', 'class_token=another']);
  app({ code: 1 });
  expect(await tokenBridge.askAgain(isOwn)).toBe(false);
  expect(document.cookie).toBe('');
});

test('the app is asked for a token of the line, and a session of the other one, perhaps somebody else’s, is put away', async () => {
  document.cookie = 'class_token=anotherLearner; path=/';
  const { app } = inShell({ code: 0, data: { token: 'ofTheCourse' } }, 'management');
  const call = jest.spyOn(window.NativeBridge!, 'call');
  await ask();
  expect(call).toHaveBeenCalledWith('getBusinessToken', { type: 137 }, expect.any(Function));
  expect([sent(), currentToken('management')]).toEqual(['ofTheCourse', 'ofTheCourse']);
  expect([localStorage.getItem('Authorization'), document.cookie]).toEqual(['ofTheCourse', '']);
  app({ code: 0, data: { token: 'ofTheApp' } });
  inShell();
  await ask();
  expect([localStorage.getItem('Authorization'), document.cookie]).toEqual([null, 'class_token=ofTheApp']);
});

test('a cookie that the provider has replaced stays', async () => {
  inShell();
  await ask();
  document.cookie = 'class_token=replaced; path=/';
  await ask();
  expect(document.cookie).toBe('class_token=replaced');
});

test('where no cookie is taken every call carries the app’s token', async () => {
  jest.spyOn(document, 'cookie', 'set').mockImplementation(() => undefined);
  inShell();
  await ask();
  expect(sent()).toBe('ofTheApp');
  jest.restoreAllMocks();
});

describe('answers that the loader asked for', () => {
  test('are those of the read that the host makes first', () => {
    expect([userDetail.method, userDetail.path]).toEqual(['GET', USER_PATH]);
  });

  beforeEach(() => jest.useFakeTimers());
  afterEach(() => {
    jest.useRealTimers();
    delete window.__suite;
  });

  const begun = () => {
    const responseText = '{"code":200,"data":"ahead"}';
    const done = { readyState: XMLHttpRequest.DONE, status: 200, responseText } as XMLHttpRequest;
    suite().reads = { '/Index/index': { token: 'ofTheApp', request: done } };
    inShell();
  };

  test('are taken by the first call', async () => {
    begun();
    expect(await ask()).toBe('ahead');
    expect(await ask()).toBeNull();
  });

  test('are too old when no call has taken them for half a minute', async () => {
    begun();
    await jest.advanceTimersByTimeAsync(30_000);
    expect(await ask()).toBeNull();
  });
});
