import type { Registry } from '../registry';
import { FakeRequest, forgetBoot } from '../testing/boot-page';
import { registryOf } from '../testing/registry';
import { fetchRegistry } from './fetch-registry';

const SHORT = 3000;
const LONG = 15000;
const text = (revision: number) => JSON.stringify(registryOf(revision));
const done = jest.fn((_registry: Registry | undefined) => undefined);
const asked = () => FakeRequest.all.map(({ url, timeout }) => [url, timeout]);

beforeEach(() => {
  forgetBoot();
  done.mockClear();
});

test('a page that carries the live revision fetches no more than its number', () => {
  const snapshot = registryOf(5);
  fetchRegistry(snapshot, done);
  FakeRequest.last.answer(200, '{"revision":5}');
  expect(asked()).toEqual([['/revision.json', SHORT]]);
  expect(done.mock.calls).toEqual([[snapshot]]);
  expect(done.mock.calls[0]![0]).toBe(snapshot);
});

test.each([
  ['names another revision', 200, '{"revision":8}'],
  ['has no such file', 404, 'Not Found'],
  ['answers with the HTML of a proxy', 200, '<!doctype html>'],
  ['fails', 502, '{"revision":5}'],
])('when the server %s the registry is fetched whole', (_, status, answer) => {
  fetchRegistry(registryOf(5), done);
  FakeRequest.last.answer(status, answer);
  expect(done).not.toHaveBeenCalled();
  expect(asked()).toEqual([
    ['/revision.json', SHORT],
    ['/registry.json', SHORT],
  ]);
  FakeRequest.last.answer(200, text(8));
  expect(done.mock.calls).toEqual([[registryOf(8)]]);
});

test.each(['ontimeout', 'onerror'] as const)(
  'a page with a snapshot does not ask twice after %s',
  (event) => {
    fetchRegistry(registryOf(5), done);
    FakeRequest.last[event]();
    expect(asked()).toEqual([['/revision.json', SHORT]]);
    expect(done.mock.calls).toEqual([[undefined]]);
  },
);

test('a page without a snapshot fetches the registry at once, and waits longer for it', () => {
  fetchRegistry(undefined, done);
  expect(asked()).toEqual([['/registry.json', LONG]]);
  FakeRequest.last.answer(200, text(5));
  expect(done.mock.calls).toEqual([[registryOf(5)]]);
});

test.each([
  ['an error page', 502, text(8)],
  ['HTML', 200, '<html>'],
])('%s in the place of the registry is none', (_, status, answer) => {
  fetchRegistry(undefined, done);
  FakeRequest.last.answer(status, answer);
  expect(done.mock.calls).toEqual([[undefined]]);
});

test.each(['ontimeout', 'onerror'] as const)('after %s of the whole registry there is none', (event) => {
  fetchRegistry(registryOf(5), done);
  FakeRequest.last.answer(200, '{"revision":8}');
  FakeRequest.last[event]();
  expect(done.mock.calls).toEqual([[undefined]]);
});
