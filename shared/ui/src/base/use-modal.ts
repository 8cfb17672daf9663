import { useEffect, useRef, type RefObject } from 'react';

const stops =
  'a[href],button:not([disabled]),input:not([disabled]),select:not([disabled]),textarea:not([disabled]),[tabindex]:not([tabindex="-1"])';

let layers: HTMLElement[] = [];

function keepFocusInside(layer: HTMLElement, event: KeyboardEvent) {
  const inside = Array.from(layer.querySelectorAll<HTMLElement>(stops));
  const first = inside[0] ?? layer;
  const last = inside[inside.length - 1] ?? layer;
  const at = document.activeElement;
  const lost = at === layer || !layer.contains(at);
  if (!lost && at !== (event.shiftKey ? first : last)) return;
  event.preventDefault();
  (event.shiftKey ? last : first).focus();
}

/** Old engines scroll the page under a fixed layer unless the touch itself is stopped. */
function keepScrollInside(layer: HTMLElement, event: TouchEvent) {
  let at = event.target as Element | null;
  for (; at && layer.contains(at); at = at.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(at);
    if (at.scrollHeight > at.clientHeight + 1 && overflowY !== 'visible') return;
    if (at.scrollWidth > at.clientWidth + 1 && (overflowX === 'auto' || overflowX === 'scroll')) return;
  }
  if (event.cancelable && event.touches.length === 1) event.preventDefault();
}

/**
 * What makes a layer modal: focus goes in, stays in and comes back; Escape and leaving the page close
 * it; the page under it does not scroll.
 */
export function useModal(box: RefObject<HTMLElement | null>, open: boolean, onClose: () => void): void {
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => {
    const layer = box.current;
    if (!open || !layer) return;
    const before = document.activeElement;
    const isTop = () => layers[layers.length - 1] === layer;
    const onKey = (event: KeyboardEvent) => {
      if (!isTop()) return;
      if (event.key === 'Escape') close.current();
      if (event.key === 'Tab') keepFocusInside(layer, event);
    };
    const onTouch = (event: TouchEvent) => {
      if (isTop()) keepScrollInside(layer, event);
    };
    const onLeave = () => close.current();
    layers = [...layers, layer];
    document.body.style.overflow = 'hidden';
    layer.focus();
    document.addEventListener('keydown', onKey);
    document.addEventListener('touchmove', onTouch, { passive: false });
    window.addEventListener('hashchange', onLeave);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('touchmove', onTouch);
      window.removeEventListener('hashchange', onLeave);
      layers = layers.filter((other) => other !== layer);
      if (!layers.length) document.body.style.overflow = '';
      if (before instanceof HTMLElement) before.focus();
    };
  }, [open, box]);
}
