import fc from 'fast-check';
import {
  drawnAt,
  signatureProblem,
  fitted,
  frameOf,
  inkOf,
  isStrokes,
  writtenAt,
  type Size,
  type Stroke,
} from './strokes';

const portrait: Size = { width: 331, height: 667 };
const landscape: Size = { width: 667, height: 331 };

test('who writes along the long side of a phone held sideways writes from left to right', () => {
  // The phone is turned to the left: its right edge is the writer's upper one.
  expect(writtenAt({ x: 331, y: 0 }, portrait)).toEqual([0, 0]);
  expect(writtenAt({ x: 0, y: 0 }, portrait)).toEqual([0, 1]);
  expect(writtenAt({ x: 331, y: 331 }, portrait)).toEqual([1, 0]);
  expect(writtenAt({ x: 331, y: 0 }, landscape)).toEqual([1, 0]);
});

test('points come back where the finger was, on any canvas', () => {
  const side = fc.integer({ min: 200, max: 1200 });
  fc.assert(
    fc.property(
      side,
      side,
      fc.double({ min: 0, max: 1, noNaN: true }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (width, height, u, v) => {
        const size = { width, height };
        const point = { x: u * width, y: v * height };
        const back = drawnAt(writtenAt(point, size), size);
        expect(Math.abs(back.x - point.x) + Math.abs(back.y - point.y)).toBeLessThan(0.2);
      },
    ),
  );
});

test('a signature from a longer sheet is made smaller as a whole', () => {
  const strokes: Stroke[] = [
    [
      [0, 0],
      [3, 0.5],
    ],
  ];
  const [stroke] = fitted(strokes, { width: 568, height: 284 });
  expect(stroke).toEqual([
    [0, 0],
    [2, 0.3333],
  ]);
  expect(
    fitted(
      [
        [
          [0, 0],
          [1, 1],
        ],
      ],
      { width: 568, height: 284 },
    ),
  ).toEqual([
    [
      [0, 0],
      [1, 1],
    ],
  ]);
});

test.each<[string, Stroke[], string]>([
  ['nothing', [], '请先签名'],
  ['a dot', [[[0.5, 0.5]]], '签名太短，请写出完整的姓名'],
  [
    'a slip of the finger',
    [
      [
        [0.5, 0.5],
        [0.6, 0.5],
      ],
    ],
    '签名太短，请写出完整的姓名',
  ],
  [
    'a name',
    [
      [
        [0.1, 0.5],
        [0.9, 0.5],
      ],
    ],
    '',
  ],
])('%s', (_, strokes, fault) => expect(signatureProblem(strokes)).toBe(fault));

test.each([
  [[], true],
  [[[[0.5, 0.5]]], true],
  [undefined, false],
  [[[0.5, 0.5]], false],
  [[[[0.5, '1']]], false],
  [[[[0.5, 1, 2]]], false],
])('whether %j is a stored signature: %s', (value, expected) => {
  expect(isStrokes(value)).toBe(expected);
});

test('ink is counted along the strokes, and the frame is around them', () => {
  const strokes: Stroke[] = [
    [
      [0, 0],
      [3, 4],
    ],
    [
      [1, 1],
      [1, 2],
    ],
  ];
  expect(inkOf(strokes)).toBe(6);
  expect(frameOf(strokes)).toEqual({
    left: -0.06,
    top: -0.06,
    width: expect.closeTo(3.12),
    height: expect.closeTo(4.12),
  });
});
