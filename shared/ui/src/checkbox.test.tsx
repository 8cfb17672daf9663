import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Checkbox } from './checkbox';

function Agreement({ disabled }: { disabled?: boolean }) {
  const [checked, setChecked] = useState(false);
  return (
    <Checkbox checked={checked} onChange={setChecked} disabled={disabled}>
      我已阅读并同意《学习服务协议》
    </Checkbox>
  );
}

test('a tap on the sentence ticks the box, the space key unticks it', async () => {
  render(<Agreement />);
  const box = screen.getByRole('checkbox', { name: '我已阅读并同意《学习服务协议》' });
  await userEvent.click(screen.getByText(/同意/));
  expect(box).toBeChecked();
  box.focus();
  await userEvent.keyboard(' ');
  expect(box).not.toBeChecked();
});

test('a disabled box keeps its state', async () => {
  render(<Agreement disabled />);
  await userEvent.click(screen.getByText(/同意/));
  expect(screen.getByRole('checkbox')).not.toBeChecked();
});
