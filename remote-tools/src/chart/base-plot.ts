import './valid-language';
import uPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';
import { annotate, type Annotations } from './annotations';

/** A drawn plot. */
export interface Drawn {
  /** Marks a value, as a finger on it does. */
  point: (index: number) => void;
  remove: () => void;
}

/** Measures and colours of the page that a plot follows. */
export interface Look {
  textSize: number;
  colour: (name: string) => string;
}

/** What plots differ in. */
interface PlotParts {
  /** Height as a share of the width. */
  ratio: number;
  padding: uPlot.Padding;
  scales: uPlot.Scales;
  xAxis: uPlot.Axis;
  /** A value of the axis, of which the places lie a step apart. */
  valueText: (value: number, step: number) => string;
  series: uPlot.Series[];
  cursor?: uPlot.Cursor;
  rows: uPlot.AlignedData;
  bands?: uPlot.Band[];
  onCursor: (plot: uPlot) => void;
  /** What is drawn over the lines, each time they are drawn. */
  annotations: () => Annotations;
}

/** Measures and colours of a box. */
export function lookOf(box: HTMLElement): Look {
  const style = getComputedStyle(box);
  return {
    // uPlot needs whole pixels.
    textSize: Math.round(parseFloat(style.fontSize)),
    colour: (name) => style.getPropertyValue(name).trim(),
  };
}

/** Draws into a box; fingers move the cursor as a mouse does. */
export function basePlot(box: HTMLElement, { textSize, colour }: Look, parts: PlotParts): uPlot {
  const { ratio, padding, scales, xAxis, valueText, series, cursor, rows, bands, onCursor, annotations } =
    parts;
  const axis: uPlot.Axis = {
    font: `${textSize}px ${getComputedStyle(box).fontFamily}`,
    stroke: colour('--color-text-secondary'),
    ticks: { show: false },
    gap: textSize / 2,
  };
  const inks = {
    textSize,
    font: getComputedStyle(box).fontFamily,
    text: colour('--color-text'),
    card: colour('--color-card'),
    tint: colour('--color-pressed'),
  };
  const plot = new uPlot(
    {
      width: box.clientWidth,
      height: Math.round(box.clientWidth * ratio),
      padding,
      legend: { show: false },
      cursor: { y: false, drag: { x: false, y: false }, ...cursor },
      scales,
      axes: [
        { ...axis, size: textSize * 2, grid: { show: false }, ...xAxis },
        {
          ...axis,
          // Half of a date stands below it.
          size: (_, texts) =>
            textSize * (1.2 + 0.6 * Math.max(3, ...(texts ?? []).map((text) => text.length))),
          grid: { stroke: colour('--color-line'), width: 1 },
          space: textSize * 3,
          values: (_, values, __, ___, step) => values.map((value) => valueText(value, step)),
        },
      ],
      series: [{}, ...series],
      bands,
      hooks: { setCursor: [onCursor], draw: [(drawn) => annotate(drawn, annotations(), inks)] },
    },
    rows,
    box,
  );
  // uPlot does not listen to touches.
  const scrub = ({ touches }: TouchEvent) => {
    const left = (touches[0]?.clientX ?? 0) - plot.over.getBoundingClientRect().left;
    plot.setCursor({ left: Math.max(0, Math.min(left, plot.over.clientWidth)), top: 0 });
  };
  for (const event of ['touchstart', 'touchmove'] as const)
    plot.over.addEventListener(event, scrub, { passive: true });
  return plot;
}

/** Marks a place of the axis without telling of it. */
export const markPlace = (plot: uPlot, place: number): void =>
  plot.setCursor({ left: plot.valToPos(place, 'x'), top: 0 }, false);
