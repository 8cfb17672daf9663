import { REGISTRY_SCHEMA, type Registry, type RegistryApp } from '@suite/loader/registry';
import type { RouteTable } from '@suite/kernel/routes';
import { keepRootSize } from '../../../../host/src/boot/root-size';
import host from '../../../../host/src/routes';
import { startApp } from '../../../../host/src/start-app';
import commerce from '../../../../remote-commerce/src/routes';
import contracts from '../../../../remote-contracts/src/routes';
import exams from '../../../../remote-exams/src/routes';
import learning from '../../../../remote-learning/src/routes';
import manageCourse from '../../../../remote-manage-course/src/routes';
import tools from '../../../../remote-tools/src/routes';
import { localSite } from '../../../cli/site';

const tables: Record<string, RouteTable> = {};
for (const table of [host, commerce, contracts, exams, learning, manageCourse, tools]) {
  tables[table.owner] = table;
}

/** An app's row of the registry: the suite fetches the registry, the monolith has the rows in its code. */
function appOf({ owner, routes }: RouteTable): RegistryApp {
  const rows = routes.map(({ page: _, ...data }) => ({ ...data, files: [] }));
  return {
    previous: null,
    live: { version: '', base: '', entry: '', styles: [], container: owner, routes: rows },
  };
}

const apps: Registry['apps'] = {};
for (const owner of Object.keys(tables)) apps[owner] = appOf(tables[owner] as RouteTable);

keepRootSize();

const site = localSite('https://world.test');

const registry: Registry = { schema: REGISTRY_SCHEMA, revision: 1, site, apps };

startApp({ registry, source: 'fresh', bucket: 0 }, ({ container }) =>
  Promise.resolve(tables[container as string] as RouteTable),
);
