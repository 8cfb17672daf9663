import { join } from 'node:path';
import { loadTable, pageChunk } from '@suite/build';
import { remotes, workFolder } from '@suite/build/workspace';
import type { RouteTable } from '@suite/kernel/routes';
import { buildOnce, compile, documentOf, sourceVersion } from '../builds';
import { readSite, type Site } from '../site';
import { hostConfig, remoteConfig, webpack } from './webpack.config';

const strategies = { federation: 'version-first', lazily: 'loaded-first' } as const;

/** How Module Federation is set up in the contest: as documented, and with remotes that wait until they are needed. */
export type Setup = keyof typeof strategies;
const setups = Object.keys(strategies) as Setup[];

/** Routes with the names of the modules that their remote exposes. */
const routesOf = (table: RouteTable) =>
  table.routes.map(({ page, reads: _, ...data }) => ({
    ...data,
    exposed: pageChunk(table, { ...data, page }),
  }));

/** The same pages as its documentation shows them: a manifest for each remote, found by address, and shared singletons. */
export async function buildFederation(): Promise<Record<Setup, Site>> {
  const folder = workFolder('bench', 'federation');
  const version = sourceVersion('e2e/bench/federation');
  const tables = await Promise.all(remotes.map((app) => loadTable(join(process.cwd(), app))));
  const routes = Object.fromEntries(tables.map((table) => [table.owner, routesOf(table)]));
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
