import { registryOf } from '../testing/registry';

const prefetched = () =>
  [...document.querySelectorAll('link[rel=prefetch]')].map((link) => link.getAttribute('href'));

function connect(connection: object | undefined) {
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
}

async function goFrom(app: string, next?: string) {
  const registry = registryOf();
  registry.apps['remote-learning']!.live.next = next;
  await jest.isolateModulesAsync(async () => {
    const { prefetchNext } = await import('./ahead');
    prefetchNext(registry, app);
    prefetchNext(registry, app);
  });
}

beforeEach(() => {
  document.head.innerHTML = '';
  connect({ effectiveType: '4g', saveData: false });
});

test('the app that visitors mostly open next is fetched once, when the network is idle', async () => {
  await goFrom('remote-learning', 'remote-tools');
  expect(prefetched()).toEqual([
    '/releases/remote-tools/1.0.0/entry.js',
    '/releases/remote-tools/1.0.0/routes.js',
  ]);
});

test.each([
  ['slow', { effectiveType: '3g', saveData: false }],
  ['counted', { effectiveType: '4g', saveData: true }],
  ['unknown', undefined],
])('a connection that is %s is left alone', async (_, connection) => {
  connect(connection);
  await goFrom('remote-learning', 'remote-tools');
  expect(prefetched()).toEqual([]);
});

test.each([
  ['remote-learning', undefined],
  ['remote-learning', 'remote-gone'],
  ['remote-tools', 'remote-tools'],
])('no app is fetched from %s when the next app is %s', async (app, next) => {
  await goFrom(app, next);
  expect(prefetched()).toEqual([]);
});
