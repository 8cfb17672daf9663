import type uPlot from 'uplot';

/** The end of a line: a dot, its name and its value. */
interface LineEnd {
  text: string;
  at: number;
  value: number;
  colour: string;
  /** It names a share of a whole from the middle of it, where no line ends. */
  isShare?: boolean;
}

/** A place that matters: where two lines cross, where a price falls. */
export interface Mark {
  at: number;
  value: number;
  text: string;
}

/** What is drawn over the lines. */
export interface Annotations {
  ends: LineEnd[];
  marks?: readonly Mark[];
  /** A stretch of the axis with a tinted ground. */
  band?: { from: number; to: number };
}

/** Moves places apart until each has its room, in their order from top to bottom. */
export function apart(places: readonly number[], room: number, top: number, bottom: number): number[] {
  const order = places.map((_, at) => at).sort((one, other) => (places[one] ?? 0) - (places[other] ?? 0));
  const moved = places.slice();
  let least = top;
  for (const at of order) {
    moved[at] = Math.max(moved[at] ?? 0, least);
    least = (moved[at] ?? 0) + room;
  }
  let most = bottom;
  for (const at of order.reverse()) {
    moved[at] = Math.min(moved[at] ?? 0, most);
    most = (moved[at] ?? 0) - room;
  }
  return moved;
}

interface Inks {
  textSize: number;
  font: string;
  text: string;
  card: string;
  tint: string;
}

/** Draws names and values at the ends of lines, and marks; the plot calls it after its own drawing. */
export function annotate(plot: uPlot, { ends, marks = [], band }: Annotations, inks: Inks): void {
  const { ctx, bbox } = plot;
  const ratio = ctx.canvas.width / (plot.width || 1);
  const size = inks.textSize * ratio;
  const x = (at: number) => plot.valToPos(at, 'x', true);
  const y = (value: number) => plot.valToPos(value, 'y', true);
  ctx.save();
  ctx.font = `600 ${size}px ${inks.font}`;
  ctx.textBaseline = 'middle';
  if (band) {
    // Behind the lines, which are there already.
    ctx.globalCompositeOperation = 'destination-over';
    ctx.fillStyle = inks.tint;
    ctx.fillRect(x(band.from), bbox.top, x(band.to) - x(band.from), bbox.height);
    ctx.globalCompositeOperation = 'source-over';
  }
  const dot = (at: number, value: number, colour: string) => {
    ctx.beginPath();
    ctx.arc(x(at), y(value), size / 4, 0, 2 * Math.PI);
    ctx.fillStyle = colour;
    ctx.fill();
  };
  /** Text with a rim of the ground, so that lines behind it do not cross its letters. */
  const write = (text: string, left: number, top: number, colour: string) => {
    ctx.lineWidth = size / 3;
    ctx.strokeStyle = inks.card;
    ctx.lineJoin = 'round';
    ctx.strokeText(text, left, top);
    ctx.fillStyle = colour;
    ctx.fillText(text, left, top);
  };
  const [top, bottom] = [bbox.top + size / 2, bbox.top + bbox.height - size / 2];
  const middle = bbox.left + bbox.width / 2;
  const labels = ends.concat(marks.map((mark) => ({ ...mark, colour: inks.text })));
  for (const { at, value, colour, isShare } of labels) if (!isShare) dot(at, value, colour);
  const places = labels.map(({ value }) => y(value) - size);
  // A long one of one half reaches into the other, so all keep their distance.
  apart(places, size * 1.3, top, bottom).forEach((place, index) => {
    const { at, text, colour } = labels[index] as LineEnd;
    // Labels of the right half, where lines end, stand left of their dots, the others right of theirs.
    const isRight = x(at) >= middle;
    ctx.textAlign = isRight ? 'right' : 'left';
    write(text, x(at) + (isRight ? -size / 2 : size / 2), place, colour);
  });
  ctx.restore();
}
