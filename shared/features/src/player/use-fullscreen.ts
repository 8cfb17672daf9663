import { useEffect, useState, type RefObject } from 'react';
import { fullscreenElement, fullscreenEvents } from './fullscreen';

/** The rule of `player.module.css` by which a turned phone shows the video and nothing else. */
const isTurned = () => window.innerHeight <= 500 && window.innerWidth >= 1.5 * window.innerHeight;

/** Whether an element fills the screen, and whether the page below it is hidden: on a turned phone it is, too. */
export function useFullscreen(box: RefObject<HTMLElement | null>) {
  const [isFull, setFull] = useState(false);
  const [turned, setTurned] = useState(isTurned);
  useEffect(() => {
    const look = () => setFull(!!box.current && fullscreenElement() === box.current);
    const measure = () => setTurned(isTurned());
    fullscreenEvents.forEach((name) => document.addEventListener(name, look));
    window.addEventListener('resize', measure);
    return () => {
      fullscreenEvents.forEach((name) => document.removeEventListener(name, look));
      window.removeEventListener('resize', measure);
    };
  }, [box]);
  return { isFull, isAlone: isFull || turned };
}
