import { stack } from './stacked-plot';

const layer = (values: number[]) => ({ label: '', tone: 'primary' as const, values });

test('each layer stands on top of those under it', () => {
  expect(stack([layer([1, 2]), layer([10, 20]), layer([100, 200])])).toEqual([
    [1, 2],
    [11, 22],
    [111, 222],
  ]);
});

test('an empty list has no layers', () => {
  expect(stack([])).toEqual([]);
});
