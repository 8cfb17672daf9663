import { useLatest } from '@suite/ui';
import { useEffect, useRef, useState, type RefObject } from 'react';

/** Seconds of a jump. */
export const JUMP = 10;
/** Milliseconds between the taps of a double tap. */
const DOUBLE = 300;
/** Milliseconds after which a touch counts as held. */
const HOLD = 500;
/** Pixels that a held finger may stray; further it scrolls the page. */
const STRAY = 10;

interface GestureEvents {
  /** The video is loaded, so that it can jump. */
  isOpen: boolean;
  isPlaying: boolean;
  onTap: () => void;
  onJump: (seconds: number) => void;
  /** A finger, or the key, is held down on a video that plays, or let go. */
  onHold: (isHeld: boolean) => void;
}

/** Elements that use the arrow keys themselves. */
const OWN_KEYS = '[role=slider],[role=dialog]';
const jumpKeys: Record<string, number> = { ArrowLeft: -JUMP, ArrowRight: JUMP };
const HOLD_KEY = '2';

/**
 * What fingers and keys do on a player: a double tap on a half of the picture jumps back or ahead, and holding plays at
 * double speed. The arrow keys and a held 2 do the same from every button of the player.
 */
export function useGestures(
  box: RefObject<HTMLElement | null>,
  surface: RefObject<HTMLElement | null>,
  events: GestureEvents,
) {
  const latest = useLatest(events);
  const held = useRef(false);
  const [isHeld, setHeld] = useState(false);
  const [jump, setJump] = useState<Jump>();
  const deeds = useRef<Deeds>({
    tap: () => latest.current.onTap(),
    jump(seconds) {
      if (!latest.current.isOpen) return false;
      latest.current.onJump(seconds);
      setJump((last) => ({ seconds, count: (last?.count ?? 0) + 1 }));
      return true;
    },
    hold(isNow) {
      if (isNow && !latest.current.isPlaying) return false;
      if (isNow !== held.current) latest.current.onHold(isNow);
      setHeld((held.current = isNow));
      return isNow;
    },
  }).current;

  useEffect(() => (surface.current ? followFingers(surface.current, deeds) : undefined), [surface, deeds]);
  useEffect(() => (box.current ? followKeys(box.current, deeds) : undefined), [box, deeds]);
  return { isHeld, jump };
}

/** The last jump; its count tells it from one before it of the same length. */
export interface Jump {
  seconds: number;
  count: number;
}

interface Deeds {
  tap: () => void;
  /** Says whether the video jumped. */
  jump: (seconds: number) => boolean;
  /** Says whether the video is held now. */
  hold: (isNow: boolean) => boolean;
}

type Listeners = Partial<Record<keyof HTMLElementEventMap, (event: never) => void>>;

function listenTo(element: HTMLElement, listeners: Listeners): () => void {
  const all = Object.entries(listeners) as [string, EventListener][];
  // Only the end of a touch is ever prevented.
  all.forEach(([name, listen]) => element.addEventListener(name, listen, { passive: name !== 'touchend' }));
  return () => all.forEach(([name, listen]) => element.removeEventListener(name, listen));
}

function followFingers(surface: HTMLElement, { tap, jump, hold }: Deeds): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let from = { x: 0, y: 0 };
  let isHeld = false;
  let lastTap = -DOUBLE;

  const press = (x: number, y: number) => {
    from = { x, y };
    isHeld = false;
    clearTimeout(timer);
    timer = setTimeout(() => (isHeld = hold(true)), HOLD);
  };
  const release = () => {
    clearTimeout(timer);
    hold(false);
  };
  const stop = listenTo(surface, {
    touchstart({ touches: [touch] }: TouchEvent) {
      if (touch) press(touch.clientX, touch.clientY);
    },
    touchmove({ touches: [touch] }: TouchEvent) {
      if (touch && Math.hypot(touch.clientX - from.x, touch.clientY - from.y) > STRAY) release();
    },
    touchend(event: TouchEvent) {
      // A touch that was held is no tap.
      if (isHeld && event.cancelable) event.preventDefault();
      release();
    },
    touchcancel: release,
    mousedown: ({ clientX, clientY }: MouseEvent) => press(clientX, clientY),
    mouseup: release,
    mouseleave: release,
    click({ clientX, timeStamp }: MouseEvent) {
      if (isHeld) return;
      const { left, width } = surface.getBoundingClientRect();
      const isDouble = timeStamp - lastTap < DOUBLE;
      lastTap = timeStamp;
      if (!isDouble || !jump(clientX - left < width / 2 ? -JUMP : JUMP)) tap();
    },
  });
  return () => {
    release();
    stop();
  };
}

const followKeys = (box: HTMLElement, { jump, hold }: Deeds): (() => void) =>
  listenTo(box, {
    keydown({ key, target, altKey, ctrlKey, metaKey }: KeyboardEvent) {
      if (altKey || ctrlKey || metaKey || (target as Element).closest(OWN_KEYS)) return;
      if (key === HOLD_KEY) hold(true);
      const seconds = jumpKeys[key];
      if (seconds) jump(seconds);
    },
    keyup({ key }: KeyboardEvent) {
      if (key === HOLD_KEY) hold(false);
    },
    focusout: () => hold(false),
  });
