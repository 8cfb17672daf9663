import { readFileSync } from 'node:fs';
import { join } from 'node:path';

type Package = Record<string, unknown>;

const read = <Content>(path: string) => JSON.parse(readFileSync(path, 'utf8')) as Content;

const { packages } = read<{ packages: Record<string, Package> }>('package-lock.json');
const folders = Object.keys(packages).filter((path) => !path.includes('node_modules'));

/** What npm compares before it installs. */
const wanted = ({ dependencies, devDependencies, optionalDependencies, peerDependencies }: Package) => ({
  dependencies,
  devDependencies,
  optionalDependencies,
  peerDependencies,
});

test.each(folders)('the lock has what "%s" wants: else no fresh clone could be installed', (folder) => {
  expect(wanted(packages[folder] ?? {})).toEqual(wanted(read(join(folder, 'package.json'))));
});
