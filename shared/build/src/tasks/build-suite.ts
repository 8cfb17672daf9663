import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { ReleaseManifest } from '@suite/kernel/registry';
import { versionOf } from '../version';
import { apps } from '../workspace';

export { compile, configOf } from './build-app';

/** One app's build: where its release is, and whether it was built in this run. */
export interface Built {
  app: string;
  dist: string;
  version: string;
  fresh: boolean;
  seconds: number;
}

function existing(dist: string): string | undefined {
  const file = join(dist, 'release.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as ReleaseManifest).version : undefined;
}

const at = (file: string) => new URL(file, import.meta.url);

function buildInChild(app: string, version: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = fork(fileURLToPath(at('./build-worker.ts')), [app, version], {
      execArgv: ['--import', at('../../bin/typescript.mjs').href],
      stdio: ['ignore', 2, 2, 'ipc'],
    });
    child.on('error', reject);
    child.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`${app} did not build`))));
  });
}

/** Builds the apps whose sources changed, two at a time, and reports each one when it is ready. */
export async function buildSuite(
  tell: (built: Built) => void,
  only: readonly string[] = apps,
): Promise<Built[]> {
  const waiting = [...only];
  const results: Built[] = [];
  const work = async () => {
    for (let app = waiting.shift(); app; app = waiting.shift()) {
      const from = Date.now();
      const dist = join(process.cwd(), app, 'dist');
      const version = await versionOf(app);
      const fresh = existing(dist) !== version;
      if (fresh) await buildInChild(app, version);
      const built = { app, dist, version, fresh, seconds: (Date.now() - from) / 1000 };
      results.push(built);
      tell(built);
    }
  };
  await Promise.all([work(), work()]);
  return results.sort((a, b) => apps.indexOf(a.app) - apps.indexOf(b.app));
}
