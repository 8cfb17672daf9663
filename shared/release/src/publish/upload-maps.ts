import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { debugIdOf, liveOf } from '@suite/loader/registry';
import { currentView } from '../repository/change-suite';
import type { View } from '../repository/view';
import type { Store } from '../store/store';
import { readArchive } from './package';

/** What became of a release's maps: an upload has no problem. */
export interface MapsUpload {
  app: string;
  version: string;
  problem?: string;
}

/**
 * The scripts of a release and their maps, each pair with its debug id, as the error service reads them. A script ends
 * with its id, which moves no line; what pages load stays as it was built.
 */
async function filesWithIds({ releases }: View, app: string, version: string): Promise<Map<string, string>> {
  const manifest = await releases.need(app, version, []);
  const scripts = await readArchive(await releases.read(app, version, 'files.tar'));
  const maps = await readArchive(await releases.read(app, version, 'maps.tar'));
  const folder = liveOf(manifest).base.replace(/^\/releases\//, '');
  const files = new Map<string, string>();
  for (const [path, map] of maps) {
    const file = path.replace(/\.map$/, '');
    const script = scripts.get(file);
    if (!file.endsWith('.js') || !script) continue;
    const id = debugIdOf(folder + file);
    const code = script.toString().replace(/\n\/\/# sourceMappingURL=\S*\s*$/, '');
    files.set(file, `${code}\n//# debugId=${id}\n//# sourceMappingURL=${file.replace(/.*\//, '')}.map\n`);
    const content = JSON.parse(map.toString()) as object;
    files.set(path, JSON.stringify({ ...content, debug_id: id, debugId: id }));
  }
  return files;
}

async function uploadOne(view: View, { app, version }: MapsUpload, env: NodeJS.ProcessEnv): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'suite-maps-'));
  try {
    for (const [path, text] of await filesWithIds(view, app, version)) {
      await mkdir(dirname(join(folder, path)), { recursive: true });
      await writeFile(join(folder, path), text);
    }
    const asked = ['sourcemaps', 'upload', '--release', `${app}@${version}`, folder];
    await promisify(execFile)(env.SENTRY_CLI ?? 'sentry-cli', asked, { env: { ...process.env, ...env } });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** What went wrong, in a line without the token. */
function problemIn(error: unknown, { SENTRY_AUTH_TOKEN: token = '' }: NodeJS.ProcessEnv): string {
  const { stderr = '', message } = error as Error & { stderr?: string };
  const line = (stderr.trim() || message).split('\n')[0] ?? '';
  return line.replaceAll(token, '***').slice(0, 200);
}

/**
 * Uploads the maps of releases to the error service by `sentry-cli`, if its token is set; organisation and project come
 * from its own variables. A release whose maps did not arrive is live all the same.
 */
export async function uploadMaps(
  store: Store,
  apps: readonly { name: string; version: string }[],
  env: NodeJS.ProcessEnv,
): Promise<MapsUpload[]> {
  const view = env.SENTRY_AUTH_TOKEN ? await currentView(store) : undefined;
  const done: MapsUpload[] = view ? apps.map(({ name: app, version }) => ({ app, version })) : [];
  for (const one of done)
    await uploadOne(view as View, one, env).catch((error: unknown) => (one.problem = problemIn(error, env)));
  return done;
}
