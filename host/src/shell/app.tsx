import { QueryClientProvider, type QueryClient } from '@suite/kernel';
import { Outlet, RouterProvider, ScrollRestoration, createHashRouter } from '@suite/kernel/router';
import type { OwnedRoute } from '@suite/kernel/registry';
import type { Entrance } from './entrance';
import { NotFound } from './not-found';
import { RemotePage } from './remote-page';

/** Key of a scroll position; an address that was not entered through the router has no key of its own. */
const placeOf = ({ key, pathname, search }: { key: string; pathname: string; search: string }) =>
  key === 'default' ? pathname + search : key;

function Shell() {
  return (
    <>
      <Outlet />
      <ScrollRestoration getKey={placeOf} />
    </>
  );
}

/** One lazy route for every row of the registry. */
export function createRouter(rows: readonly OwnedRoute[], entrance: Entrance, skeleton: string) {
  const hasHome = rows.some(({ path }) => path === '/');
  return createHashRouter([
    {
      element: <Shell />,
      children: [
        ...rows.map((row) => ({
          path: row.path,
          element: <RemotePage key={row.name} row={row} entrance={entrance} skeleton={skeleton} />,
        })),
        { path: '*', element: <NotFound hasHome={hasHome} /> },
      ],
    },
  ]);
}

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
