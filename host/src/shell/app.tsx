import { QueryClient, QueryClientProvider } from '@suite/kernel';
import { Outlet, RouterProvider, ScrollRestoration, createHashRouter } from '@suite/kernel/router';
import { routesOf, type Registry } from '@suite/kernel/registry';
import type { PageLoader } from '../federation/page-loader';
import { NotFound } from './not-found';
import { RemotePage } from './remote-page';

const client = new QueryClient({
  defaultOptions: { queries: { retry: false, staleTime: 30_000, refetchOnWindowFocus: false } },
});

/** An address entered from outside the router has no key of its own. */
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
export function createRouter(registry: Registry, pages: PageLoader, skeleton: string) {
  const rows = routesOf(registry);
  const hasHome = rows.some(({ path }) => path === '/');
  return createHashRouter([
    {
      element: <Shell />,
      children: [
        ...rows.map((row) => ({
          path: row.path,
          element: <RemotePage key={row.name} row={row} pages={pages} skeleton={skeleton} />,
        })),
        { path: '*', element: <NotFound hasHome={hasHome} /> },
      ],
    },
  ]);
}

/** The whole suite in one page. */
export function App({ router }: { router: ReturnType<typeof createRouter> }) {
  return (
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  );
}
