import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MonthView } from './month-view';

const calendar = { today: '2026-12-31', server_time: '2026-12-31 12:00:00', list: [], holidays: [] };
const viewOn = (today: string) => <MonthView calendar={calendar} today={today} onOpen={() => undefined} />;
const heading = (name: string) => screen.getByRole('heading', { name });
const month = (name: string) => screen.getByRole('table', { name: `打新日历，${name}` });

test('the calendar goes on to the new day, and to its month', () => {
  const { rerender } = render(viewOn('2026-12-31'));
  expect(heading('12月31日 周四')).toBeVisible();
  rerender(viewOn('2027-01-01'));
  expect(heading('1月1日 周五')).toBeVisible();
  expect(month('2027年1月')).toBeVisible();
});

test('a day that the learner has chosen stays, also when the next one begins', async () => {
  const { rerender } = render(viewOn('2026-12-30'));
  await userEvent.click(screen.getByRole('button', { name: /^12月24日/ }));
  expect(heading('12月24日 周四')).toBeVisible();
  rerender(viewOn('2027-01-01'));
  expect(heading('12月24日 周四')).toBeVisible();
  expect(month('2026年12月')).toBeVisible();
});
