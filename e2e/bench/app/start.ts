import { REGISTRY_SCHEMA, type Registry, type RegistryApp } from '@suite/loader/registry';
import type { RouteData, RouteTable } from '@suite/kernel/routes';
import { keepRootSize } from '../../../host/src/boot/root-size';
import { startApp } from '../../../host/src/start-app';
import { localSite } from '../../cli/site';

/** An app's row of the registry: the suite fetches the registry, these apps have the rows in their code. */
const rowOf = (container: string, routes: readonly RouteData[]): RegistryApp => ({
  previous: null,
  live: {
    version: '',
    base: '',
    entry: '',
    styles: [],
    container,
    routes: routes.map((route) => ({ ...route, files: [] })),
  },
});

/** Starts the host's app with the routes of each app, whose tables come from elsewhere than the suite's. */
export function start(
  routes: Record<string, readonly RouteData[]>,
  loadTable: (app: string) => RouteTable,
): void {
  keepRootSize();
  const apps = Object.fromEntries(Object.entries(routes).map(([app, rows]) => [app, rowOf(app, rows)]));
  const registry: Registry = {
    schema: REGISTRY_SCHEMA,
    revision: 1,
    site: localSite('https://world.test'),
    apps,
  };
  startApp({ registry, source: 'fresh', bucket: 0 }, ({ container }) =>
    Promise.resolve(loadTable(container as string)),
  );
}
