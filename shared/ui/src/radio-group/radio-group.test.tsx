import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RadioGroup } from './radio-group';

const options = [
  { value: 'interest', label: '等额本息' },
  { value: 'principal', label: '等额本金', disabled: true },
] as const;

test('the group is named and one option can be chosen', async () => {
  const chosen = jest.fn();
  render(<RadioGroup label="还款方式" options={options} value={undefined} onChange={chosen} />);
  expect(screen.getByRole('radiogroup', { name: '还款方式' })).toBeVisible();
  await userEvent.click(screen.getByText('等额本息'));
  expect(chosen.mock.calls).toEqual([['interest']]);
  await userEvent.click(screen.getByText('等额本金'));
  expect(chosen).toHaveBeenCalledTimes(1);
});

test('two groups with the same values do not disturb each other', () => {
  render(
    <>
      <RadioGroup label="一" options={options} value="interest" onChange={() => {}} />
      <RadioGroup label="二" options={options} value="interest" onChange={() => {}} />
    </>,
  );
  screen.getAllByRole('radio', { name: '等额本息' }).forEach((radio) => expect(radio).toBeChecked());
});
