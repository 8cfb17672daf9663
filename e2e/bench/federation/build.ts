import { join } from 'node:path';
import { remotes, workFolder } from '@suite/build/workspace';
import type { Registry, RegistryApp } from '@suite/loader/registry';
import { buildOnce, compile, documentOf, sourceVersion } from '../builds';
import { readSite, type Site } from '../site';
import { hostConfig, remoteConfig, webpack } from './webpack.config';

const strategies = { federation: 'version-first', lazily: 'loaded-first' } as const;

/** How Module Federation is set up in the contest: as documented, and with remotes that wait until they are needed. */
export type Setup = keyof typeof strategies;
const setups = Object.keys(strategies) as Setup[];

/** The same pages as its documentation shows them: a manifest for each remote, found by address, and shared singletons. */
export async function buildFederation({ apps }: Registry): Promise<Record<Setup, Site>> {
  const folder = workFolder('bench', 'federation');
  const version = sourceVersion('e2e/bench/federation');
  const routesOf = (app: string) =>
    (apps[app] as RegistryApp).live.routes.map(({ files: _, ...data }) => data);
  const routes = Object.fromEntries(remotes.map((app) => [app, routesOf(app)]));
  for (const app of remotes) {
    const out = join(folder, 'remotes', app);
    await buildOnce(out, version, () => compile(remoteConfig(app, out), webpack));
  }
  const shared = await readSite(join(folder, 'remotes'));
  const sites = {} as Record<Setup, Site>;
  for (const setup of setups) {
    const out = join(folder, setup);
    const { main } = await buildOnce(out, version, () =>
      compile(hostConfig(out, strategies[setup], routes), webpack),
    );
    const site = new Map([...(await readSite(out)), ...shared]);
    sites[setup] = site.set('/', await documentOf(main as string[]));
  }
  return sites;
}
