import { registryOf } from '../testing/registry';
import { neededFiles } from './needed-files';

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

test('an address that nobody owns takes the host alone', () => {
  expect(addresses(registryOf(), '#/nothing', false)).toEqual([host]);
});

test('an old engine takes the missing features as well', () => {
  expect(addresses(registryOf(), '', true)).toEqual(['/releases/host/1.0.0/polyfills.js', host]);
});

test('what the registry knows of a file’s content goes along', () => {
  const registry = registryOf();
  Object.assign(registry.apps['remote-learning']!.live, {
    hashes: { 'entry.js': 'abc' },
    book: true,
  });
  const [, entry, table, style] = neededFiles(registry, '#/open-account', false);
  expect(entry).toEqual({ address: `${learning}entry.js`, integrity: 'sha384-abc', hashLater: false });
  // The hashes of the pages come with the route table.
  expect(style).toMatchObject({ address: `${learning}OpenAccount.css`, hashLater: true });
  expect(table).toMatchObject({ hashLater: true });
});
