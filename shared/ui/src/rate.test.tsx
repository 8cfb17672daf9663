import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Rate } from './rate';

function Course() {
  const [stars, setStars] = useState(0);
  return <Rate label="课程评价" value={stars} onChange={setStars} />;
}

test('a star is chosen by a tap, and its word is shown', async () => {
  render(<Course />);
  expect(screen.getByRole('radiogroup', { name: '课程评价' })).toHaveTextContent('请选择');
  await userEvent.click(screen.getByRole('radio', { name: '4 星，满意' }));
  expect(screen.getByRole('radio', { name: '4 星，满意' })).toBeChecked();
  expect(screen.getByText('满意')).toBeVisible();
});
