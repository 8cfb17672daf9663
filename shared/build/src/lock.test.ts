import { readFileSync } from 'node:fs';
import { join } from 'node:path';

type Package = Record<string, unknown>;

const read = <Content>(path: string) => JSON.parse(readFileSync(path, 'utf8')) as Content;

/** The suite's workspaces, and what is installed apart from them. */
const locked = ['.', 'e2e/browser', 'e2e/versions'].flatMap((root) => {
  const { packages } = read<{ packages: Record<string, Package> }>(join(root, 'package-lock.json'));
  return Object.entries(packages)
    .filter(([path]) => !path.includes('node_modules'))
    .map(([path, own]) => [join(root, path), own] as const);
});

/** What npm compares before it installs, and the version, which `npm run changeset -- version` raises in both. */
const wanted = ({
  version,
  dependencies,
  devDependencies,
  optionalDependencies,
  peerDependencies,
}: Package) => ({
  version,
  dependencies,
  devDependencies,
  optionalDependencies,
  peerDependencies,
});

test.each(locked)('the lock has what "%s" wants: else no fresh clone could be installed', (folder, own) => {
  expect(wanted(own)).toEqual(wanted(read(join(folder, 'package.json'))));
});
