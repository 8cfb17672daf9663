import { BRIEF_TOAST_MS, TOAST_MS } from '../../constants';
import { shapes } from '../../icons/shapes';
import { cx } from '../../cx';
import { element, liveLayer } from './live-layer';
import css from './toast.module.css';

const layer = liveLayer();

/** A toast that is younger tells of the step that leads to the next page, and goes on there. */
const LED_ON_MS = 1000;

/** Words of a success up to this length go after 1.6 s. */
const BRIEF_LENGTH = 8;

/** When the toast was shown that is up; undefined if it blocks or there is none. */
let shownAt: number | undefined;

function sign(shape: string): HTMLElement {
  const mark = element('i', css.sign);
  mark.innerHTML = `<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="${shape}"/></svg>`;
  return mark;
}

/** Stops every click while a blocking toast is up. A layer over the page would not stop taps made with the keyboard. */
function stopTap(event: Event) {
  event.stopPropagation();
  event.preventDefault();
}

function clear() {
  shownAt = undefined;
  document.removeEventListener('click', stopTap, true);
  layer.clear();
}

/** A text field has the focus, so that the keyboard may be open. */
const isTyping = () =>
  !!document.activeElement?.matches('input:not([type=checkbox]):not([type=radio]),textarea');

function show(text: string, mark?: HTMLElement, forMs = TOAST_MS) {
  clear();
  if (!text) return;
  const box = element('div', css.box);
  if (mark) box.appendChild(mark);
  box.appendChild(element('span', css.words, text));
  if (!forMs) {
    document.addEventListener('click', stopTap, true);
    return layer.put(cx(css.layer, css.blocking), [box]);
  }
  shownAt = Date.now();
  const brief = forMs < TOAST_MS && css.brief;
  layer.put(cx(css.layer, css.passing, brief, isTyping() && css.typing), [box], forMs);
}

/**
 * Answers to what the learner did, one at a time, in the page's live region: a pill above the bottom bar. Drawn
 * without React, so that they also work for code outside components and on a page that failed to render.
 */
export const Toast = {
  info: (text: string): void => show(text),
  /** What the learner asked for is done: a few words are read at a glance. */
  success: (text: string): void =>
    show(text, sign(shapes.check), text.length > BRIEF_LENGTH ? TOAST_MS : BRIEF_TOAST_MS),
  fail: (text: string): void => show(text, sign(shapes.close)),
  /** Blocks all taps and stays until `clear` or the next toast. */
  loading: (text = '加载中'): void => show(text, element('i', css.spinner), 0),
  clear,
  /** Ends what the page that is left has said. The host calls it when another page arrives. */
  leave(): void {
    if (shownAt !== undefined && Date.now() - shownAt >= LED_ON_MS) clear();
  },
};
