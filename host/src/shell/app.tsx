import { QueryClientProvider, type QueryClient } from '@suite/kernel';
import {
  RouterProvider,
  ScrollRestoration,
  createHashRouter,
  useLocation,
  useRoutes,
} from '@suite/kernel/router';
import type { OwnedRoute } from '@suite/kernel/registry';
import { matchRoute } from '@suite/kernel/routes';
import type { Entrance } from './entrance';
import { NotFound } from './not-found';
import { RemotePage } from './remote-page';

/** Key of a scroll position; an address that was not entered through the router has no key of its own. */
const placeOf = ({ key, pathname, search }: { key: string; pathname: string; search: string }) =>
  key === 'default' ? pathname + search : key;

interface Parts {
  rows: readonly OwnedRoute[];
  entrance: Entrance;
  skeleton: string;
}

/** The page of the address. The router is given that one route: to rank hundreds of them takes a phone longer. */
function Shell({ rows, ...parts }: Parts) {
  const row = matchRoute(rows, useLocation().pathname);
  const hasHome = rows.some(({ path }) => path === '/');
  const page = row && { path: row.path, element: <RemotePage key={row.name} row={row} {...parts} /> };
  const other = { path: '*', element: <NotFound hasHome={hasHome} /> };
  return (
    <>
      {useRoutes(page ? [page, other] : [other])}
      <ScrollRestoration getKey={placeOf} />
    </>
  );
}

/** The router of the whole suite. */
export const createRouter = (parts: Parts) =>
  createHashRouter([{ path: '*', element: <Shell {...parts} /> }]);

/** The suite's router. */
export type SuiteRouter = ReturnType<typeof createRouter>;

/** The whole suite in one page. */
export function App({ router, client }: { router: SuiteRouter; client: QueryClient }) {
  return (
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  );
}
