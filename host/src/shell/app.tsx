import { QueryClientProvider, type QueryClient } from '@suite/kernel';
import { RouterProvider, useLocation, useRoutes, type SuiteRouter } from '@suite/kernel/router';
import type { OwnedRoute } from '@suite/loader/registry';
import { matchRoute } from '@suite/kernel/routes';
import { changePage } from './change-page';
import type { Entrance } from './entrance';
import { NotFound } from './not-found';
import { PageSlots } from './page-slots';
import { RemotePage } from './remote-page';
import { useScrollPlaces } from './scroll-places';

interface Parts {
  rows: readonly OwnedRoute[];
  entrance: Entrance;
  skeleton: string;
}

/** The page of the address. The router is given that one route: to rank hundreds of them takes a phone longer. */
function Shell({ rows, ...parts }: Parts) {
  const row = matchRoute(rows, useLocation().pathname);
  const page = row && { path: row.path, element: <RemotePage key={row.name} row={row} {...parts} /> };
  const other = <NotFound />;
  useScrollPlaces();
  // An address such as `#.` fits no path, not even `*`.
  const drawn = useRoutes([page ?? { path: '*', element: other }]) ?? other;
  return <PageSlots name={row?.name ?? ''}>{drawn}</PageSlots>;
}

/** The whole suite in one page. */
export function App({ router, client, ...parts }: Parts & { router: SuiteRouter; client: QueryClient }) {
  return (
    <QueryClientProvider client={client}>
      <RouterProvider router={router} change={changePage}>
        <Shell {...parts} />
      </RouterProvider>
    </QueryClientProvider>
  );
}
