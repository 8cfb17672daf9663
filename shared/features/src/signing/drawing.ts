import SignaturePad, { type PointGroup } from 'signature_pad';
import { drawnAt, fitted, frameOf, writtenAt, type Size, type Stroke } from './strokes';

const INK = '#1a1c1f';

/** Thinnest and thickest line on the screen, in CSS pixels. */
const pen = { minWidth: 2, maxWidth: 3.2, penColor: INK };

/** Height and greatest width of the exported picture, in pixels. */
const PICTURE = { height: 240, width: 900 };

/** Width of a line that is drawn again: the speed of the finger, which made it thick or thin, is not kept. */
const EVEN = 2.6;

const groupOf = (points: { x: number; y: number }[], scale = 1): PointGroup => ({
  dotSize: 0,
  minWidth: EVEN * scale,
  maxWidth: EVEN * scale,
  penColor: INK,
  velocityFilterWeight: 0.7,
  compositeOperation: 'source-over',
  points: points.map((point, at) => ({ ...point, pressure: 0.5, time: at * 16 })),
});

export interface Drawing {
  /** Shows these strokes instead of the present ones. */
  show: (strokes: readonly Stroke[]) => void;
  /** Fits the drawing to the canvas as it is laid out now. */
  fit: () => void;
  close: () => void;
}

/**
 * Lets a finger write on a canvas. The canvas itself is never turned by CSS, which would turn its points as well:
 * the writer's directions are worked out from its shape. It is drawn anew when its shape has changed, but for a change
 * of the height alone, which a browser's bars make while people write, the stroke is waited for.
 */
export function openDrawing(
  canvas: HTMLCanvasElement,
  strokes: readonly Stroke[],
  onStrokes: (strokes: Stroke[]) => void,
): Drawing {
  /** As they were given or written; a canvas on which they do not fit shows them smaller. */
  let whole = strokes;
  let written: Stroke[] = [];
  let isWriting = false;
  let size: Size = { width: 0, height: 0 };
  const pad = new SignaturePad(canvas, pen);

  function show(all: readonly Stroke[]) {
    whole = all;
    written = fitted(all, size);
    pad.fromData(written.map((stroke) => groupOf(stroke.map((point) => drawnAt(point, size)))));
  }

  function fit() {
    const { offsetWidth: width, offsetHeight: height } = canvas;
    if (width === 0 || (width === size.width && (height === size.height || isWriting))) return;
    if (isWriting) {
      // The phone was turned under the finger: what is written stays, and what follows would lie elsewhere.
      onStroke();
      pad.off();
      pad.on();
    }
    size = { width, height };
    const sharpness = Math.max(window.devicePixelRatio || 1, 1);
    canvas.width = width * sharpness;
    canvas.height = height * sharpness;
    canvas.getContext('2d')?.scale(sharpness, sharpness);
    show(whole);
  }

  function onBegin() {
    isWriting = true;
  }

  function onStroke() {
    isWriting = false;
    const groups = pad.toData();
    const last = groups[groups.length - 1];
    if (!last) return;
    written = [...written, last.points.map((point) => writtenAt(point, size))];
    whole = written;
    onStrokes(written);
  }

  function onEnd() {
    onStroke();
    fit();
  }

  fit();
  pad.addEventListener('beginStroke', onBegin);
  pad.addEventListener('endStroke', onEnd);
  window.addEventListener('resize', fit);
  return {
    show,
    fit,
    close() {
      window.removeEventListener('resize', fit);
      pad.removeEventListener('beginStroke', onBegin);
      pad.removeEventListener('endStroke', onEnd);
      pad.off();
    },
  };
}

/** The signature as an upright picture on white, however the phone was held. */
export function pictureOf(strokes: readonly Stroke[]): string {
  const frame = frameOf(strokes);
  const scale = Math.min(PICTURE.height / frame.height, PICTURE.width / frame.width);
  const canvas = document.createElement('canvas');
  canvas.width = Math.ceil(frame.width * scale);
  canvas.height = Math.ceil(frame.height * scale);
  const pad = new SignaturePad(canvas, { ...pen, backgroundColor: '#fff' });
  pad.off();
  const place = ([along, down]: readonly [number, number]) => ({
    x: (along - frame.left) * scale,
    y: (down - frame.top) * scale,
  });
  pad.fromData(strokes.map((stroke) => groupOf(stroke.map(place), scale / 200)));
  return canvas.toDataURL('image/png');
}
