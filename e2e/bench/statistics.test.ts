import { medianOf, ratioOf, rotated, spreadOf } from './statistics';

test.each([
  [[3], 3],
  [[3, 1, 2], 2],
  [[4, 1, 3, 2], 2.5],
  [[10, 9, 100], 10],
])('median of %j is %d', (values, median) => {
  expect(medianOf(values)).toBe(median);
});

test('an empty series has no median', () => {
  expect(() => medianOf([])).toThrow('nothing was measured');
});

test('a spread sorts by number and leaves the series alone', () => {
  const values = [900.4, 1000.6, 80];
  expect(spreadOf(values)).toEqual({ min: 80, median: 900, max: 1001 });
  expect(values).toEqual([900.4, 1000.6, 80]);
});

test('a ratio has three places', () => {
  expect(ratioOf(1161, 1000)).toBe(1.161);
  expect(ratioOf(2, 3)).toBe(0.667);
});

test('with as many rounds as entries, each entry is first once', () => {
  const firsts = [0, 1, 2, 3, 4, 5].map((round) => rotated(['a', 'b', 'c'], round)[0]);
  expect(firsts).toEqual(['a', 'b', 'c', 'a', 'b', 'c']);
  expect(rotated(['a', 'b', 'c'], 4)).toEqual(['b', 'c', 'a']);
});
