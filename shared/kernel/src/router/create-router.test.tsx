import { act, fireEvent, render, screen } from '@testing-library/react';
import {
  createHashRouter,
  Link,
  RouterProvider,
  useBlocker,
  useLocation,
  useParams,
  useRoutes,
  useSearchParams,
} from '../router';
import { createMemoryRouter } from '../testing';
import type { Blocker, RouterState, SuiteRouter } from './create-router';

let blocker: Blocker;
let setParams: ReturnType<typeof useSearchParams>[1];

function Where() {
  const { pathname, search } = useLocation();
  setParams = useSearchParams()[1];
  return <p>{`${pathname}${search} ${useParams().id ?? ''}`.trim()}</p>;
}

function Form() {
  blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname,
  );
  return <Where />;
}

const Pages = () =>
  useRoutes([
    { path: '/form', element: <Form /> },
    { path: '/page/:id', element: <Where /> },
    { path: '*', element: <Where /> },
  ]);

function open(router: SuiteRouter) {
  render(
    <RouterProvider router={router}>
      <Pages />
      <Link to="/b" replace>
        代替
      </Link>
    </RouterProvider>,
  );
  return router;
}

const shown = () => screen.getByRole('paragraph').textContent;
const step = (router: SuiteRouter, ...to: Parameters<SuiteRouter['navigate']>) =>
  act(() => router.navigate(...to));

test('a step shows the next page with its parameters, and a step back the page before', () => {
  const router = open(createMemoryRouter('/a?x=1'));
  expect(shown()).toBe('/a?x=1');
  step(router, '/page/7');
  expect(shown()).toBe('/page/7 7');
  step(router, -1);
  expect(shown()).toBe('/a?x=1');
});

test('changed parameters stay on the page; a page that replaces another leaves no way back to it', () => {
  const router = open(createMemoryRouter('/a'));
  step(router, '/b');
  act(() => setParams({ week: '3' }, { replace: true, preventScrollReset: true }));
  expect(shown()).toBe('/b?week=3');
  expect(router.state).toMatchObject({ historyAction: 'REPLACE', preventScrollReset: true });
  act(() => setParams((params) => ({ ...Object.fromEntries(params), day: '1' })));
  expect(shown()).toBe('/b?week=3&day=1');
  step(router, -2);
  expect(shown()).toBe('/a');
});

test('a link opens its page without loading the document again, and may replace the page', () => {
  const router = open(createMemoryRouter('/a'));
  step(router, '/page/7');
  const link = screen.getByRole('link', { name: '代替' });
  expect(link).toHaveAttribute('href', '/b');
  expect(fireEvent.click(link)).toBe(false);
  expect(shown()).toBe('/b');
  step(router, -1);
  expect(shown()).toBe('/a');
});

test('a step that is drawn late draws where the visitor is by then', () => {
  const router = createMemoryRouter('/a');
  const late: (() => void)[] = [];
  const change = (show: () => void, { historyAction }: RouterState) =>
    historyAction === 'POP' ? show() : void late.push(show);
  render(
    <RouterProvider router={router} change={change}>
      <Pages />
    </RouterProvider>,
  );
  step(router, '/b');
  step(router, -1);
  act(() => late.forEach((show) => show()));
  expect(shown()).toBe('/a');
});

test('each step is told once it is taken', () => {
  const router = open(createMemoryRouter('/a'));
  const places: string[] = [];
  const stop = router.subscribe(({ location }) => places.push(location.pathname));
  step(router, '/b');
  stop();
  step(router, '/c');
  expect(places).toEqual(['/b']);
});

test('a blocked step is taken when it may be, and forgotten when it may not', () => {
  const router = open(createMemoryRouter('/form'));
  step(router, '/b', { replace: true });
  expect([shown(), blocker.state]).toEqual(['/form', 'blocked']);
  act(() => blocker.reset?.());
  expect([shown(), blocker.state]).toEqual(['/form', 'unblocked']);
  step(router, '/b', { replace: true });
  act(() => blocker.proceed?.());
  expect(shown()).toBe('/b');
  expect(router.state.historyAction).toBe('REPLACE');
});

test('a step that its guard lets pass, and one from a page without a guard, are not held back', () => {
  const router = open(createMemoryRouter('/form'));
  step(router, '/form?x=1');
  expect([shown(), blocker.state]).toEqual(['/form?x=1', 'unblocked']);
  step(router, '/b');
  act(() => blocker.proceed?.());
  step(router, '/c');
  expect(shown()).toBe('/c');
});

describe('in a browser', () => {
  const arrival = () =>
    act(() => new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true })));

  /** The browser steps back first, and is sent forward again by the router. */
  async function blockedStepBack() {
    history.back();
    await arrival();
    await arrival();
  }

  async function onForm() {
    history.replaceState(null, '', '#/a');
    const router = open(createHashRouter());
    step(router, '/form');
    await blockedStepBack();
  }

  test('a blocked step back leaves the address at the page, and is taken when it may be', async () => {
    await onForm();
    expect([shown(), blocker.state, window.location.hash]).toEqual(['/form', 'blocked', '#/form']);
    act(() => blocker.proceed?.());
    await arrival();
    expect([shown(), window.location.hash]).toEqual(['/a', '#/a']);
  });

  test('a blocked step back that is given up can be asked for again', async () => {
    await onForm();
    act(() => blocker.reset?.());
    await blockedStepBack();
    expect([shown(), blocker.state]).toEqual(['/form', 'blocked']);
  });

  test('an address that is typed by hand is opened', async () => {
    open(createHashRouter());
    window.location.hash = '#/c?y=2';
    await arrival();
    expect(shown()).toBe('/c?y=2');
  });
});
