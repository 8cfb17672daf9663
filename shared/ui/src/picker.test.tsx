import { render, screen, waitFor } from '@testing-library/react';
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

test('a choice is taken and closes the sheet by itself', async () => {
  const confirmed = jest.fn();
  render(<Bank onConfirm={confirmed} start="工商银行" />);
  expect(screen.getByRole('dialog', { name: '开户银行' })).toBeVisible();
  expect(screen.getByRole('radio', { name: '工商银行' })).toBeChecked();
  await userEvent.click(screen.getByText('招商银行'));
  expect(confirmed.mock.calls).toEqual([['招商银行']]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('the keyboard walks over the choices without taking one', async () => {
  const confirmed = jest.fn();
  render(<Bank onConfirm={confirmed} start="工商银行" />);
  screen.getByRole('radio', { name: '工商银行' }).focus();
  await userEvent.tab();
  expect(screen.getByRole('radio', { name: '招商银行' })).toHaveFocus();
  expect(confirmed).not.toHaveBeenCalled();
  await userEvent.keyboard('{Enter}');
  expect(confirmed.mock.calls).toEqual([['招商银行']]);
});

test('a sheet that is left takes nothing, and a disabled choice cannot be taken', async () => {
  const confirmed = jest.fn();
  render(<Bank onConfirm={confirmed} />);
  await userEvent.click(screen.getByText('交通银行'));
  await userEvent.keyboard('{Escape}');
  expect(confirmed).not.toHaveBeenCalled();
});
