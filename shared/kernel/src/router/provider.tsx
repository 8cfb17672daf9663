import {
  createContext,
  startTransition,
  useContext,
  useLayoutEffect,
  useMemo,
  useState,
  type ReactNode,
} from 'react';
import { Router, type Navigator } from 'react-router-dom';
import type { SuiteRouter } from './create-router';

const RouterContext = createContext<SuiteRouter | undefined>(undefined);

/** The router of the page; throws outside of a `RouterProvider`. */
export function useRouter(): SuiteRouter {
  const router = useContext(RouterContext);
  if (!router) throw new Error('there is no RouterProvider around this component');
  return router;
}

/** Gives a router to all below it. */
export function RouterProvider({ router, children }: { router: SuiteRouter; children: ReactNode }) {
  const [state, setState] = useState(router.state);
  useLayoutEffect(() => {
    // A step may have been taken before the first render.
    setState(router.state);
    return router.subscribe((next) => startTransition(() => setState(next)));
  }, [router]);
  const navigator = useMemo<Navigator>(
    () => ({
      createHref: router.createHref,
      go: router.navigate,
      push: (to, given, options) => router.navigate(to, { ...options, state: given }),
      replace: (to, given, options) => router.navigate(to, { ...options, state: given, replace: true }),
    }),
    [router],
  );
  return (
    <RouterContext.Provider value={router}>
      <Router location={state.location} navigationType={state.historyAction} navigator={navigator}>
        {children}
      </Router>
    </RouterContext.Provider>
  );
}
