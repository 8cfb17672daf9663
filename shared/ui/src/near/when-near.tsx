import { useRef, useState, type ReactNode } from 'react';
import { NEAR_PX } from '../constants';
import { useNear } from './use-near';

/** Shows its children from when its place comes near the screen: what is far below costs the first screen no time. */
export function WhenNear({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useNear(place, NEAR_PX);
  const [isShown, setShown] = useState(false);
  if (isNear && !isShown) setShown(true);
  return isShown ? <>{children}</> : <div ref={place} />;
}
