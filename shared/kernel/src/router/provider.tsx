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
import type { RouterState, SuiteRouter } from './create-router';

const RouterContext = createContext<SuiteRouter | undefined>(undefined);

/** The router of the page; throws outside of a `RouterProvider`. */
export function useRouter(): SuiteRouter {
  const router = useContext(RouterContext);
  if (!router) throw new Error('there is no RouterProvider around this component');
  return router;
}

interface Props {
  router: SuiteRouter;
  children: ReactNode;
  /** Draws the next step by `show`; React does it when it has time, if nothing else is said. */
  change?: (show: () => void, next: RouterState, before: RouterState) => void;
}

/** Gives a router to all below it. */
export function RouterProvider({ router, children, change = startTransition }: Props) {
  const [state, setState] = useState(router.state);
  useLayoutEffect(() => {
    // A step may have been taken before the first render.
    setState(router.state);
    // A step that is drawn late, as over a picture, must not undo one that was taken after it.
    return router.subscribe((next, before) => change(() => setState(router.state), next, before));
  }, [router, change]);
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
