import { useEffect, useState } from 'react';
import type { coverAddress, CoverSubject } from './draw-cover';

let known: typeof coverAddress | undefined;

const load = () =>
  import(/* webpackChunkName: "covers" */ './draw-cover').then((loaded) => (known = loaded.coverAddress));

/**
 * Address of a subject's picture: the provider's, else one of our own. The scenes are only loaded for the second
 * case, so the address is undefined at first.
 */
export function useCover(src: string | undefined, subject: CoverSubject): string | undefined {
  const [draw, setDraw] = useState(() => known);
  useEffect(() => {
    if (src || draw) return;
    let isLeft = false;
    load().then(
      (loaded) => isLeft || setDraw(() => loaded),
      () => undefined,
    );
    return () => {
      isLeft = true;
    };
  }, [src, draw]);
  return src || draw?.(subject);
}
