import type { RouteTable } from '@suite/kernel/routes';
import type { LoadTable } from '../containers';
import { PageLoader, type PageLoaderDeps } from '../pages';
import type { OwnedRoute } from '../registry';
import { registryOf } from './registry';

/** A table of these routes, whose code `page` loads. */
export const tableOf = (page: () => Promise<unknown>, ...routes: OwnedRoute[]) =>
  ({
    owner: 'remote-learning',
    routes: routes.map((route) => ({ ...route, page })),
  }) as unknown as RouteTable;

/** A loader of pages of the small registry, and what it tells. */
export function loaderOf(loadTable: LoadTable, over: Partial<PageLoaderDeps> = {}, registry = registryOf()) {
  const tell = jest.fn();
  const hangs = { has: () => false, begin: jest.fn() };
  const deps = { loadTable, previousOf: async () => undefined, limit: 120_000, tell, hangs, ...over };
  return { tell, pages: new PageLoader(registry, deps) };
}
