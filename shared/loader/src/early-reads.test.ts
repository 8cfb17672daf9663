import { FakeRequest, forgetBoot } from './testing/boot-page';
import { registryOf } from './testing/registry';
import { suite } from './window';
import { beginReads, sendRead, takeRead, USER_PATH } from './early-reads';
import { routeAt } from './page-files';

const LIST = '/StudentReflections/getList?page=1&limit=20';

beforeEach(() => {
  forgetBoot();
  history.replaceState(null, '', '/#/open-account');
  document.cookie = 'class_token=abc; path=/';
  localStorage.setItem('Authorization', 'management');
});

afterEach(() => jest.restoreAllMocks());

const loggedOut = () => (document.cookie = 'class_token=; path=/; max-age=0');

const beginFrom = (registry = registryOf()) => beginReads(routeAt(registry, location.hash));

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
  beginFrom();
  beginFrom();
  expect(FakeRequest.all).toMatchObject([
    { method: 'GET', url: '/api/Index/index', headers: { token: 'abc' } },
  ]);
  const taken = takeRead(USER_PATH, 'abc');
  expect(await takeRead(USER_PATH, 'abc')).toBeUndefined();
  FakeRequest.all[0]!.answer(200, '{"code":10000}');
  expect(await taken).toEqual({ data: { code: 10000 }, status: 200 });
});

test('a page’s reads are sent side by side, and each answer goes to its own call', async () => {
  sendRead(LIST);
  sendRead('/Pay/config?landing=game');
  sendRead(LIST);
  expect(FakeRequest.all.map(({ url }) => url)).toEqual([`/api${LIST}`, '/api/Pay/config?landing=game']);
  FakeRequest.all[1]!.answer(200, '{"code":10001}');
  FakeRequest.all[0]!.answer(200, '{"code":10000}');
  expect(await takeRead(LIST, 'abc')).toEqual({ data: { code: 10000 }, status: 200 });
  expect(await takeRead('/Pay/config?landing=game', 'abc')).toEqual({ data: { code: 10001 }, status: 200 });
});

test('a visitor without a login has answers of their own: a token that came meanwhile asks anew', async () => {
  loggedOut();
  sendRead(LIST);
  expect(FakeRequest.all[0]!.headers).toEqual({});
  FakeRequest.all[0]!.answer(200, '{"code":10000}');
  // Another tab has logged in before the host of this one was there.
  expect(await takeRead(LIST, 'def')).toBeUndefined();
});

test('an answer that is there already is taken at once', async () => {
  beginFrom();
  FakeRequest.all[0]!.answer(200, '{"code":10000}');
  expect(await takeRead(USER_PATH, 'abc')).toEqual({ data: { code: 10000 }, status: 200 });
});

test.each([
  ['fails', 0, ''],
  ['is an error', 502, '{}'],
  ['is no JSON', 200, '<html>'],
])('one that %s is asked anew', async (_, status, text) => {
  beginFrom();
  FakeRequest.all[0]!.answer(status, text);
  expect(await takeRead(USER_PATH, 'abc')).toBeUndefined();
});

test('the answer is not used for another call or another token', async () => {
  beginFrom();
  FakeRequest.all[0]!.answer(200, '{"code":10000}');
  expect(await takeRead('/user/info', 'abc')).toBeUndefined();
  expect(await takeRead(USER_PATH, 'def')).toBeUndefined();
});

test.each([
  ['skips the user check', () => registryWith({ skipUserCheck: true }), '/#/open-account'],
  ['is of the management line', () => registryWith({ line: 'management' }), '/#/open-account'],
  ['is not there', registryOf, '/#/nothing'],
  ['is the host’s own', withScreen, '/#/error'],
])('no user is asked for on a page that %s', (_, registry, address) => {
  history.replaceState(null, '', address);
  beginFrom(registry());
  expect(FakeRequest.all).toEqual([]);
});

test('without a token no user is asked for, and the page’s script asks nothing that would be refused', () => {
  beginFrom();
  expect(suite().ask).toBe(sendRead);
  forgetBoot();
  loggedOut();
  beginFrom();
  expect(FakeRequest.all).toEqual([]);
  expect(suite().ask).toBeUndefined();
});

test('without a token the script of a page that is open to everybody asks all the same', () => {
  loggedOut();
  beginFrom(registryWith({ skipUserCheck: true }));
  expect(suite().ask).toBe(sendRead);
});
