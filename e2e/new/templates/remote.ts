import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The version of a shared package: an app names it exactly. */
export const versionOf = (root: string, name: string): string =>
  (JSON.parse(readFileSync(join(root, 'shared', name, 'package.json'), 'utf8')) as { version: string })
    .version;

/** A manifest's text. */
export const json = (value: object) => `${JSON.stringify(value, null, 2)}\n`;

/** The manifest of a new remote; the lock file has the same. */
export const remoteManifest = (root: string) => ({
  version: '0.1.0',
  dependencies: {
    '@suite/api': versionOf(root, 'api'),
    '@suite/kernel': versionOf(root, 'kernel'),
    '@suite/ui': versionOf(root, 'ui'),
  },
  devDependencies: { '@suite/build': versionOf(root, 'build') },
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
