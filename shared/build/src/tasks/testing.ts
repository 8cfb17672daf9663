import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { ReleaseManifest } from '@suite/kernel/registry';

const root = join(__dirname, '../../../..');

/** The sources of a small remote, by file. */
export const sources: Record<string, string> = {
  'package.json': '{ "name": "remote-sample", "version": "1.0.0", "type": "module" }',
  'tsconfig.json': '{ "extends": "@suite/build/tsconfig/browser.json", "include": ["src"] }',
  'webpack.config.mjs':
    "import { defineRemote } from '@suite/build/webpack';\nexport default defineRemote(import.meta.dirname);",
  'src/routes.ts': `import { defineRoutes } from '@suite/kernel/routes';
export default defineRoutes('remote-sample', [
  { path: '/sample', name: 'Sample', title: '样例', skipUserCheck: true,
    page: () => import(/* webpackChunkName: "Sample" */ './sample.page') },
]);`,
  'src/sample.page.tsx': `import { places } from '@suite/kernel/places';
import css from './sample.module.css';
export default function SamplePage() {
  const load = async () => ({ ...(await Promise.resolve({ a: 1 })) });
  return <h1 id={places.exam({ paperId: 3 })} className={css.title} onClick={() => void load().then((x) => x?.a)}>样例</h1>;
}`,
  'src/sample.module.css': '.title { width: 750px; }',
};

/** A folder in which apps can be built. */
export async function buildPlace(): Promise<{ place: string; remove: () => Promise<void> }> {
  await mkdir(join(root, '.suite'), { recursive: true });
  const place = await mkdtemp(join(root, '.suite', 'build-test-'));
  return { place, remove: () => rm(place, { recursive: true, force: true }) };
}

/** Builds an app of these sources as `npm run build` would; `error` is what the build says when it fails. */
export async function buildIn(
  place: string,
  files: Record<string, string>,
  { checkout = 'remote-sample', version = '1.0.0' } = {},
): Promise<{ dist: string; error: string; manifest: () => Promise<ReleaseManifest> }> {
  const folder = join(place, checkout);
  for (const [path, text] of Object.entries(files)) {
    await mkdir(join(folder, path, '..'), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  const worker = join(__dirname, 'build-worker.ts');
  const typescript = join(__dirname, '../../bin/typescript.mjs');
  const run = promisify(execFile)(process.execPath, ['--import', typescript, worker, checkout, version], {
    cwd: place,
  });
  const error = await run.then(
    () => '',
    ({ stderr }: { stderr: string }) => stderr,
  );
  const dist = join(folder, 'dist');
  const manifest = async () =>
    JSON.parse(await readFile(join(dist, 'release.json'), 'utf8')) as ReleaseManifest;
  return { dist, error, manifest };
}
