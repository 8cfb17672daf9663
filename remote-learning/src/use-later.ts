import { useEffect, useState, type ComponentType } from 'react';

const AGAIN_MS = 3000;
const TRIES = 3;

/** A part of a page that is whole without it: its code comes after the page's own. If it fails, it is tried again. */
export function useLater<Props>(load: () => Promise<ComponentType<Props>>, isWanted = true) {
  const [Part, setPart] = useState<ComponentType<Props>>();
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (!isWanted || Part || tries === TRIES) return;
    let isLeft = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    load().then(
      (part) => isLeft || setPart(() => part),
      () => {
        if (!isLeft) timer = setTimeout(() => setTries(tries + 1), AGAIN_MS);
      },
    );
    return () => {
      isLeft = true;
      clearTimeout(timer);
    };
  }, [load, isWanted, Part, tries]);
  return Part;
}
