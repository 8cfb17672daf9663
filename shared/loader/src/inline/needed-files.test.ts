import { registryOf } from '../testing/registry';
import { neededFiles, pageFiles } from './needed-files';

const addresses = (...given: Parameters<typeof neededFiles>) =>
  neededFiles(...given).map(({ address }) => address);

const host = '/releases/host/1.0.0/host.js';
const learning = '/releases/remote-learning/1.0.0/';

test('a deep link takes the host, the container, the route table and the files of that page', () => {
  expect(addresses(registryOf(), '#/open-account?from=card', false)).toEqual([
    host,
    `${learning}entry.js`,
    `${learning}routes.js`,
    `${learning}OpenAccount.css`,
    `${learning}OpenAccount.js`,
  ]);
});

test('a parameter matches', () => {
  expect(addresses(registryOf(), '#/counter/mortgage', false)).toContain(
    '/releases/remote-tools/1.0.0/Counter.js',
  );
});

test('an unknown address needs only the host', () => {
  expect(addresses(registryOf(), '#/nothing', false)).toEqual([host]);
});

test('a screen of the host needs the host and its own chunk, and runs after the host', () => {
  const registry = registryOf();
  const screen = { path: '/error', name: 'Error', title: '出错了', files: ['Error.js'] };
  registry.apps.host!.live.routes = [screen];
  expect(addresses(registry, '#/error', false)).toEqual([host, '/releases/host/1.0.0/Error.js']);
  expect(pageFiles(registry, '#/error').afterHost).toBe(true);
});

test('a page runs before the host is there, unless its release asks to come after it', () => {
  const registry = registryOf();
  expect(pageFiles(registry, '#/open-account').afterHost).toBe(false);
  registry.apps['remote-learning']!.live.afterHost = true;
  expect(pageFiles(registry, '#/open-account').afterHost).toBe(true);
  expect(pageFiles(registry, '#/nothing')).toEqual({ files: [], afterHost: false });
});

test('a release whose route table is in its container needs no file for it', () => {
  const registry = registryOf();
  const { live } = registry.apps['remote-tools']!;
  delete live.tableFiles;
  live.styles = ['main.css'];
  expect(addresses(registry, '#/counter/mortgage', false)).toEqual([
    host,
    ...['entry.js', 'main.css', 'Counter.js'].map((file) => live.base + file),
  ]);
});

test('an old engine also needs the polyfills', () => {
  expect(addresses(registryOf(), '', true)).toEqual(['/releases/host/1.0.0/polyfills.js', host]);
});

test('each file comes with its hash if the registry has one', () => {
  const registry = registryOf();
  Object.assign(registry.apps['remote-learning']!.live, {
    hashes: { 'entry.js': 'abc' },
    book: true,
  });
  const [, entry, table, style] = neededFiles(registry, '#/open-account', false);
  expect(entry).toEqual({
    address: `${learning}entry.js`,
    integrity: 'sha384-abc',
    hashLater: false,
    container: 'learning_1',
  });
  // The hashes of the pages come with the route table.
  expect(style).toMatchObject({ address: `${learning}OpenAccount.css`, hashLater: true });
  expect(table).toMatchObject({ hashLater: true });
});
