import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { packageOf, singletons } from '@suite/kernel/singletons';

function packageJsonOf(name: string, from: string): { name: string; version: string } {
  const require = createRequire(join(from, 'package.json'));
  for (const base of require.resolve.paths(name) ?? []) {
    try {
      return JSON.parse(readFileSync(join(base, name, 'package.json'), 'utf8'));
    } catch {
      continue;
    }
  }
  throw new Error(`${name} is not installed for ${dirname(from)}`);
}

/** The version of every shared module that an app would resolve. */
export function singletonVersions(appFolder: string): Record<string, string> {
  return Object.fromEntries(
    singletons.map((name) => [name, packageJsonOf(packageOf(name), appFolder).version]),
  );
}
