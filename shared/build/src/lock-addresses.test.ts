import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '../../..');

interface Entry {
  name?: string;
  version?: string;
  resolved?: string;
  integrity?: string;
  link?: boolean;
}
type Packages = Record<string, Entry>;

let withAddresses: (text: string, registry: string) => string;
const REGISTRY = 'https://packages.test/npm';
beforeAll(async () => ({ withAddresses } = await import(join(root, 'shared/build/bin/lock-addresses.mjs'))));

const addressed = (packages: Packages): Packages =>
  (JSON.parse(withAddresses(JSON.stringify({ packages }), REGISTRY)) as { packages: Packages }).packages;

test.each<[string, Entry, string]>([
  ['node_modules/react', { version: '18.3.1' }, 'react/-/react-18.3.1.tgz'],
  ['node_modules/@swc/core', { version: '1.16.22' }, '@swc/core/-/core-1.16.22.tgz'],
  ['node_modules/a/node_modules/@b/c', { version: '2.0.0-rc.1' }, '@b/c/-/c-2.0.0-rc.1.tgz'],
  ['node_modules/old', { name: 'real', version: '1.0.0' }, 'real/-/real-1.0.0.tgz'],
])('%s of a lock gets the address that npm itself would write', (path, entry, expected) => {
  const [found] = Object.values(addressed({ [path]: { ...entry, integrity: 'sha512-x' } }));
  expect(found).toEqual({
    ...entry,
    integrity: 'sha512-x',
    resolved: `${REGISTRY}/${expected}`,
  });
});

test('folders of the repository, links to them and packages with an address stay as they are', () => {
  const packages = {
    host: { version: '0.1.0' },
    'node_modules/host': { resolved: 'host', link: true },
    'node_modules/own': { version: '1.0.0', resolved: 'https://own.test/own.tgz', integrity: 'sha512-x' },
  };
  expect(addressed(packages)).toEqual(packages);
});

test('nothing else of our lock changes, above all no hash', () => {
  const text = readFileSync(join(root, 'package-lock.json'), 'utf8');
  const before = JSON.parse(text) as { packages: Packages };
  const after = JSON.parse(withAddresses(text, REGISTRY)) as { packages: Packages };
  for (const [path, entry] of Object.entries(before.packages))
    expect(after.packages[path]).toMatchObject(entry);
  expect(Object.values(after.packages).filter(({ integrity, resolved }) => integrity && !resolved)).toEqual(
    [],
  );
});
