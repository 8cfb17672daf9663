import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { join } from 'node:path';
import { apps } from '@suite/build/workspace';
import ts from 'typescript';
import { packages } from './templates/repository';

type Versions = Record<string, string>;

interface Manifest {
  name: string;
  version: string;
  bin?: Record<string, string>;
  exports?: Record<string, string>;
  dependencies?: Versions;
  peerDependencies?: Versions;
  devDependencies?: Versions;
}

const manifestOf = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;

const packed = JSON.parse(
  execFileSync(
    'npm',
    ['pack', '--dry-run', '--json', ...packages.flatMap((name) => ['--workspace', `shared/${name}`])],
    { encoding: 'utf8', maxBuffer: 2 ** 26 },
  ),
) as { name: string; files: { path: string }[] }[];

const filesOf = (name: string) =>
  packed.find((one) => one.name === `@suite/${name}`)?.files.map(({ path }) => path) ?? [];

/** The packages that a file imports, requires, or looks up. */
function importsOf(path: string): string[] {
  const text = readFileSync(path, 'utf8');
  const { importedFiles, typeReferenceDirectives } = ts.preProcessFile(text, true, true);
  const named = [...importedFiles, ...typeReferenceDirectives].map(({ fileName }) => fileName);
  const required = Array.from(text.matchAll(/require(?:\.resolve)?\('([^']+)'\)/g), ([, name]) => name!);
  return [...named, ...required]
    .filter((name) => !/^(?:\.|node:)/.test(name) && !builtinModules.includes(name))
    .map((name) =>
      name
        .split('/')
        .slice(0, name.startsWith('@') ? 2 : 1)
        .join('/'),
    );
}

test.each(packages)('@suite/%s declares all that its files import', (name) => {
  const folder = join('shared', name);
  const { dependencies, peerDependencies, name: own } = manifestOf(folder);
  const declared = [own, ...Object.keys({ ...dependencies, ...peerDependencies })];
  const code = filesOf(name).filter((path) => /\.(?:tsx?|[cm]?js)$/.test(path));
  expect(code.length).toBeGreaterThan(10);
  const missing = code.flatMap((path) =>
    importsOf(join(folder, path)).flatMap((one) => (declared.includes(one) ? [] : [`${path}: ${one}`])),
  );
  expect(missing).toEqual([]);
});

test.each(packages)('@suite/%s has the files that it promises, and no tests', (name) => {
  const { bin, exports } = manifestOf(join('shared', name));
  const files = filesOf(name);
  const promised = Object.values({ ...bin, ...exports })
    .map((path) => path.replace('./', ''))
    .filter((path) => !path.includes('*'));
  expect(promised.filter((path) => !files.includes(path))).toEqual([]);
  expect(files.filter((path) => /\.test\./.test(path))).toEqual([]);
});

test('all packages of the repository ask for the same version of a library', () => {
  const versions = new Map<string, Set<string>>();
  for (const folder of ['.', ...apps, ...packages.map((name) => join('shared', name)), 'e2e']) {
    const { dependencies, peerDependencies, devDependencies } = manifestOf(folder);
    for (const asked of [dependencies, peerDependencies, devDependencies])
      for (const [name, version] of Object.entries(asked ?? {}))
        versions.set(name, (versions.get(name) ?? new Set()).add(version));
  }
  const several = [...versions].flatMap(([name, all]) =>
    all.size > 1 ? [`${name} ${[...all].join(', ')}`] : [],
  );
  expect(several).toEqual([]);
});
