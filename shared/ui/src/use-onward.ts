import { useLocation, useRouter, type SuiteRouter } from '@suite/kernel/router';
import { useEffect } from 'react';

/**
 * Leads on from a page when what it waited for is there. A learner who has left the page meanwhile stays where they
 * are: on a slow network they may be in the middle of something else by then.
 */
export function useOnward(): SuiteRouter['navigate'] {
  const router = useRouter();
  const { pathname } = useLocation();
  return (to, options) => {
    if (router.state.location.pathname === pathname) router.navigate(to, options);
  };
}

/**
 * Leads on from an address that stands for another, once that is known; it takes its place in the history. Whoever is
 * leaving the page by then stays on their way.
 */
export function useForward(to: string | undefined): void {
  const router = useRouter();
  const location = useLocation();
  useEffect(() => {
    if (to && router.state.location.pathname === location.pathname) router.navigate(to, { replace: true });
  }, [router, to, location]);
}
