import { later } from '@suite/ui/base';
import { useEffect, useState } from 'react';
import { held, isLandscape, isPhone } from './orientation';

const events = ['resize', 'orientationchange', 'focusin', 'focusout'];

function useLandscape(): boolean {
  const [landscape, setLandscape] = useState(() => isLandscape(held()));
  useEffect(() => {
    const look = () => setLandscape(isLandscape(held()));
    events.forEach((event) => window.addEventListener(event, look));
    return () => events.forEach((event) => window.removeEventListener(event, look));
  }, []);
  return landscape && isPhone(navigator.userAgent, screen);
}

const useCover = later(() => import(/* webpackChunkName: "landscape" */ './landscape-cover'));

/** Asks to turn a phone that lies on its side. Few phones ever do: the cover is loaded when one does. */
export function Landscape() {
  const isOnSide = useLandscape();
  const loaded = useCover(isOnSide);
  return isOnSide && loaded ? <loaded.LandscapeCover /> : null;
}
