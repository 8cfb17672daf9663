import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Calendar } from './calendar';

const table = () => screen.getByRole('table', { name: '打卡日历，2026年11月' });

test('each day says its date and what is to be said of it', () => {
  render(
    <Calendar
      label="打卡日历"
      month="2026-11"
      today="2026-11-21"
      markOf={(day) => (day === '2026-11-20' ? { words: '已打卡', tone: 'done' } : undefined)}
    />,
  );
  expect(within(table()).getAllByRole('columnheader')[0]).toHaveTextContent('星期一');
  expect(within(table()).getByRole('cell', { name: '11月20日，已打卡' })).toBeInTheDocument();
  expect(within(table()).getByText('11月21日，今天').parentElement).toHaveAttribute('aria-current', 'date');
  expect(screen.queryByRole('button')).toBeNull();
});

test('an open day is chosen by a tap', async () => {
  const choose = jest.fn();
  render(
    <Calendar
      label="打卡日历"
      month="2026-11"
      markOf={(day) =>
        day === '2026-11-23' ? { words: '余 12 位', note: '余12', onChoose: choose, chosen: true } : undefined
      }
    />,
  );
  const day = screen.getByRole('button', { name: '11月23日，余 12 位' });
  expect(day).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(day);
  expect(choose).toHaveBeenCalledTimes(1);
});

test('the month changes within its limits', async () => {
  const change = jest.fn();
  const { rerender } = render(
    <Calendar
      label="打卡日历"
      month="2026-11"
      first="2026-10"
      last="2026-11"
      onMonth={change}
      markOf={() => undefined}
    />,
  );
  expect(screen.getByRole('button', { name: '下个月' })).toBeDisabled();
  await userEvent.click(screen.getByRole('button', { name: '上个月' }));
  expect(change).toHaveBeenCalledWith('2026-10');
  rerender(
    <Calendar
      label="打卡日历"
      month="2026-10"
      first="2026-10"
      last="2026-11"
      onMonth={change}
      markOf={() => undefined}
    />,
  );
  expect(screen.getByRole('button', { name: '上个月' })).toBeDisabled();
  expect(screen.getByText('2026年10月')).toBeInTheDocument();
});
