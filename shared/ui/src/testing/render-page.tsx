import {
  QueryClient,
  QueryClientProvider,
  providePlatform,
  type Context,
  type HttpRequest,
  type Platform,
} from '@suite/kernel';
import { Link, RouterProvider, useLocation, useRoutes } from '@suite/kernel/router';
import { createMemoryRouter } from '@suite/kernel/testing';
import { render } from '@testing-library/react';
import type { ReactElement } from 'react';

export { fakeCanvas } from './fake-canvas';
export { fakeViews, type FakeView } from './fake-views';
export { shownAtOnce } from './shown-at-once';

/** The provider's reply to one call. */
export interface Answer {
  method: string;
  path: string;
  reply: (params: never) => unknown;
}

/** A call as a test needs it: what is sent, what comes back, and where. */
interface Call<Params, Data> extends Pick<Answer, 'method' | 'path'> {
  (params: Params): Promise<Data>;
}

/** Makes a provider's reply: data, or a function of the parameters, which may throw. */
export function answer<Params, Data>(
  call: Call<Params, Data>,
  reply: Data | ((params: Params) => Data | Promise<Data>),
): Answer {
  const { method, path } = call;
  return { method, path, reply: typeof reply === 'function' ? (reply as Answer['reply']) : () => reply };
}

/** Where and how a page is visited in a test. */
export interface Visit {
  /** Pattern of the page's route, when it has parameters. */
  path?: string;
  /** Address within the suite. */
  at?: string;
  answers?: Answer[];
  context?: Context;
  platform?: Partial<Platform>;
}

function Elsewhere() {
  const { pathname, search } = useLocation();
  return (
    <>
      <output aria-label="address">{pathname + search}</output>
      <Link to="/">home</Link>
    </>
  );
}

/** Renders a page as the host does: with a router, a query client and a provider that knows only these answers. */
export function renderPage(page: ReactElement, visit: Visit = {}) {
  const { path = '/page', at = path, answers = [], context = 'browser' } = visit;
  const calls: HttpRequest[] = [];
  const router = createMemoryRouter(at);
  const Pages = () =>
    useRoutes([
      { path, element: page },
      { path: '*', element: <Elsewhere /> },
    ]);
  const nothing = () => undefined;
  const refuse = () => Promise.reject(new Error('not in this test'));
  providePlatform({
    context,
    site: {} as Platform['site'],
    http: {
      async request<Data>(request: HttpRequest): Promise<Data> {
        calls.push(request);
        const known = answers.find(
          ({ method, path: of }) => method === request.method && of === request.path,
        );
        if (!known) throw new Error(`the test answers no ${request.method} ${request.path}`);
        return (await known.reply(request.params as never)) as Data;
      },
    },
    messenger: { pay: async () => 'unknown', share: nothing, previewImages: async () => false },
    shell: { call: refuse },
    track: { pageView: nothing, click: nothing, study: nothing },
    endSession: nothing,
    navigate: router.navigate,
    hasPage: () => true,
    where: () => ({ app: 'remote-sample', version: '1.0.0', page: 'Sample' }),
    report: nothing,
    ...visit.platform,
  });
  // Part of the host's settings: what comes later does not read again what is fresh.
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 30_000 } } });
  const rendered = render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router}>
        <Pages />
      </RouterProvider>
    </QueryClientProvider>,
  );
  return {
    ...rendered,
    router,
    client,
    /** The calls of one path, oldest first. */
    callsOf: (call: { path: string }) => calls.filter((request) => request.path === call.path),
  };
}
