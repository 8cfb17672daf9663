import fc from 'fast-check';
import { encode } from 'uqr';
import { codeBoxes, coverOf } from './geometry';
import { isForeign } from './load-picture';

const size = fc.record({
  width: fc.integer({ min: 1, max: 2000 }),
  height: fc.integer({ min: 1, max: 2000 }),
});

test('a picture fills its box in its own proportions and from its middle', () => {
  fc.assert(
    fc.property(size, size, (picture, room) => {
      const box = { x: 10, y: 20, ...room };
      const { x, y, width, height } = coverOf(picture, box);
      expect(width / height).toBeCloseTo(picture.width / picture.height, 4);
      expect(width).toBeGreaterThanOrEqual(room.width - 1e-6);
      expect(height).toBeGreaterThanOrEqual(room.height - 1e-6);
      expect(x + width / 2).toBeCloseTo(10 + room.width / 2);
      expect(y + height / 2).toBeCloseTo(20 + room.height / 2);
    }),
  );
});

test('a picture without a size of its own takes the size of the box', () => {
  const box = { x: 1, y: 2, width: 30, height: 40 };
  expect(coverOf({ width: 0, height: 0 }, box)).toEqual(box);
});

test('a QR code is drawn in whole pixels, as its encoder says, inside its quiet zone', () => {
  const link = 'https://m.example.com/#/advanced-lesson-finance';
  const { data } = encode(link, { ecc: 'M', border: 0 });
  const boxes = codeBoxes(link, { x: 100, y: 200, size: 220 });
  const module = boxes[0]?.height ?? 0;
  expect(Number.isInteger(module)).toBe(true);
  const left = Math.min(...boxes.map(({ x }) => x));
  const top = Math.min(...boxes.map(({ y }) => y));
  expect(left).toBeGreaterThanOrEqual(100 + 3.5 * module);
  expect(top).toBeGreaterThanOrEqual(200 + 3.5 * module);
  const dark = (row: number, column: number) =>
    boxes.some(
      ({ x, y, width }) =>
        y === top + row * module && x <= left + column * module && left + column * module < x + width,
    );
  data.forEach((row, at) => row.forEach((isDark, column) => expect(dark(at, column)).toBe(isDark)));
});

test.each([
  ['/api/media/a.png', false],
  ['https://m.example.com/a.png', false],
  ['//m.example.com/a.png', false],
  ['data:image/png;base64,AA==', false],
  ['https://cdn.example.com/a.png', true],
  ['http://m.example.com/a.png', true],
])('%s is of another site: %s', (address, foreign) => {
  expect(isForeign(address, 'https://m.example.com/#/user-clock-poster')).toBe(foreign);
});
