import { fakeCanvas } from '@suite/ui/testing';
import { yuanText } from './axis';
import { drawLines, type LineData } from './line-plot';
import { drawPlot, type StackedData } from './stacked-plot';
import { stepText } from './step-text';

/** A box of the page's width, which jsdom does not lay out. */
function boxOf(width: number): HTMLElement {
  const box = document.createElement('div');
  box.style.fontSize = '12px';
  Object.defineProperty(box, 'clientWidth', { value: width });
  document.body.appendChild(box);
  return box;
}

const path = {
  moveTo() {},
  lineTo() {},
  rect() {},
  arc() {},
  closePath() {},
  addPath() {},
  bezierCurveTo() {},
};

let texts: string[] = [];
beforeEach(() => {
  ({ texts } = fakeCanvas());
  Object.assign(window, { Path2D: jest.fn(() => path), devicePixelRatio: 1 });
});
afterEach(() => jest.restoreAllMocks());

/** The library draws in a microtask. */
const drawn = () => new Promise((resolve) => setTimeout(resolve));

const days = Array.from({ length: 60 }, (_, at) => `2026-01-${at}`);
const lines = (values: number[]): LineData => ({
  lines: [{ label: '复权净值', tone: 'primary', values }],
  dayText: (at) => days[at] ?? '',
  valueText: (value, step = 0.0001) => stepText(value, step),
  fall: { from: 10, to: 20 },
});

test.each([320, 750])(
  'a fund that hardly moves has different places on its axis, %d pixels wide',
  async (width) => {
    drawLines(boxOf(width), lines(days.map((_, at) => 1.03 + at / 10000)), () => undefined);
    await drawn();
    const places = texts.filter((text) => /^\d\.\d+$/.test(text));
    // The value at the end of the line stands there, too.
    expect(places.pop()).toBe('1.0359');
    expect(places.length).toBeGreaterThan(2);
    expect(new Set(places).size).toBe(places.length);
  },
);

test('the first day of the axis is not cut, however short the values beside it are', async () => {
  const box = boxOf(320);
  drawLines(box, lines(days.map((_, at) => 5 + at / 30)), () => undefined);
  await drawn();
  expect(texts).toContain('6');
  // Ten characters of 12 pixels stand around the place where the lines begin.
  expect(parseFloat(box.querySelector<HTMLElement>('.u-over')?.style.left ?? '')).toBeGreaterThan(31);
});

test('several lines have their names at their ends', async () => {
  const data = lines(days.map((_, at) => at / 10));
  const second = { label: '晨曦纯债债券', tone: 'warning' as const, values: days.map(() => 0) };
  drawLines(boxOf(320), { ...data, lines: [...data.lines, second] }, () => undefined);
  await drawn();
  expect(texts).toEqual(expect.arrayContaining(['复权净值 5.9000', '晨曦纯债债券 0.0000']));
});

test('a capital says what it comes to, and where it crosses its goal', async () => {
  const data: StackedData = {
    at: [0, 12, 24],
    apart: true,
    shaded: true,
    layers: [
      { label: '资产', tone: 'primary', values: [10000, 60000, 130000] },
      { label: '需要的资产', tone: 'warning', values: [120000, 122000, 125000] },
    ],
    marks: [{ at: 24, value: 130000, text: '追上目标' }],
    ticks: [0, 12, 24],
    tickText: (at) => `${at / 12} 年`,
    unit: '元',
    valueText: yuanText,
  };
  const plot = drawPlot(boxOf(320), data, () => undefined);
  await drawn();
  expect(texts).toEqual(
    expect.arrayContaining([
      '0 年',
      '1 年',
      '2 年',
      '资产 13 万',
      '需要的资产 12.5 万',
      '追上目标',
      '5 万',
      '10 万',
    ]),
  );
  texts.length = 0;
  plot.show({ ...data, marks: [], layers: data.layers.map((layer) => ({ ...layer, values: [0, 0, 0] })) });
  await drawn();
  expect(texts).toContain('资产 0');
  plot.remove();
});
