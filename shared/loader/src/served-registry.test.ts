import { answerRegistry, boot, FakeRequest, forgetBoot, scripts } from './testing/boot-page';
import { registryOf } from './testing/registry';
import { bucketOfVisitor, chooseRegistry } from './served-registry';

const SEEN = 'suite.device.revision';
const SHORT = 3000;
const LONG = 15000;
const text = (revision: number) => JSON.stringify(registryOf(revision));
const asked = () => FakeRequest.all.map(({ url, timeout }) => [url, timeout]);

beforeEach(forgetBoot);
afterEach(() => jest.restoreAllMocks());

/** Chooses for a document that has this revision, or none, and tells what was chosen. */
function choose(own: number | null = 5) {
  const done = jest.fn();
  chooseRegistry(document.body, own === null ? undefined : registryOf(own), false, done);
  return done;
}

test('a page that carries the live revision fetches no more than its number', () => {
  const done = choose();
  FakeRequest.last.answer(200, '{"revision":5}');
  expect(asked()).toEqual([['/revision.json', SHORT]]);
  expect(done.mock.calls).toEqual([[{ registry: registryOf(5), source: 'fresh' }]]);
  expect(localStorage.getItem(SEEN)).toBe('5');
});

test.each([
  ['names another revision', 200, '{"revision":8}'],
  ['has no such file', 404, 'Not Found'],
  ['answers with the HTML of a proxy', 200, '<!doctype html>'],
  ['fails', 502, '{"revision":5}'],
])('when the server %s the registry is fetched whole', (_, status, answer) => {
  const done = choose();
  FakeRequest.last.answer(status, answer);
  expect(done).not.toHaveBeenCalled();
  expect(asked()).toEqual([
    ['/revision.json', SHORT],
    ['/registry.json', SHORT],
  ]);
  FakeRequest.last.answer(200, text(8));
  expect(done.mock.calls).toEqual([[{ registry: registryOf(8), source: 'fresh' }]]);
  expect(localStorage.getItem(SEEN)).toBe('8');
});

test.each(['ontimeout', 'onerror'] as const)(
  'a page that has a registry does not ask twice after %s',
  (event) => {
    const done = choose();
    FakeRequest.last[event]();
    expect(asked()).toEqual([['/revision.json', SHORT]]);
    expect(done.mock.calls).toEqual([[{ registry: registryOf(5), source: 'snapshot' }]]);
    expect(localStorage.getItem(SEEN)).toBeNull();
  },
);

test('a page without a registry fetches one at once, and waits longer for it', () => {
  const done = choose(null);
  expect(asked()).toEqual([['/registry.json', LONG]]);
  FakeRequest.last.answer(200, text(5));
  expect(done.mock.calls).toEqual([[{ registry: registryOf(5), source: 'fresh' }]]);
});

test.each([
  ['an error page', 502, text(8)],
  ['HTML', 200, '<html>'],
])('%s in the place of the registry is none', (_, status, answer) => {
  const done = choose(null);
  FakeRequest.last.answer(status, answer);
  expect(done.mock.calls).toEqual([[undefined]]);
});

test.each(['ontimeout', 'onerror'] as const)('after %s of the whole registry there is none', (event) => {
  const done = choose();
  FakeRequest.last.answer(200, '{"revision":8}');
  FakeRequest.last[event]();
  expect(done.mock.calls).toEqual([[{ registry: registryOf(5), source: 'snapshot' }]]);
});

test.each([
  ['one that this device has seen', 7, 5, 6],
  ['the document’s own', 0, 5, 4],
])('a fetched registry that is older than %s does not count', (_, seen, own, fetched) => {
  localStorage.setItem(SEEN, String(seen));
  const done = choose(own);
  FakeRequest.last.answer(404, '');
  FakeRequest.last.answer(200, text(fetched));
  expect(done.mock.calls).toEqual([[{ registry: registryOf(own), source: 'snapshot' }]]);
});

test('one that is as new as the newest seen counts', () => {
  localStorage.setItem(SEEN, '6');
  const done = choose(5);
  FakeRequest.last.answer(404, '');
  FakeRequest.last.answer(200, text(6));
  expect(done.mock.calls).toEqual([[{ registry: registryOf(6), source: 'fresh' }]]);
});

const came = (transferSize: number | undefined) =>
  Object.assign(performance, { getEntriesByType: () => [{ transferSize }] });

afterEach(() => Reflect.deleteProperty(performance, 'getEntriesByType'));

describe('a document that the gateway made of the live registry', () => {
  test('starts at once when the server has just sent or confirmed it', async () => {
    came(300);
    await boot({ snapshot: text(5), live: true, hash: '#/open-account' });
    expect(asked()).toEqual([]);
    expect(window.__suite).toMatchObject({ source: 'fresh', registry: { revision: 5 } });
    expect(localStorage.getItem('suite.device.revision')).toBe('5');
    expect(scripts()).toContain('/releases/remote-learning/1.0.0/OpenAccount.js');
  });

  test.each([
    ['came from what the browser had kept', 0],
    ['came, the engine does not tell from where', undefined],
  ])('asks for the registry when it %s', async (_, transferSize) => {
    came(transferSize);
    await boot({ snapshot: text(5), live: true });
    expect(asked()).toEqual([['/revision.json', SHORT]]);
  });

  test('asks for the registry when this device has seen a newer one', async () => {
    came(300);
    localStorage.setItem('suite.device.revision', '6');
    await boot({ snapshot: text(5), live: true });
    expect(asked()).toEqual([['/revision.json', SHORT]]);
  });

  test('asks for the registry at a retry', async () => {
    came(300);
    Object.assign(navigator, { sendBeacon: () => true });
    await boot({ snapshot: text(5), live: true });
    document.querySelector('head script')?.dispatchEvent(new Event('error'));
    document.querySelector('button')?.click();
    expect(asked()).toEqual([['/revision.json', SHORT]]);
    answerRegistry(text(8));
    expect(window.__suite).toMatchObject({ registry: { revision: 8 } });
  });
});

test('a document that was written when it was published asks for the registry even if it has just come', async () => {
  came(300);
  await boot({ snapshot: text(5) });
  expect(asked()).toEqual([['/revision.json', SHORT]]);
});

test('a visitor keeps the bucket that was drawn first', () => {
  jest.spyOn(Math, 'random').mockReturnValueOnce(0.12345).mockReturnValue(0.9);
  expect([bucketOfVisitor(), bucketOfVisitor()]).toEqual([1234, 1234]);
});

test.each(['0', '7', '9999'])('the bucket %s of an earlier release stays', (kept) => {
  localStorage.setItem('suite.device.bucket', kept);
  expect(bucketOfVisitor()).toBe(Number(kept));
});

test.each(['', '-1', '10000', '3.5', 'x'])('a kept %j is no bucket', (kept) => {
  localStorage.setItem('suite.device.bucket', kept);
  jest.spyOn(Math, 'random').mockReturnValue(0.5);
  expect(bucketOfVisitor()).toBe(5000);
});

test('a device of the staff is before all buckets, and has its own again when it is the staff’s no more', () => {
  localStorage.setItem('suite.device.bucket', '42');
  localStorage.setItem('suite.device.staff', '1');
  expect(bucketOfVisitor()).toBe(-1);
  localStorage.removeItem('suite.device.staff');
  expect(bucketOfVisitor()).toBe(42);
});

test('where storage is forbidden there is a bucket all the same', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(bucketOfVisitor()).toBeGreaterThanOrEqual(0);
});
