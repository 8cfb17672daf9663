import { basePlot, lookOf, markPlace, type Drawn } from './base-plot';

/** One layer of a stacked plot. */
export interface Layer {
  label: string;
  tone: 'primary' | 'warning';
  values: number[];
}

/** What a plot shows. */
export interface StackedData {
  /** Position of each value on the axis. */
  at: number[];
  /** The lowest layer first. */
  layers: Layer[];
  /** The layers are lines of their own rather than shares of a whole. */
  apart?: boolean;
  /** Labelled values of the axis, with their labels. */
  ticks: number[];
  tickText: (at: number) => string;
  /** Unit of the values. */
  unit: string;
  valueText: (value: number) => string;
}

/** The sums of each layer and all layers below it. */
export function stack(layers: Layer[]): number[][] {
  const sums: number[][] = [];
  for (const { values } of layers) {
    const under = sums[sums.length - 1];
    sums.push(under ? values.map((value, index) => value + (under[index] ?? 0)) : values);
  }
  return sums;
}

/** Draws into a box and tells which value the learner points at. */
export function drawPlot(box: HTMLElement, data: StackedData, onPoint: (index: number) => void): Drawn {
  const { at, layers, apart, ticks, tickText, valueText } = data;
  const look = lookOf(box);
  const { textSize, colour } = look;
  // With large text there is not enough room for every label.
  const every = Math.ceil((ticks.length * textSize * 3.5) / box.clientWidth);
  const plot = basePlot(box, look, {
    ratio: 0.56,
    padding: [textSize, textSize * 1.5, 0, 0],
    cursor: { points: { show: false } },
    scales: { x: { time: false }, y: { range: (_, __, max) => [0, max || 1] } },
    xAxis: {
      splits: () => ticks,
      values: (_, places) => places.map((value, index) => (index % every ? '' : tickText(value))),
    },
    valueText,
    // The highest sum is drawn first: each later one covers it except for the share on top.
    series: layers
      .map(({ label, tone }) => ({
        label,
        stroke: colour(`--color-${tone}`),
        fill: apart ? undefined : colour(`--color-${tone}-tint`),
        width: textSize / 6,
        points: { show: false },
      }))
      .reverse(),
    rows: [at, ...(apart ? layers.map(({ values }) => values) : stack(layers)).reverse()],
    onCursor: ({ cursor }) => typeof cursor.idx === 'number' && onPoint(cursor.idx),
  });
  return {
    point: (index) => markPlace(plot, at[index] ?? 0),
    remove: () => plot.destroy(),
  };
}
