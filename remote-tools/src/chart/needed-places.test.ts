import fc from 'fast-check';
import { neededPlaces } from './needed-places';

test('as many values as fit are all drawn', () => {
  expect(neededPlaces([[3, 1, 2]], 2)).toEqual([0, 1, 2]);
  expect(neededPlaces([], 100)).toEqual([]);
});

test('of each column its ends of the line, its low and its high are drawn', () => {
  expect(neededPlaces([[5, 1, 9, 5, 5, 4, 6, 5, 5, 7]], 2)).toEqual([0, 1, 2, 5, 9]);
});

test('every line keeps its own lows and highs', () => {
  const lines = [
    Array.from({ length: 12 }, () => 1),
    Array.from({ length: 12 }, (_, at) => (at === 5 ? 9 : 1)),
  ];
  expect(neededPlaces(lines, 2)).toContain(5);
});

test('whatever the values: the places ascend, hold both ends, the lowest and the highest, and are few', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 0, max: 1000 }), { minLength: 1, maxLength: 400 }),
      fc.integer({ min: 1, max: 60 }),
      (values, columns) => {
        const places = neededPlaces([values], columns);
        const drawn = places.map((at) => values[at] as number);
        expect(places).toEqual([...new Set(places)].sort((one, other) => one - other));
        expect([places[0], places[places.length - 1]]).toEqual([0, values.length - 1]);
        expect([Math.min(...drawn), Math.max(...drawn)]).toEqual([Math.min(...values), Math.max(...values)]);
        expect(places.length).toBeLessThanOrEqual(columns * 2 + 2);
      },
    ),
  );
});
