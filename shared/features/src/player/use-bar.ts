import { useEffect, useState, type RefObject } from 'react';

const SHOWN_FOR = 4000;

/** Whether the bar is shown: always while the video is paused, else for some seconds after a touch or a key. */
export function useBar(box: RefObject<HTMLElement | null>, isPlaying: boolean) {
  const [touch, setTouch] = useState(1);
  const [show] = useState(() => () => setTouch((count) => count + 1));
  useEffect(() => {
    if (!touch || !isPlaying) return;
    const timer = setTimeout(() => setTouch(0), SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [touch, isPlaying]);
  useEffect(() => {
    const element = box.current;
    const names = ['focusin', 'keydown'];
    names.forEach((name) => element?.addEventListener(name, show));
    return () => names.forEach((name) => element?.removeEventListener(name, show));
  }, [box, show]);
  return {
    isShown: !isPlaying || touch > 0,
    show,
    toggle: () => setTouch((count) => (count && isPlaying ? 0 : count + 1)),
  };
}
