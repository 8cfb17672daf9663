import { render, screen } from '@testing-library/react';
import { Problem } from './problem';

test('a problem is read out, and without words the line is empty', () => {
  const { rerender } = render(<Problem text="没有提交成功" />);
  expect(screen.getByRole('alert')).toHaveTextContent('没有提交成功');
  rerender(<Problem text="" />);
  expect(screen.queryByRole('alert')).toBeNull();
});
