import type { Route, RouteTable } from '@suite/kernel/routes';

/** Name of the chunk that a page's import gives it: that of the first route that opens the page. */
export const pageChunk = ({ routes }: RouteTable, { page, name }: Route): string =>
  routes.find((route) => route.page === page)?.name ?? name;
