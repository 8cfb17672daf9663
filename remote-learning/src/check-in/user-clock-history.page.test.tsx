import { checkInStatistics, type CheckInStatistics } from '@suite/api';
import { CallError } from '@suite/kernel';
import { answer, renderPage } from '@suite/ui/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import UserClockHistoryPage from './user-clock-history.page';

const all = ['2026-10-30', '2026-11-19', '2026-11-20', '2026-11-21'];
const statisticsOf = (month: string): CheckInStatistics => ({
  today: '2026-11-21',
  is_clock: 1,
  streak: 3,
  total: 4,
  days: all.filter((day) => day.startsWith(month)),
  longest_streak: 3,
  start_date: '2026-10-29',
});

const visit = (at: string, reply = ({ month }: { month: string }) => statisticsOf(month)) =>
  renderPage(<UserClockHistoryPage />, {
    path: '/user-clock-history',
    at: `/user-clock-history${at}`,
    answers: [answer(checkInStatistics, reply)],
  });

test('a month shows its days, how they went, and the numbers over all months', async () => {
  visit('?month=2026-11');
  expect(await screen.findByText(/本月打卡/)).toHaveTextContent('本月打卡 3 天，漏打 18 天');
  expect(screen.getByText('11月21日，今天，已打卡')).toBeInTheDocument();
  expect(screen.getByText('累计打卡').nextSibling).toHaveTextContent('4天');
  expect(screen.getByText('最长连续').nextSibling).toHaveTextContent('3天');
  expect(screen.getByText('从 2026年10月29日开始记录')).toBeVisible();
});

test('one goes back as far as the first month and forward as far as this one', async () => {
  const { callsOf, router } = visit('?month=2026-11');
  await screen.findByText(/本月打卡/);
  expect(screen.getByRole('button', { name: '下个月' })).toBeDisabled();
  await userEvent.click(screen.getByRole('button', { name: '上个月' }));
  expect(await screen.findByText('10月30日，已打卡')).toBeInTheDocument();
  expect(screen.getByText('10月29日，没有打卡')).toBeInTheDocument();
  expect(screen.getByText('10月28日')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: '上个月' })).toBeDisabled();
  expect(callsOf(checkInStatistics).map(({ params }) => params)).toEqual([
    { month: '2026-11' },
    { month: '2026-10' },
  ]);
  expect(router.state.location.search).toBe('?month=2026-10');
});

test('a month that does not come leaves the numbers and can be asked for again', async () => {
  let broken = false;
  visit('?month=2026-11', ({ month }) => {
    if (broken) throw new CallError('service', 0, 'network failure');
    return statisticsOf(month);
  });
  await screen.findByText(/本月打卡/);
  broken = true;
  await userEvent.click(screen.getByRole('button', { name: '上个月' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('这个月的记录没有加载出来');
  expect(screen.getByText('累计打卡').nextSibling).toHaveTextContent('4天');
  broken = false;
  await userEvent.click(screen.getByRole('button', { name: '重试' }));
  expect(await screen.findByText('10月30日，已打卡')).toBeInTheDocument();
});

test('a month that comes without data is no month that is still on its way', async () => {
  visit('?month=2026-11', () => null as never);
  expect(await screen.findByRole('alert')).toHaveTextContent('这个月的记录没有加载出来');
  expect(document.querySelector('[aria-busy=true]')).toBeNull();
});

test('a month that is none is left aside', async () => {
  const { callsOf } = visit('?month=2026-13');
  await screen.findByText(/本月打卡/);
  expect(callsOf(checkInStatistics)[0]?.params).not.toEqual({ month: '2026-13' });
});

test('a device that is already in another month shows the month of the provider', async () => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-12-01T09:00:00+08:00'));
  visit('');
  expect(await screen.findByText('11月21日，今天，已打卡')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: '下个月' })).toBeDisabled();
});

test('a page that is open when a month begins goes on to the new one', async () => {
  let today = '2026-11-30';
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-30T23:59:00+08:00'));
  const { client } = visit('', ({ month }) => ({ ...statisticsOf(month), today }));
  expect(await screen.findByText('11月21日，已打卡')).toBeInTheDocument();
  today = '2026-12-01';
  await client.invalidateQueries();
  expect(await screen.findByText('12月1日，今天，还没有打卡')).toBeInTheDocument();
});

afterEach(() => jest.restoreAllMocks());
