import { useEffect, useState } from 'react';

/**
 * A hook for what is loaded when it is first needed. It gives undefined until then, and null if it cannot be loaded:
 * a page must work without it.
 */
export function later<Loaded extends object>(load: () => Promise<Loaded>) {
  let known: Loaded | undefined;
  return function useLater(isWanted: boolean): Loaded | undefined | null {
    const [loaded, setLoaded] = useState<Loaded | undefined | null>(known);
    useEffect(() => {
      if (!isWanted || loaded !== undefined) return;
      let isLeft = false;
      const end = (it: Loaded | null) => {
        if (it) known = it;
        if (!isLeft) setLoaded(it);
      };
      load().then(end, () => end(null));
      return () => {
        isLeft = true;
      };
    }, [isWanted, loaded]);
    return loaded;
  };
}
