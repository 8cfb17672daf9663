import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { CheckGroup } from './check-group';

const options = [
  { value: '51', label: '专业' },
  { value: '52', label: '有耐心' },
  { value: '53', label: '讲得生动', disabled: true },
];

function Tags({ onChange }: { onChange: jest.Mock }) {
  const [value, setValue] = useState<string[]>([]);
  const change = (next: string[]) => {
    onChange(next);
    setValue(next);
  };
  return <CheckGroup label="印象" options={options} value={value} onChange={change} />;
}

test('several are chosen and taken back, in the order of the options', async () => {
  const changed = jest.fn();
  render(<Tags onChange={changed} />);
  expect(screen.getByRole('group', { name: '印象' })).toBeVisible();
  await userEvent.click(screen.getByRole('checkbox', { name: '有耐心' }));
  await userEvent.click(screen.getByRole('checkbox', { name: '专业' }));
  expect(screen.getByRole('checkbox', { name: '专业' })).toBeChecked();
  await userEvent.click(screen.getByRole('checkbox', { name: '有耐心' }));
  await userEvent.click(screen.getByRole('checkbox', { name: '讲得生动' }));
  expect(changed.mock.calls).toEqual([[['52']], [['51', '52']], [['51']]]);
});
