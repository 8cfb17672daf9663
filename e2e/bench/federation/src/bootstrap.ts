import { loadRemote } from '@module-federation/enhanced/runtime';
import type { PageModule, Route, RouteTable } from '@suite/kernel/routes';
import host from '../../../../host/src/routes';
import { start } from '../../app/start';

/** The routes of each remote, which the build puts in. */
declare const ROUTES: Record<string, (Omit<Route, 'page'> & { exposed: string })[]>;

/** Each page is a module that its remote exposes. */
const tableOf = (owner: string): RouteTable => ({
  owner,
  routes: (ROUTES[owner] ?? []).map(({ exposed, ...route }) => ({
    ...route,
    page: () => loadRemote(`${owner.replace(/\W/g, '_')}/${exposed}`) as Promise<PageModule>,
  })),
});

start({ host: host.routes.map(({ page: _, ...data }) => data), ...ROUTES }, (owner) =>
  owner === 'host' ? host : tableOf(owner),
);
