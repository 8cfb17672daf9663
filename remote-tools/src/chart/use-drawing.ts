import { debounce } from '@suite/kernel/time';
import { useEffect, useRef, useState, type RefObject } from 'react';
import type { Drawn } from './base-plot';

/** A plot in its box. */
interface Drawing<Plot extends Drawn> {
  box: RefObject<HTMLDivElement | null>;
  plot: RefObject<Plot | undefined>;
  /** It could not be drawn. */
  isBroken: boolean;
  retry: () => void;
}

/** Draws into a box; another drawing, the theme, or another width of the window once it rests, replaces what was drawn. */
export function useDrawing<Plot extends Drawn>(draw: (box: HTMLElement) => Plot): Drawing<Plot> {
  const box = useRef<HTMLDivElement>(null);
  const plot = useRef<Plot | undefined>(undefined);
  const [isBroken, setBroken] = useState(false);
  const [width, setWidth] = useState(() => window.innerWidth);

  const [darkness] = useState(() => window.matchMedia('(prefers-color-scheme: dark)'));
  const [isDark, setDark] = useState(darkness.matches);

  useEffect(() => {
    const measure = debounce(() => setWidth(window.innerWidth));
    const follow = () => setDark(darkness.matches);
    window.addEventListener('resize', measure);
    // Safari before 14 has no other way to listen to a media query.
    darkness.addListener(follow);
    return () => {
      window.removeEventListener('resize', measure);
      darkness.removeListener(follow);
      measure.cancel();
    };
  }, [darkness]);

  useEffect(() => {
    if (isBroken || !box.current) return;
    try {
      plot.current = draw(box.current);
    } catch {
      setBroken(true);
    }
    return () => {
      plot.current?.remove();
      plot.current = undefined;
    };
  }, [isBroken, draw, width, isDark]);

  return { box, plot, isBroken, retry: () => setBroken(false) };
}
