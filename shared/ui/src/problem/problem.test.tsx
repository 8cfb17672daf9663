import { render, screen } from '@testing-library/react';
import { Problem } from './problem';

test('what went wrong is read out; without words there is nothing', () => {
  const { rerender } = render(<Problem text="没有提交成功" />);
  expect(screen.getByRole('alert')).toHaveTextContent('没有提交成功');
  rerender(<Problem text="" />);
  expect(screen.queryByRole('alert')).toBeNull();
});
