import { TOAST_MS } from './constants';
import { cx } from './cx';
import { element, liveLayer } from './base/toast/live-layer';
import css from './notify.module.css';

const layer = liveLayer();

const show = (kind: 'info' | 'success' | 'warning' | 'danger', text: string) =>
  layer.put(cx(css.notify, css[kind]), [element('span', css.words, text)], TOAST_MS);

/** A strip at the top of the screen for news that the learner did not ask for. */
export const Notify = {
  info: (text: string): void => show('info', text),
  success: (text: string): void => show('success', text),
  warning: (text: string): void => show('warning', text),
  danger: (text: string): void => show('danger', text),
  clear: layer.clear,
};
