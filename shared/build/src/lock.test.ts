import { readFileSync } from 'node:fs';
import { join } from 'node:path';

type Package = Record<string, unknown>;

const read = <Content>(path: string) => JSON.parse(readFileSync(path, 'utf8')) as Content;

/** The suite's workspaces, and the browsers of its tests, which are installed apart. */
const locked = ['.', 'e2e/browser'].flatMap((root) => {
  const { packages } = read<{ packages: Record<string, Package> }>(join(root, 'package-lock.json'));
  return Object.entries(packages)
    .filter(([path]) => !path.includes('node_modules'))
    .map(([path, own]) => [join(root, path), own] as const);
});

/** What npm compares before it installs. */
const wanted = ({ dependencies, devDependencies, optionalDependencies, peerDependencies }: Package) => ({
  dependencies,
  devDependencies,
  optionalDependencies,
  peerDependencies,
});

test.each(locked)('the lock has what "%s" wants: else no fresh clone could be installed', (folder, own) => {
  expect(wanted(own)).toEqual(wanted(read(join(folder, 'package.json'))));
});
