import { useEffect, type RefObject } from 'react';
import { useLatest } from './use-latest';

/** After this time in view the end has been read and not only scrolled past. */
const DWELL_MS = 1000;

/** Calls back when the end of a text has been in view long enough to have been read. */
export function useEndReached(end: RefObject<HTMLElement | null>, onReached: () => void): void {
  const reached = useLatest(onReached);
  useEffect(() => {
    if (!end.current) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const observer = new IntersectionObserver((entries) => {
      clearTimeout(timer);
      if (entries[entries.length - 1]?.isIntersecting) timer = setTimeout(() => reached.current(), DWELL_MS);
    });
    observer.observe(end.current);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [end, reached]);
}
