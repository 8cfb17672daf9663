import { useEffect, useState, type RefObject } from 'react';
import { fullscreenElement, fullscreenEvents } from './fullscreen';

/** Whether an element fills the screen. */
export function useFullscreen(box: RefObject<HTMLElement | null>): boolean {
  const [isFull, setFull] = useState(false);
  useEffect(() => {
    const look = () => setFull(!!box.current && fullscreenElement() === box.current);
    fullscreenEvents.forEach((name) => document.addEventListener(name, look));
    return () => fullscreenEvents.forEach((name) => document.removeEventListener(name, look));
  }, [box]);
  return isFull;
}
