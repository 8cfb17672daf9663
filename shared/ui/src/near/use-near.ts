import { useEffect, useState, type RefObject } from 'react';

/** Whether a place is on the screen or at most `px` above or below it. */
export function useNear(place: RefObject<HTMLElement | null>, px: number): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!place.current) return;
    const observer = new IntersectionObserver(
      (entries) => setNear(!!entries[entries.length - 1]?.isIntersecting),
      { rootMargin: `${px}px 0px` },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [place, px]);
  return isNear;
}
