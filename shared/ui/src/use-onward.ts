import { useLocation, useRouter, type SuiteRouter } from '@suite/kernel/router';

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
