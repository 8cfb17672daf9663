import { render } from '@testing-library/react';
import { Power } from './formula';

test.each([
  [false, '(1 + 月利率)期数'],
  [true, '[(1 + 月利率)期数\u00a0−\u00a01]'],
])('a power (less one: %s) ends no line between a sign and its number', (lessOne, text) => {
  const { container } = render(<Power base="(1 + 月利率)" exponent="期数" lessOne={lessOne} />);
  expect(container.textContent).toBe(text);
  expect(container.children).toHaveLength(1);
});
