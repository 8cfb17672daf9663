import type uPlot from 'uplot';
import type { Annotations } from './annotations';
import { basePlot, lookOf, markPlace, type Drawn } from './base-plot';
import { neededPlaces } from './needed-places';

/** Red and green are for moves of the market only. */
export type LineTone = 'primary' | 'warning' | 'text-secondary';

/** Lines over trading days; the days stand at equal distances. */
export interface LineData {
  lines: { label: string; tone: LineTone; values: readonly number[] }[];
  /** Label of the axis at a place. */
  dayText: (at: number) => string;
  /** A value by the step of the axis; without one for a label. */
  valueText: (value: number, step?: number) => string;
  /** The deepest fall, as places. */
  fall?: { from: number; to: number };
}

/** Dashes tell the lines apart without their colours. */
export const dashes: readonly number[][] = [[], [8, 4], [2, 3]];

/** Lines that can change in the same place. */
export interface DrawnLines extends Drawn {
  show: (data: LineData) => void;
}

/** The values that are seen, with their places. */
function rowsOf({ lines }: LineData, width: number): uPlot.AlignedData {
  const all = lines.map(({ values }) => values);
  const places = neededPlaces(all, width);
  return [places, ...all.map((values) => places.map((at) => values[at] as number))];
}

/** The last value of each line; of several lines with their names. The ground of the deepest fall is tinted. */
export function annotationsFor(data: LineData, colour: (name: string) => string): Annotations {
  const { lines, valueText, fall } = data;
  const ends = lines.flatMap(({ label, tone, values }) => {
    const at = values.length - 1;
    const value = values[at];
    if (value === undefined) return [];
    const text = lines.length > 1 ? `${label.slice(0, 6)} ${valueText(value)}` : valueText(value);
    return [{ text, at, value, colour: colour(`--color-${tone}`) }];
  });
  return { ends, band: fall };
}

/** Draws into a box and tells which value is pointed at. */
export function drawLines(box: HTMLElement, data: LineData, onPoint: (index: number) => void): DrawnLines {
  let shown = data;
  const look = lookOf(box);
  const { textSize, colour } = look;
  const width = box.clientWidth;
  const plot = basePlot(box, look, {
    ratio: 0.6,
    padding: [textSize, textSize, 0, 0],
    scales: { x: { time: false } },
    xAxis: {
      space: textSize * 7,
      incrs: [1, 2, 5, 10, 20, 50, 100, 200, 250, 500, 1000],
      values: (_, at) => at.map((value) => shown.dayText(value)),
    },
    valueText: (value, step) => shown.valueText(value, step),
    series: data.lines.map(({ label, tone }, at) => ({
      label,
      stroke: colour(`--color-${tone}`),
      width: textSize / 7,
      dash: dashes[at],
      points: { show: false },
    })),
    rows: rowsOf(data, width),
    annotations: () => annotationsFor(shown, colour),
    onCursor({ cursor: { left = -1 }, posToVal }) {
      if (left < 0) return;
      const last = (shown.lines[0]?.values.length ?? 1) - 1;
      // The day under the finger, also if its value is not drawn.
      onPoint(Math.max(0, Math.min(last, Math.round(posToVal(left, 'x')))));
    },
  });
  return {
    show(next) {
      shown = next;
      plot.setCursor({ left: -10, top: -10 }, false);
      plot.setData(rowsOf(next, width));
    },
    point: (index) => markPlace(plot, index),
    remove: () => plot.destroy(),
  };
}
