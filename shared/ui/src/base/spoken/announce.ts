import { liveLayer } from '../toast/live-layer';
import css from './spoken.module.css';

const SPOKEN_MS = 5000;

const layer = liveLayer();

/** Has a screen reader say a sentence, and gives what takes it back; on the screen nothing is added. */
export function announce(text: string): () => void {
  layer.put(css.spoken ?? '', [document.createTextNode(text)], SPOKEN_MS);
  return layer.clear;
}
