import { render, screen } from '@testing-library/react';
import { Progress } from './progress';

test.each([
  [63.6, 64],
  [99.6, 99],
  [100, 100],
  [-5, 0],
  [130, 100],
  [0 / 0, 0],
])('%s percent is shown and spoken as %s', (percent, expected) => {
  render(<Progress percent={percent} label="学习进度" />);
  expect(screen.getByRole('progressbar', { name: '学习进度' })).toHaveAttribute(
    'aria-valuenow',
    `${expected}`,
  );
  expect(screen.getByText(`${expected}%`)).toBeVisible();
});
