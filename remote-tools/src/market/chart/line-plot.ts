import '../../calculators/chart/valid-language';
import uPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';

export type LineTone = 'primary' | 'warning' | 'success';

/** Lines over trading days; the days stand at equal distances. */
export interface LineData {
  lines: { label: string; tone: LineTone; values: number[] }[];
  /** Label of the axis at a place. */
  dayText: (at: number) => string;
  valueText: (value: number) => string;
}

/** Dashes tell the lines apart without their colours. */
export const dashes: readonly number[][] = [[], [8, 4], [2, 3]];

/** A drawn plot. */
export interface Drawn {
  /** Shows other data in the same place. */
  show: (data: LineData) => void;
  /** Points at one value. */
  point: (index: number) => void;
  remove: () => void;
}

const placesOf = ({ lines }: LineData) => (lines[0]?.values ?? []).map((_, at) => at);
const rowsOf = (data: LineData): uPlot.AlignedData => [
  placesOf(data),
  ...data.lines.map(({ values }) => values),
];

/** Draws into a box and tells which value is pointed at. */
export function drawLines(box: HTMLElement, data: LineData, onPoint: (index: number) => void): Drawn {
  let shown = data;
  const style = getComputedStyle(box);
  const colour = (name: string) => style.getPropertyValue(name).trim();
  // uPlot needs whole pixels.
  const textSize = Math.round(parseFloat(style.fontSize));
  const axis: uPlot.Axis = {
    font: `${textSize}px ${style.fontFamily}`,
    stroke: colour('--color-text-secondary'),
    ticks: { show: false },
    gap: textSize / 2,
  };
  const plot = new uPlot(
    {
      width: box.clientWidth,
      height: Math.round(box.clientWidth * 0.6),
      padding: [textSize, textSize, 0, 0],
      legend: { show: false },
      cursor: { y: false, drag: { x: false, y: false } },
      scales: { x: { time: false } },
      axes: [
        {
          ...axis,
          size: textSize * 2,
          grid: { show: false },
          space: textSize * 7,
          incrs: [1, 2, 5, 10, 20, 50, 100, 200, 250, 500, 1000],
          values: (_, at) => at.map((value) => shown.dayText(value)),
        },
        {
          ...axis,
          size: (_, texts) =>
            textSize * (1.2 + 0.6 * Math.max(0, ...(texts ?? []).map((text) => text.length))),
          grid: { stroke: colour('--color-line'), width: 1 },
          space: textSize * 3,
          values: (_, values) => values.map((value) => shown.valueText(value)),
        },
      ],
      series: [
        {},
        ...data.lines.map(({ label, tone }, at) => ({
          label,
          stroke: colour(`--color-${tone}`),
          width: textSize / 7,
          dash: dashes[at],
          points: { show: false },
        })),
      ],
      hooks: {
        setCursor: [({ cursor }) => typeof cursor.idx === 'number' && onPoint(cursor.idx)],
      },
    },
    rowsOf(data),
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
    show(next) {
      shown = next;
      plot.setData(rowsOf(next));
    },
    point: (index) => plot.setCursor({ left: plot.valToPos(index, 'x'), top: 0 }, false),
    remove: () => plot.destroy(),
  };
}
