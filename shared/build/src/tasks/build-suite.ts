import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { ReleaseManifest } from '@suite/loader/registry';
import { versionOf } from '../version';
import { apps } from '../workspace';
import { startBuilder, type Builder } from './builder';

export { compile, configOf } from './build-app';

/** One app's build: where its release is, and whether it was built in this run. */
export interface Built {
  app: string;
  dist: string;
  version: string;
  fresh: boolean;
  seconds: number;
}

/** The version that is built; undefined when there is none, or only a part: a build that was killed leaves such. */
export function builtVersion(dist: string): string | undefined {
  try {
    const { version, files } = JSON.parse(
      readFileSync(join(dist, 'release.json'), 'utf8'),
    ) as ReleaseManifest;
    const isWhole = Object.entries(files).every(
      ([path, { bytes }]) => statSync(join(dist, path)).size === bytes,
    );
    return isWhole ? version : undefined;
  } catch {
    return undefined;
  }
}

/** Builds the apps whose sources changed, two at a time, and reports each one when it is ready. */
export async function buildSuite(
  tell: (built: Built) => void,
  only: readonly string[] = apps,
): Promise<Built[]> {
  const waiting = [...only];
  const results: Built[] = [];
  const work = async () => {
    let builder: Builder | undefined;
    for (let app = waiting.shift(); app; app = waiting.shift()) {
      const from = Date.now();
      const dist = join(process.cwd(), app, 'dist');
      const version = await versionOf(app);
      const fresh = builtVersion(dist) !== version;
      if (fresh) await (builder ??= startBuilder()).build({ app, version });
      const built = { app, dist, version, fresh, seconds: (Date.now() - from) / 1000 };
      results.push(built);
      tell(built);
    }
    builder?.end();
  };
  await Promise.all([work(), work()]);
  return results.sort((a, b) => apps.indexOf(a.app) - apps.indexOf(b.app));
}
