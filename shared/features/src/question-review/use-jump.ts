import { useEffect, useRef, useState } from 'react';

/** Gap between the bar at the top and the question that was jumped to. */
const AIR = 8;

/** Lower edge of the bar that sticks to the top of the screen and covers the questions. */
function coveredHeight(): number {
  const bar = document.querySelector('[data-review-bar]');
  if (!bar) return 0;
  return (parseFloat(getComputedStyle(bar).top) || 0) + bar.getBoundingClientRect().height;
}

/** Scrolls to a question once it is rendered, and moves the focus to it. */
export function useJump() {
  const places = useRef(new Map<number, HTMLElement>());
  const [target, setTarget] = useState<{ number: number }>();

  useEffect(() => {
    const place = target && places.current.get(target.number);
    if (!place) return;
    place.focus({ preventScroll: true });
    const top = place.getBoundingClientRect().top + window.pageYOffset;
    window.scrollTo(0, top - coveredHeight() - AIR);
  }, [target]);

  return {
    jumpTo: (number: number) => setTarget({ number }),
    place: (number: number) => (element: HTMLElement | null) => {
      if (element) places.current.set(number, element);
      else places.current.delete(number);
    },
  };
}
