import { registryOf } from '../testing/registry';
import { neededFiles } from './needed-files';

const host = '/releases/host/1.0.0/host.js';
const learning = '/releases/remote-learning/1.0.0/';

test('a deep link takes the host, the container, the route table and the files of that page', () => {
  expect(neededFiles(registryOf(), '#/open-account?from=card', false)).toEqual([
    host,
    `${learning}entry.js`,
    `${learning}routes.js`,
    `${learning}OpenAccount.css`,
    `${learning}OpenAccount.js`,
  ]);
});

test('a parameter matches', () => {
  expect(neededFiles(registryOf(), '#/counter/mortgage', false)).toContain(
    '/releases/remote-tools/1.0.0/Counter.js',
  );
});

test('an address that nobody owns takes the host alone', () => {
  expect(neededFiles(registryOf(), '#/nothing', false)).toEqual([host]);
});

test('an old engine takes the missing features as well', () => {
  expect(neededFiles(registryOf(), '', true)).toEqual(['/releases/host/1.0.0/polyfills.js', host]);
});
