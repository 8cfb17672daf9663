import { useEffect, useRef, useState } from 'react';

const isPromise = (value: unknown): value is Promise<unknown> =>
  !!value && typeof (value as Promise<unknown>).then === 'function';

/**
 * Runs an action one at a time: while its promise is pending, further runs do nothing. A rejection stays
 * unhandled, so that it is reported like any other.
 */
export function usePending(): [pending: boolean, run: (action: () => unknown) => void] {
  const [pending, setPending] = useState(false);
  // State changes too late to stop a second tap in the same frame; a ref does not.
  const running = useRef(false);
  const mounted = useRef(true);
  useEffect(() => {
    mounted.current = true;
    return () => {
      mounted.current = false;
    };
  }, []);
  const run = (action: () => unknown) => {
    if (running.current) return;
    const result = action();
    if (!isPromise(result)) return;
    running.current = true;
    setPending(true);
    const release = () => {
      running.current = false;
      if (mounted.current) setPending(false);
    };
    result.then(release, (error: unknown) => {
      release();
      throw error;
    });
  };
  return [pending, run];
}
