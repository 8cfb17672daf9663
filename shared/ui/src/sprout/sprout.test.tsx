import { render } from '@testing-library/react';
import { growthOf, leaf } from './shapes';
import { Sprout } from './sprout';

test.each([
  [0, 0],
  [1, 1],
  [4, 1],
  [5, 2],
  [15, 3],
  [39, 3],
  [40, 4],
  [400, 4],
])('after %i lessons and check-ins the sprout is at stage %i', (count, stage) => {
  expect(growthOf(count)).toBe(stage);
});

test('a leaf on the right is the one on the left, mirrored at the stem', () => {
  expect(leaf(100, 84, 1)).toBe('M100 84c-2 -42 -32 -62 -74 -60c0 40 30 64 74 60z');
  expect(leaf(100, 84, -1)).toBe('M100 84c2 -42 32 -62 74 -60c0 40 -30 64 -74 60z');
});

test('each stage has another picture, and only the last one bears fruit', () => {
  const pictures = ([0, 1, 2, 3, 4] as const).map(
    (stage) => render(<Sprout stage={stage} />).container.innerHTML,
  );
  expect(new Set(pictures).size).toBe(5);
  expect(pictures.filter((picture) => picture.includes('class="fruit"'))).toEqual([pictures[4]]);
});

test('the sprout is silent to a screen reader', () => {
  const { container } = render(<Sprout stage={1} />);
  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
});
