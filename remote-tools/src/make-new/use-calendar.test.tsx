import { calendarList } from '@suite/api';
import { answer, renderPage } from '@suite/ui/testing';
import { act, screen } from '@testing-library/react';
import { calendarOf } from './testing';
import { useCalendar } from './use-calendar';

function Time() {
  const { today, time } = useCalendar();
  return (
    <>
      <p>{time}</p>
      <p>{today}</p>
    </>
  );
}

beforeEach(() => localStorage.clear());
afterEach(() => jest.useRealTimers());

test.each([
  ['six hours ahead', '2026-03-11T20:59:30+08:00'],
  ['a day late', '2026-03-10T14:59:30+08:00'],
])('the time is the provider’s, on a device that is %s', async (_, here) => {
  jest.useFakeTimers({ now: Date.parse(here), advanceTimers: true });
  const told = { ...calendarOf([]), server_time: '2026-03-11 14:59:30' };
  renderPage(<Time />, { answers: [answer(calendarList, told)] });
  expect(await screen.findByText('14:59')).toBeVisible();
  await act(() => jest.advanceTimersByTimeAsync(61_000));
  expect(screen.getByText('15:00')).toBeVisible();
});

test.each([
  ['two hours ahead', '2026-03-12T01:59:30+08:00'],
  ['two hours late', '2026-03-11T21:59:30+08:00'],
])('the day ends when the provider’s does, on a device that is %s', async (_, here) => {
  jest.useFakeTimers({ now: Date.parse(here), advanceTimers: true });
  let told = { ...calendarOf([]), server_time: '2026-03-11 23:59:30' };
  renderPage(<Time />, { answers: [answer(calendarList, () => told)] });
  expect(await screen.findByText('2026-03-11')).toBeVisible();
  told = { ...told, today: '2026-03-12', server_time: '2026-03-12 00:00:31' };
  await act(() => jest.advanceTimersByTimeAsync(61_000));
  expect(screen.getByText('2026-03-12')).toBeVisible();
  expect(screen.getByText('00:00')).toBeVisible();
});
