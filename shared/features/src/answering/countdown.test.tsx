import { render, screen } from '@testing-library/react';
import { Countdown } from './countdown';

test.each([
  [0, '00:00'],
  [1, '00:01'],
  [59_000, '00:59'],
  [3_723_400, '1:02:04'],
])('with %d ms left the countdown says %s: a second that has begun still counts', (ms, text) => {
  render(<Countdown remaining={() => ms} />);
  expect(screen.getByRole('timer')).toHaveTextContent(text);
});
