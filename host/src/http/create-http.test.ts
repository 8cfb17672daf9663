import { serverNow, type CallError, type Context, type HttpRequest } from '@suite/kernel';
import { createHttp } from './create-http';
import { RETRY_PAUSES } from './retries';

const read: HttpRequest = { method: 'GET', path: '/paper/info', params: { paper_id: 7 } };
const write: HttpRequest = { method: 'POST', path: '/paper/judge', params: { paper_id: 7 } };
const answer = (data: unknown, status = 200) => Promise.resolve({ data, status });
const lost = () => Promise.reject({ code: 'ERR_NETWORK' });

function made(context: Context, ...answers: (() => Promise<unknown>)[]) {
  const request = jest.fn(() => (answers.length > 1 ? answers.shift() : answers[0])?.());
  const parts = {
    show: jest.fn(),
    toLogin: jest.fn(),
    loginLost: jest.fn(),
    report: jest.fn(),
    ready: jest.fn(() => Promise.resolve()),
  };
  const http = createHttp({ client: { request } as never, context, token: () => 'abc', ...parts });
  return { http, request, ...parts };
}

const errorOf = (promise: Promise<unknown>) =>
  promise.then(
    () => undefined,
    (error: CallError) => error,
  );

afterEach(() => jest.useRealTimers());

test('a read carries its parameters in the address, a write in its body, and both the token', async () => {
  const { http, request } = made('messenger', () => answer({ code: 10000, data: { id: 7 } }));
  expect(await http.request(read)).toEqual({ id: 7 });
  expect(request).toHaveBeenLastCalledWith(
    expect.objectContaining({
      method: 'GET',
      url: '/paper/info',
      params: read.params,
      headers: { token: 'abc' },
    }),
  );
  await http.request(write);
  expect(request).toHaveBeenLastCalledWith(expect.objectContaining({ method: 'POST', data: write.params }));
});

test('the time of the server is taken from its answers, and from no other', async () => {
  const date = 'Fri, 20 Nov 2026 04:00:00 GMT';
  const told = Date.UTC(2026, 10, 20, 4);
  const tells = (data: unknown) => Promise.resolve({ data, status: 200, headers: { date } });
  await errorOf(made('browser', () => tells('a login page of the network')).http.request(read));
  expect(serverNow()).toBeUndefined();
  await errorOf(made('browser', () => tells({ code: 40000, msg: '不行' })).http.request(write));
  expect(serverNow()).toBeGreaterThanOrEqual(told);
  expect(serverNow()).toBeLessThan(told + 1000);
});

test('a call that the loader made ahead is not made again, unless it failed', async () => {
  const { request, ...parts } = made('messenger', () => answer({ code: 10000, data: 'asked' }));
  const ahead = jest.fn().mockResolvedValueOnce({ data: { code: 10000, data: 'ahead' }, status: 200 });
  const http = createHttp({
    client: { request } as never,
    context: 'messenger',
    token: () => 'abc',
    ...parts,
    ahead,
  });
  const user: HttpRequest = { method: 'GET', path: '/Index/index' };
  expect(await http.request(user)).toBe('ahead');
  expect(ahead).toHaveBeenCalledWith('/Index/index', 'abc');
  expect(await http.request(user)).toBe('asked');
  expect(request).toHaveBeenCalledTimes(1);
  await http.request({ ...user, method: 'POST' });
  expect(ahead).toHaveBeenCalledTimes(2);
});

test('a read that was made ahead is known by its parameters', async () => {
  const { request, ...parts } = made('messenger', () => answer({ code: 10000, data: 'asked' }));
  const begun = (address: string) => address === '/paper/info?paper_id=7';
  const ahead = async (address: string) =>
    begun(address) ? { data: { code: 10000, data: 'ahead' }, status: 200 } : undefined;
  const http = createHttp({
    client: { request } as never,
    context: 'messenger',
    token: () => 'abc',
    ...parts,
    ahead,
  });
  expect(await http.request(read)).toBe('ahead');
  expect(request).not.toHaveBeenCalled();
  expect(await http.request({ ...read, params: { paper_id: 8 } })).toBe('asked');
});

test('a call waits until it may go out with the token of the page, unless it opts out', async () => {
  const { http, request, ready } = made('browser', () => answer({ code: 200, data: 1 }));
  await http.request({ ...read, withoutToken: true });
  expect(ready).not.toHaveBeenCalled();
  await http.request(read);
  expect(ready).toHaveBeenCalledTimes(1);
  ready.mockReturnValue(new Promise(() => undefined));
  void http.request(read);
  await new Promise((resolve) => setTimeout(resolve));
  expect(request).toHaveBeenCalledTimes(2);
});

test('a call that opts out of the token carries none, also if the loader made it ahead', async () => {
  const { request, ...parts } = made('browser', () => answer({ code: 200, data: 1 }));
  const ahead = jest.fn(async () => undefined);
  const http = createHttp({
    client: { request } as never,
    context: 'browser',
    token: () => 'abc',
    ...parts,
    ahead,
  });
  await http.request({ ...read, withoutToken: true });
  expect(request).toHaveBeenLastCalledWith(expect.objectContaining({ headers: { token: '' } }));
  expect(ahead).toHaveBeenLastCalledWith('/paper/info?paper_id=7', '');
});

test('a call with another token asks whose it is: no login of this page follows from it', async () => {
  const { http, request, ready, loginLost } = made('shell', () => answer({ code: 10013, data: null }));
  await expect(http.request({ ...read, token: 'other' })).rejects.toMatchObject({ kind: 'login' });
  expect(request).toHaveBeenLastCalledWith(expect.objectContaining({ headers: { token: 'other' } }));
  expect(ready).not.toHaveBeenCalled();
  expect(loginLost).not.toHaveBeenCalled();
});

test.each([10003, 20005])(
  'a question whose a token is tells the learner nothing when it is refused (%d)',
  async (code) => {
    const { http, show, toLogin, loginLost } = made('shell', () =>
      answer({ code, data: null, msg: '请先登录' }),
    );
    await expect(http.request({ ...read, token: '', quiet: true })).rejects.toMatchObject({ kind: 'login' });
    for (const effect of [show, toLogin, loginLost]) expect(effect).not.toHaveBeenCalled();
  },
);

test('the message is shown once, and the error has a kind', async () => {
  const { http, show } = made('browser', () => answer({ code: 40001, msg: '今天已经打过卡了' }));
  expect(await errorOf(http.request(write))).toMatchObject({
    kind: 'shown',
    code: 40001,
    message: '今天已经打过卡了',
  });
  expect(show.mock.calls).toEqual([['今天已经打过卡了']]);
});

test('a login that is required redirects', async () => {
  const { http, show, toLogin } = made('browser', () => answer({ code: 20005, msg: '请登录' }));
  expect(await errorOf(http.request(read))).toMatchObject({ kind: 'login' });
  expect(toLogin).toHaveBeenCalledTimes(1);
  expect(show).not.toHaveBeenCalled();
});

test('a login that is required in the shell is shown and rejected, and leads nowhere by itself', async () => {
  const { http, show, toLogin, loginLost } = made('shell', () => answer({ code: 20005, msg: '请先登录' }));
  expect(await errorOf(http.request(read))).toMatchObject({ kind: 'login', code: 20005 });
  expect(show.mock.calls).toEqual([['请先登录']]);
  expect(toLogin).not.toHaveBeenCalled();
  expect(loginLost).not.toHaveBeenCalled();
});

test('a login that was lost is told, and whoever only shows words has lost none', async () => {
  const { http, toLogin, loginLost } = made('browser', () => answer({ code: 10013, msg: '请登录' }));
  expect(await errorOf(http.request(read))).toMatchObject({ kind: 'login', code: 10013 });
  expect(loginLost).toHaveBeenCalledTimes(1);
  expect(toLogin).not.toHaveBeenCalled();
  const other = made('browser', () => answer({ code: 40001, msg: '不行' }));
  await errorOf(other.http.request(read));
  expect(other.loginLost).not.toHaveBeenCalled();
});

test.each([
  ['the network', lost, 'GET /paper/info: network failure'],
  ['a status', () => Promise.reject({ response: { status: 502 } }), 'GET /paper/info: status 502'],
  ['something else than an envelope', () => answer('<html>'), 'GET /paper/info: no envelope'],
  [
    'the page that was left',
    () => Promise.reject(new Error('Request aborted')),
    'GET /paper/info: the page was left',
  ],
])('the error says what failed: %s', async (_, reply, message) => {
  jest.useFakeTimers();
  const { http } = made('browser', reply);
  const error = errorOf(http.request(read));
  await jest.advanceTimersByTimeAsync(10_000);
  expect((await error)?.message).toBe(message);
});

test('a code that the screen handles shows no message', async () => {
  const { http, show, toLogin, report } = made('messenger', () => answer({ code: 10914, msg: '已交卷' }));
  expect(await errorOf(http.request(write))).toMatchObject({ kind: 'silent', code: 10914 });
  for (const nothing of [show, toLogin, report]) expect(nothing).not.toHaveBeenCalled();
});

test('a read that the network lost is sent again, with growing pauses', async () => {
  jest.useFakeTimers();
  const { http, request } = made('browser', lost, lost, () => answer({ code: 200, data: 'there' }));
  const data = http.request(read);
  await jest.advanceTimersByTimeAsync(RETRY_PAUSES[0]! - 1);
  expect(request).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(1);
  expect(request).toHaveBeenCalledTimes(2);
  await jest.advanceTimersByTimeAsync(RETRY_PAUSES[1]!);
  expect(await data).toBe('there');
});

test('a write that the network lost is never sent again', async () => {
  const { http, request, report, show } = made('browser', lost);
  expect(await errorOf(http.request(write))).toMatchObject({ kind: 'service' });
  expect(request).toHaveBeenCalledTimes(1);
  expect(report).toHaveBeenCalledWith(expect.anything(), { method: 'POST', status: 0, url: '/paper/judge' });
  expect(show).not.toHaveBeenCalled();
});

test('a failed status is reported and not sent again', async () => {
  const { http, request, report } = made('browser', () =>
    Promise.reject({ code: 'ERR_BAD_RESPONSE', response: { status: 502 } }),
  );
  expect(await errorOf(http.request(read))).toMatchObject({ kind: 'service' });
  expect(request).toHaveBeenCalledTimes(1);
  expect(report).toHaveBeenCalledWith(expect.anything(), { method: 'GET', status: 502, url: '/paper/info' });
});

test('an answer that is no envelope is a failure of the service', async () => {
  const { http, report } = made('browser', () => answer('<html>'));
  expect(await errorOf(http.request(read))).toMatchObject({ kind: 'service' });
  expect(report).toHaveBeenCalledWith(expect.anything(), { method: 'GET', status: 200, url: '/paper/info' });
});

test('a call that the page gave up is no failure', async () => {
  const { http, report } = made('browser', () => Promise.reject({ code: 'ERR_CANCELED' }));
  expect(await errorOf(http.request(read))).toEqual({ code: 'ERR_CANCELED' });
  expect(report).not.toHaveBeenCalled();
});

test('neither the token nor a parameter gets into an error or a report', async () => {
  const { http, report } = made('browser', lost);
  const error = await errorOf(http.request({ ...write, params: { mobile: '13800000000' } }));
  expect(JSON.stringify([error?.message, report.mock.calls])).not.toMatch(/abc|13800000000/);
});

test('a call that was under way as the page was left is not reported', async () => {
  const { http, report } = made('browser', () =>
    Promise.reject(Object.assign(new Error('Request aborted'), { code: 'ECONNABORTED' })),
  );
  await expect(http.request({ method: 'POST', path: '/paper/judge' })).rejects.toMatchObject({
    kind: 'service',
  });
  expect(report).not.toHaveBeenCalled();
});
