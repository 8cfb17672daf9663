import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Manifest {
  version: string;
  peerDependencies?: Record<string, string>;
}

const manifestOf = (root: string, name: string): Manifest =>
  JSON.parse(readFileSync(join(root, 'shared', name, 'package.json'), 'utf8')) as Manifest;

/** The version of a shared package: an app names it exactly. */
export const versionOf = (root: string, name: string): string => manifestOf(root, name).version;

/** What a shared package expects beside it: the tools of tests, lint and types, in the suite's versions. */
export const toolsBeside = (root: string, name: string): Record<string, string> =>
  manifestOf(root, name).peerDependencies ?? {};

const pick = (versions: Record<string, string>, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, versions[name]]));

/** A manifest's text. */
export const json = (value: object) => `${JSON.stringify(value, null, 2)}\n`;

/** The manifest of a new remote with a page and its test; the lock file has the same. */
export const remoteManifest = (root: string) => ({
  version: '0.1.0',
  dependencies: {
    '@suite/api': versionOf(root, 'api'),
    '@suite/features': versionOf(root, 'features'),
    '@suite/kernel': versionOf(root, 'kernel'),
    '@suite/ui': versionOf(root, 'ui'),
  },
  devDependencies: {
    '@suite/build': versionOf(root, 'build'),
    ...pick(toolsBeside(root, 'build'), ['@testing-library/react', '@testing-library/user-event']),
  },
});

/** The folder of a remote without pages. */
export function remoteFiles(root: string, app: string): Record<string, string> {
  const { version, ...dependencies } = remoteManifest(root);
  return {
    [`${app}/package.json`]: json({ name: app, version, private: true, type: 'module', ...dependencies }),
    [`${app}/tsconfig.json`]: json({ extends: '@suite/build/tsconfig/browser.json', include: ['src'] }),
    [`${app}/webpack.config.mjs`]: `import { defineRemote } from '@suite/build/webpack';

export default defineRemote(import.meta.dirname);
`,
    [`${app}/src/routes.ts`]: `import { defineRoutes } from '@suite/kernel/routes';

export default defineRoutes('${app}', []);
`,
  };
}
