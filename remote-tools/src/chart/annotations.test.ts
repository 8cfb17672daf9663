import type uPlot from 'uplot';
import { annotate, apart } from './annotations';
import { yuanText } from './axis';
import { stepPlaces, stepText } from './step-text';

test.each([
  [0.005, 3],
  [0.01, 2],
  [0.25, 2],
  [0.5, 1],
  [1, 0],
  [2.5, 1],
  [5000, 0],
])('places %d apart need %d digits', (step, places) => {
  expect(stepPlaces(step)).toBe(places);
});

test('an axis never shows one number twice, and zero has no sign', () => {
  const axis = (from: number, step: number) => [0, 1, 2].map((at) => stepText(from + at * step, step));
  expect(axis(1.025, 0.005)).toEqual(['1.025', '1.030', '1.035']);
  expect(axis(-0.2, 0.2)).toEqual(['-0.2', '0.0', '0.2']);
  expect(stepText(-0.00001, 1)).toBe('0');
});

test.each([
  [0, 5000, '0'],
  [5000, 5000, '5000'],
  [15000, 5000, '1.5 万'],
  [20000, 5000, '2 万'],
  [250000000, 50000000, '2.5 亿'],
  [163264.29, undefined, '16.3 万'],
  [895096.23, undefined, '89.5 万'],
])('%d yuan with a step of %s: %s', (value, step, text) => {
  expect(yuanText(value, step)).toBe(text);
});

test('labels keep their distance and stay inside', () => {
  expect(apart([50, 52, 10], 10, 0, 100)).toEqual([50, 60, 10]);
  expect(apart([98, 99], 10, 0, 100)).toEqual([90, 100]);
  expect(apart([-5, 0], 10, 0, 100)).toEqual([0, 10]);
});

test('each end has its name, each mark its words, and a fall its ground; no label covers another', () => {
  const calls: [string, unknown[]][] = [];
  const ctx = new Proxy({ canvas: { width: 200 } } as Record<string, unknown>, {
    get: (target, name: string) => target[name] ?? ((...args: unknown[]) => calls.push([name, args])),
    set: (target, name: string, value) => Boolean(Object.assign(target, { [name]: value })),
  });
  const plot = {
    ctx,
    width: 100,
    bbox: { left: 0, top: 0, width: 200, height: 100 },
    valToPos: (value: number) => value,
  } as unknown as uPlot;
  annotate(
    plot,
    {
      ends: [
        { text: '资产 16.3 万', at: 190, value: 20, colour: 'blue' },
        { text: '利息 2 万', at: 190, value: 62, colour: 'brown', isShare: true },
      ],
      marks: [{ at: 50, value: 60, text: '追上' }],
      band: { from: 10, to: 40 },
    },
    { textSize: 12, font: 'sans-serif', text: 'black', card: 'white', tint: 'grey' },
  );
  const of = (name: string) => calls.filter(([called]) => called === name).map(([, args]) => args);
  // The text is 24 high, and stands above its dot.
  expect(of('fillText').map(([text, , y]) => [text, Math.round(Number(y))])).toEqual([
    ['资产 16.3 万', 12],
    ['利息 2 万', 74],
    ['追上', 43],
  ]);
  expect(of('arc').map(([x, y]) => [x, y])).toEqual([
    [190, 20],
    [50, 60],
  ]);
  expect(of('fillRect')).toEqual([[10, 0, 30, 100]]);
});
