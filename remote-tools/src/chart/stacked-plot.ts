import type uPlot from 'uplot';
import type { Annotations, Mark } from './annotations';
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
  /** The gap between two lines is filled. */
  shaded?: boolean;
  /** Labelled values of the axis, with their labels. */
  ticks: number[];
  tickText: (at: number) => string;
  /** Crossings and falls. */
  marks?: readonly Mark[];
  /** Unit of the values. */
  unit: string;
  /** A value by the step of the axis; without one for a label. */
  valueText: (value: number, step?: number) => string;
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

/** A plot whose values can change in the same place, as long as it has the same layers. */
export interface DrawnLayers extends Drawn {
  show: (data: StackedData) => void;
}

/** The axis, and the highest sum first: each later one covers it except for the share on top. */
const rowsOf = ({ at, layers, apart }: StackedData): uPlot.AlignedData => [
  at,
  ...(apart ? layers.map(({ values }) => values) : stack(layers)).reverse(),
];

/** The last value of each layer at its line, or in the middle of its share. */
export function annotationsFor(data: StackedData, colour: (name: string) => string): Annotations {
  const { at, layers, apart, marks, valueText } = data;
  const last = at.length - 1;
  let under = 0;
  const ends = layers.map(({ label, tone, values }) => {
    const value = values[last] ?? 0;
    const place = apart ? value : under + value / 2;
    under += value;
    return {
      text: `${label} ${valueText(value)}`,
      at: at[last] ?? 0,
      value: place,
      colour: colour(`--color-${tone}`),
      isShare: !apart,
    };
  });
  return { ends, marks };
}

/** Draws into a box and tells which value the learner points at. */
export function drawPlot(box: HTMLElement, data: StackedData, onPoint: (index: number) => void): DrawnLayers {
  let shown = data;
  const look = lookOf(box);
  const { textSize, colour } = look;
  const width = box.clientWidth;
  // With large text there is not enough room for every label.
  const isLabelled = (index: number) =>
    index % Math.ceil((shown.ticks.length * textSize * 3.5) / width) === 0;
  const plot = basePlot(box, look, {
    ratio: 0.56,
    padding: [textSize, textSize * 1.5, 0, 0],
    cursor: { points: { show: false } },
    scales: { x: { time: false }, y: { range: (_, __, max) => [0, max || 1] } },
    xAxis: {
      splits: () => shown.ticks,
      values: (_, places) => places.map((value, index) => (isLabelled(index) ? shown.tickText(value) : '')),
    },
    valueText: (value, step) => shown.valueText(value, step),
    series: data.layers
      .map(({ label, tone }) => ({
        label,
        stroke: colour(`--color-${tone}`),
        fill: data.apart ? undefined : colour(`--color-${tone}-tint`),
        width: textSize / 6,
        points: { show: false },
      }))
      .reverse(),
    rows: rowsOf(data),
    annotations: () => annotationsFor(shown, colour),
    bands: data.shaded ? [{ series: [1, 2], fill: colour('--color-primary-tint') }] : undefined,
    onCursor: ({ cursor }) => typeof cursor.idx === 'number' && onPoint(cursor.idx),
  });
  return {
    show(next) {
      shown = next;
      plot.setCursor({ left: -10, top: -10 }, false);
      plot.setData(rowsOf(next));
    },
    point: (index) => markPlace(plot, shown.at[index] ?? 0),
    remove: () => plot.destroy(),
  };
}
