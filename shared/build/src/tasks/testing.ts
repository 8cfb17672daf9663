import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReleaseManifest } from '@suite/loader/registry';
import type { BuildAnswer } from './build-worker';

const root = join(__dirname, '../../../..');

/** The sources of a small remote, by file. */
export const sources: Record<string, string> = {
  'package.json': '{ "name": "remote-sample", "version": "1.0.0", "type": "module" }',
  'tsconfig.json': '{ "extends": "@suite/build/tsconfig/browser.json", "include": ["src"] }',
  'webpack.config.mjs':
    "import { defineRemote } from '@suite/build/webpack';\nexport default defineRemote(import.meta.dirname);",
  'src/routes.ts': `import { defineRoutes, route } from '@suite/kernel/routes';
export default defineRoutes('remote-sample', [
  route({ path: '/sample', name: 'Sample', title: '样例', skipUserCheck: true,
    page: () => import(/* webpackChunkName: "Sample" */ './sample.page') }),
]);`,
  'src/sample.page.tsx': `import { links } from '@suite/kernel/links';
import css from './sample.module.css';
export default function SamplePage() {
  const load = async () => ({ ...(await Promise.resolve({ a: 1 })) });
  return <h1 id={links.exam({ paperId: 3 })} className={css.title} onClick={() => void load().then((x) => x?.a)}>样例</h1>;
}`,
  'src/sample.module.css': '.title { width: 750px; }',
};

/** A folder in which apps can be built. */
export interface BuildPlace {
  folder: string;
  /** Builds an app of these sources as `npm run build` would; `error` is what the build says when it fails. */
  build: (
    files: Record<string, string>,
    as?: { checkout?: string; version?: string },
  ) => Promise<{ dist: string; error: string; manifest: () => Promise<ReleaseManifest> }>;
  remove: () => Promise<void>;
}

export async function buildPlace(): Promise<BuildPlace> {
  await mkdir(join(root, '.suite'), { recursive: true });
  const place = await mkdtemp(join(root, '.suite', 'build-test-'));
  const builder = fork(join(__dirname, 'build-worker.ts'), [], {
    cwd: place,
    execArgv: ['--import', join(__dirname, '../../bin/typescript.mjs')],
  });
  return {
    folder: place,
    build: async (files, { checkout = 'remote-sample', version = '1.0.0' } = {}) => {
      const folder = join(place, checkout);
      for (const [path, text] of Object.entries(files)) {
        await mkdir(join(folder, path, '..'), { recursive: true });
        await writeFile(join(folder, path), text);
      }
      builder.send({ app: checkout, version });
      const [{ error = '' }] = (await once(builder, 'message')) as [BuildAnswer];
      const dist = join(folder, 'dist');
      const manifest = async () =>
        JSON.parse(await readFile(join(dist, 'release.json'), 'utf8')) as ReleaseManifest;
      return { dist, error, manifest };
    },
    remove: async () => {
      builder.disconnect();
      await once(builder, 'exit');
      await rm(place, { recursive: true, force: true });
    },
  };
}
