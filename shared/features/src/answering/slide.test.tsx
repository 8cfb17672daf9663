import { render, screen } from '@testing-library/react';
import { Slide } from './slide';

test('a question slides in from the side to which the learner turned; the first one stands still', () => {
  const shown = () => screen.getByText(/题/).parentElement?.className;
  const at = (index: number) => (
    <Slide at={index}>
      <p>题 {index + 1}</p>
    </Slide>
  );
  const { rerender } = render(at(3));
  expect(shown()).toBe('');
  rerender(at(4));
  expect(shown()).toBe('ahead');
  rerender(at(2));
  expect(shown()).toBe('back');
  expect(screen.getByText('题 3')).toBeVisible();
});
