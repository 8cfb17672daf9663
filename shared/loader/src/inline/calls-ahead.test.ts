import { FakeRequest, forgetBoot } from '../testing/boot-page';
import { registryOf } from '../testing/registry';
import { askAhead, askUserAhead, takeAhead, USER_PATH } from './calls-ahead';
import { routeAt } from './needed-files';

const LIST = '/StudentReflections/getList?page=1&limit=20';

beforeEach(() => {
  forgetBoot();
  history.replaceState(null, '', '/#/open-account');
  localStorage.setItem('Authorization', 'abc');
});

afterEach(() => jest.restoreAllMocks());

const askFrom = (registry = registryOf()) => askUserAhead(routeAt(registry, location.hash));

function withScreen() {
  const registry = registryOf();
  registry.apps.host!.live.routes = [{ path: '/error', name: 'Error', title: '出错了', files: [] }];
  return registry;
}

function registryWith(over: object) {
  const registry = registryOf();
  Object.assign(registry.apps['remote-learning']!.live.routes[0]!, over);
  return registry;
}

test('the user is read before the host is there, and the host takes the answer once', async () => {
  askFrom();
  askFrom();
  expect(FakeRequest.all).toMatchObject([
    { method: 'GET', url: '/api/Index/index', headers: { token: 'abc' } },
  ]);
  const taken = takeAhead(USER_PATH, 'abc');
  expect(await takeAhead(USER_PATH, 'abc')).toBeUndefined();
  FakeRequest.all[0]!.answer(200, '{"code":10000}');
  expect(await taken).toEqual({ data: { code: 10000 }, status: 200 });
});

test('a page’s reads are sent side by side, and each answer goes to its own call', async () => {
  askAhead(LIST);
  askAhead('/Pay/config?landing=game');
  askAhead(LIST);
  expect(FakeRequest.all.map(({ url }) => url)).toEqual([`/api${LIST}`, '/api/Pay/config?landing=game']);
  FakeRequest.all[1]!.answer(200, '{"code":10001}');
  FakeRequest.all[0]!.answer(200, '{"code":10000}');
  expect(await takeAhead(LIST, 'abc')).toEqual({ data: { code: 10000 }, status: 200 });
  expect(await takeAhead('/Pay/config?landing=game', 'abc')).toEqual({ data: { code: 10001 }, status: 200 });
});

test('a visitor without a login has answers of their own: a token that came meanwhile asks anew', async () => {
  localStorage.clear();
  askAhead(LIST);
  expect(FakeRequest.all[0]!.headers).toEqual({});
  FakeRequest.all[0]!.answer(200, '{"code":10000}');
  // Another tab has logged in before the host of this one was there.
  expect(await takeAhead(LIST, 'def')).toBeUndefined();
});

test('an answer that is there already is taken at once', async () => {
  askFrom();
  FakeRequest.all[0]!.answer(200, '{"code":10000}');
  expect(await takeAhead(USER_PATH, 'abc')).toEqual({ data: { code: 10000 }, status: 200 });
});

test.each([
  ['fails', 0, ''],
  ['is an error', 502, '{}'],
  ['is no JSON', 200, '<html>'],
])('one that %s is asked anew', async (_, status, text) => {
  askFrom();
  FakeRequest.all[0]!.answer(status, text);
  expect(await takeAhead(USER_PATH, 'abc')).toBeUndefined();
});

test('the answer is not used for another call or another token', async () => {
  askFrom();
  FakeRequest.all[0]!.answer(200, '{"code":10000}');
  expect(await takeAhead('/user/info', 'abc')).toBeUndefined();
  expect(await takeAhead(USER_PATH, 'def')).toBeUndefined();
});

test.each([
  ['skips the user check', () => registryWith({ skipUserCheck: true }), '/#/open-account'],
  ['is of the management line', () => registryWith({ line: 'management' }), '/#/open-account'],
  ['is not there', registryOf, '/#/nothing'],
  ['is the host’s own', withScreen, '/#/error'],
])('no user is asked for on a page that %s', (_, registry, address) => {
  history.replaceState(null, '', address);
  askFrom(registry());
  expect(FakeRequest.all).toEqual([]);
});

test.each(['令牌', 'a\nb'])('a stored token that is damaged (%j) does not stop the start', (token) => {
  localStorage.setItem('Authorization', token);
  // As browsers do.
  jest.spyOn(FakeRequest.prototype, 'setRequestHeader').mockImplementation(() => {
    throw new TypeError('no ByteString');
  });
  expect(() => askFrom()).not.toThrow();
  expect(() => askAhead(LIST)).not.toThrow();
  expect(window.__suiteAhead).toEqual({});
});

test('without a token no user is asked for, and the page’s script asks nothing that would be refused', () => {
  window.__suiteAsk = askAhead;
  askFrom();
  expect(window.__suiteAsk).toBeDefined();
  forgetBoot();
  localStorage.clear();
  askFrom();
  expect(FakeRequest.all).toEqual([]);
  expect(window.__suiteAsk).toBeUndefined();
});

test('without a token the script of a page that is open to everybody asks all the same', () => {
  window.__suiteAsk = askAhead;
  localStorage.clear();
  askFrom(registryWith({ skipUserCheck: true }));
  expect(window.__suiteAsk).toBeDefined();
});
