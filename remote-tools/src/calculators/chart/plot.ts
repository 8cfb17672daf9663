import './valid-language';
import uPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';

/** One layer of a stacked plot. */
export interface Layer {
  label: string;
  tone: 'primary' | 'warning';
  values: number[];
}

/** A drawn plot. */
export interface Plot {
  remove: () => void;
  /** Marks a value, as a finger on it does. */
  point: (index: number) => void;
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
export function drawPlot(box: HTMLElement, data: StackedData, onPoint: (index: number) => void): Plot {
  const style = getComputedStyle(box);
  const colour = (name: string) => style.getPropertyValue(name).trim();
  // uPlot needs whole pixels.
  const textSize = Math.round(parseFloat(style.fontSize));
  // With large text there is not enough room for every label.
  const every = Math.ceil((data.ticks.length * textSize * 3.5) / box.clientWidth);
  const axis: uPlot.Axis = {
    font: `${textSize}px ${style.fontFamily}`,
    stroke: colour('--color-text-secondary'),
    ticks: { show: false },
    gap: textSize / 2,
  };
  const plot = new uPlot(
    {
      width: box.clientWidth,
      height: Math.round(box.clientWidth * 0.56),
      padding: [textSize, textSize * 1.5, 0, 0],
      legend: { show: false },
      cursor: { y: false, drag: { x: false, y: false }, points: { show: false } },
      scales: { x: { time: false }, y: { range: (_, __, max) => [0, max || 1] } },
      axes: [
        {
          ...axis,
          size: textSize * 2,
          grid: { show: false },
          splits: () => data.ticks,
          values: (_, at) => at.map((value, index) => (index % every ? '' : data.tickText(value))),
        },
        {
          ...axis,
          size: (_, texts) =>
            textSize * (1.2 + 0.6 * Math.max(0, ...(texts ?? []).map((text) => text.length))),
          grid: { stroke: colour('--color-line'), width: 1 },
          space: textSize * 3,
          values: (_, values) => values.map(data.valueText),
        },
      ],
      // The highest sum is drawn first: each later one covers it except for the share on top.
      series: [
        {},
        ...data.layers
          .map(({ label, tone }) => ({
            label,
            stroke: colour(`--color-${tone}`),
            fill: data.apart ? undefined : colour(`--color-${tone}-tint`),
            width: textSize / 6,
            points: { show: false },
          }))
          .reverse(),
      ],
      hooks: {
        setCursor: [({ cursor }) => typeof cursor.idx === 'number' && onPoint(cursor.idx)],
      },
    },
    [data.at, ...(data.apart ? data.layers.map(({ values }) => values) : stack(data.layers)).reverse()],
    box,
  );
  // uPlot does not listen to touches.
  plot.over.addEventListener(
    'touchmove',
    ({ touches }) => {
      const left = (touches[0]?.clientX ?? 0) - plot.over.getBoundingClientRect().left;
      plot.setCursor({ left: Math.max(0, Math.min(left, plot.over.clientWidth)), top: 0 });
    },
    { passive: true },
  );
  return {
    remove: () => plot.destroy(),
    point: (index) => plot.setCursor({ left: plot.valToPos(data.at[index] ?? 0, 'x'), top: 0 }),
  };
}
