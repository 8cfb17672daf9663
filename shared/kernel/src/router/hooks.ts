import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { createSearchParams, useLocation, type URLSearchParamsInit } from 'react-router-dom';
import { unblocked, type Blocker, type NavigateOptions, type Step, type SuiteRouter } from './create-router';
import { useRouter } from './provider';

/** Goes to another page; the same function for as long as the page is there. */
export const useNavigate = (): SuiteRouter['navigate'] => useRouter().navigate;

type NextParams = URLSearchParamsInit | ((params: URLSearchParams) => URLSearchParamsInit);

/** The parameters of the address, and how to change them. */
export function useSearchParams(): [URLSearchParams, (next: NextParams, options?: NavigateOptions) => void] {
  const { search } = useLocation();
  const navigate = useNavigate();
  const params = useMemo(() => createSearchParams(search), [search]);
  const setParams = useCallback(
    (next: NextParams, options?: NavigateOptions) => {
      const wanted = typeof next === 'function' ? next(new URLSearchParams(params)) : next;
      navigate(`?${createSearchParams(wanted)}`, options);
    },
    [navigate, params],
  );
  return [params, setParams];
}

/** Holds back steps to other pages for which `blocks` is true, until one decides about them. */
export function useBlocker(blocks: (step: Step) => boolean): Blocker {
  const router = useRouter();
  const [blocker, setBlocker] = useState(unblocked);
  const latest = useRef(blocks);
  latest.current = blocks;
  useEffect(() => router.guard({ blocks: (step) => latest.current(step), tell: setBlocker }), [router]);
  return blocker;
}
