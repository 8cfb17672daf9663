import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { packageOf, singletons } from '@suite/kernel/singletons';
import { singletonVersions } from '../singleton-versions';
import type { Fault } from './fault';

type Versions = Record<string, string>;

const dependenciesOf = (manifest: string): Versions =>
  (JSON.parse(readFileSync(manifest, 'utf8')) as { dependencies?: Versions }).dependencies ?? {};

/** The folder of the kernel that an app uses: the host has the shared modules in its versions. */
function kernelOf(folder: string): string {
  const index = createRequire(join(folder, 'package.json')).resolve('@suite/kernel');
  return dirname(dirname(index));
}

/** Finds shared modules that an app has in another version than the suite. */
export function judgeSingletons(folder: string): Fault[] {
  const file = join(folder, 'package.json');
  const kernel = kernelOf(folder);
  const [asked, given] = [dependenciesOf(file), dependenciesOf(join(kernel, 'package.json'))];
  const [own, house] = [singletonVersions(folder), singletonVersions(kernel)];
  const packages = Array.from(new Set(singletons.map((name) => [packageOf(name), name] as const)));
  const bumped = new Map<string, Fault>();
  for (const [name, module] of packages) {
    const version = given[name] && asked[name] && asked[name] !== given[name] ? asked[name] : own[module];
    if (version === house[module]) continue;
    const message = `${name} is ${version} here, and the suite shares ${house[module]}. Take ${name} out of the dependencies: the host provides it, in a version that is raised for all apps at once.`;
    bumped.set(name, { file, message });
  }
  return [...bumped.values()];
}
