import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Picker } from './picker';

const options = ['工商银行', '招商银行', '交通银行'].map((name) => ({
  value: name,
  label: name,
  disabled: name === '交通银行',
}));

function Bank({ onConfirm, start }: { onConfirm: (value: string) => void; start?: string }) {
  const [open, setOpen] = useState(true);
  return (
    <>
      <button onClick={() => setOpen(true)}>打开</button>
      <Picker
        open={open}
        onClose={() => setOpen(false)}
        title="开户银行"
        options={options}
        value={start}
        onConfirm={onConfirm}
      />
    </>
  );
}

const ok = () => screen.getByRole('button', { name: '确定' });

test('a choice counts only when it is confirmed', async () => {
  const confirmed = jest.fn();
  render(<Bank onConfirm={confirmed} start="工商银行" />);
  expect(screen.getByRole('dialog', { name: '开户银行' })).toBeVisible();
  expect(screen.getByRole('radio', { name: '工商银行' })).toBeChecked();
  await userEvent.click(screen.getByText('招商银行'));
  expect(confirmed).not.toHaveBeenCalled();
  await userEvent.click(ok());
  expect(confirmed.mock.calls).toEqual([['招商银行']]);
});

test('a choice that was not confirmed is forgotten', async () => {
  render(<Bank onConfirm={() => {}} start="工商银行" />);
  await userEvent.click(screen.getByText('招商银行'));
  await userEvent.keyboard('{Escape}');
  await userEvent.click(screen.getByText('打开'));
  expect(screen.getByRole('radio', { name: '工商银行' })).toBeChecked();
});

test('without a choice there is nothing to confirm, and a disabled one cannot be chosen', async () => {
  render(<Bank onConfirm={() => {}} />);
  expect(ok()).toBeDisabled();
  await userEvent.click(screen.getByText('交通银行'));
  expect(ok()).toBeDisabled();
  await userEvent.click(screen.getByText('招商银行'));
  expect(ok()).toBeEnabled();
});
