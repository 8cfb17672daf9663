import { userDetail } from '@suite/api';
import { platform } from '@suite/kernel';
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
function inShell(answer: object | null = { code: 0, data: { token: 'ofTheApp' } }) {
  let line: 'management' | undefined;
  const app = (given: typeof answer) =>
    (window.NativeBridge = given ? { call: (_, __, done) => done(given) } : undefined);
  app(answer);
  const report = jest.fn();
  const shell = createShell('shell');
  const tokenBridge = createTokenBridge({ shell, line: () => line, report });
  startPlatform({
    visit: { context: 'shell', site, rows: [], entry: location.href } as never,
    shell,
    tokenBridge,
    session: { currentRow: () => ({ line }) } as never,
    navigate: () => undefined,
    where: jest.fn(),
    report,
  });
  return { app, tokenBridge, enter: (to: typeof line) => (line = to) };
}

const ask = () => platform().http.request({ method: 'GET', path: '/Index/index' });
const sent = () => request.mock.lastCall[0].headers.token as string;

beforeEach(() => {
  request.mockReset().mockResolvedValue({ status: 200, data: { code: 200, data: null } });
  keepToken('');
  document.cookie = 'class_token=; path=/; max-age=0';
});

test('the app decides who is here: a stored session of somebody else is put away', async () => {
  keepToken('earlier');
  inShell();
  await ask();
  expect(sent()).toBe('');
  expect(document.cookie).toBe('class_token=ofTheApp');
  expect(localStorage.getItem('Authorization')).toBeNull();
});

test.each([
  ['refuses', { code: 1, message: '请先登录 App' }],
  ['has no token', { code: 0, data: { token: '' } }],
  ['has no data', { code: 0, data: null }],
])('nobody is here when the app %s: a session that was kept before is another visit’s', async (_, answer) => {
  keepToken('earlier');
  document.cookie = 'class_token=earlier; path=/';
  inShell(answer);
  await ask();
  expect([sent(), document.cookie, localStorage.getItem('Authorization')]).toEqual(['', '', null]);
});

test('a link that only looks like the app’s logs nobody out', async () => {
  keepToken('mine');
  document.cookie = 'class_token=mine; path=/';
  inShell(null);
  await ask();
  expect([sent(), document.cookie]).toEqual(['mine', 'class_token=mine']);
});

test('the app is asked again: the page’s calls carry its own token until another one is taken', async () => {
  const { app, tokenBridge } = inShell();
  await ask();
  expect(await tokenBridge.askAgain()).toBeUndefined();
  app({ code: 0, data: { token: 'another' } });
  expect(await tokenBridge.askAgain()).toBe('another');
  await ask();
  expect(document.cookie).toBe('class_token=ofTheApp');
  tokenBridge.take('another');
  await ask();
  expect(document.cookie).toBe('class_token=another');
  app({ code: 1 });
  expect(await tokenBridge.askAgain()).toBe('');
  expect(document.cookie).toBe('');
});

test('a page of the management line carries the app’s token, also after one of the other line', async () => {
  const { enter } = inShell();
  await ask();
  enter('management');
  await ask();
  expect(sent()).toBe('ofTheApp');
  expect(currentToken()).toBe('ofTheApp');
});

test('each line keeps the app’s token in its own place, whichever was entered first', async () => {
  const { enter } = inShell();
  document.cookie = 'class_token=anotherLearner; path=/';
  enter('management');
  await ask();
  expect(localStorage.getItem('Authorization')).toBe('ofTheApp');
  expect(document.cookie).toBe('class_token=anotherLearner');
  enter(undefined);
  await ask();
  expect(document.cookie).toBe('class_token=ofTheApp');
  expect(localStorage.getItem('Authorization')).toBeNull();
});

test('a login to the management course leaves the cookie of an ordinary learner alone', () => {
  document.cookie = 'class_token=anotherLearner; path=/';
  keepToken('ofTheCourse');
  expect(currentToken()).toBe('ofTheCourse');
  expect(document.cookie).toBe('class_token=anotherLearner');
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
    suite().reads = { '/Index/index': { token: '', request: done } };
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
