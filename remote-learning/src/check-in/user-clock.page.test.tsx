import {
  codes,
  checkInDetail,
  checkIn,
  checkInStatistics,
  userDetail,
  type CheckInDetail,
  type CheckInStatistics,
} from '@suite/api';
import { CallError } from '@suite/kernel';
import { answer, renderPage } from '@suite/ui/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import UserClockPage from './user-clock.page';

const detailOn = (today: string, over: Partial<CheckInDetail> = {}): CheckInDetail => ({
  today,
  is_clock: 0,
  streak: 5,
  total: 9,
  clock_time: null,
  study_minutes: 30,
  poster: {
    sentence: '慢慢来，比较快。',
    author: '林晓雨',
    picture: '/p.svg',
    link: 'https://m.example.com/#/x',
  },
  ...over,
});
const done = (today: string, over: Partial<CheckInDetail> = {}) =>
  detailOn(today, { is_clock: 1, streak: 6, total: 10, clock_time: `${today} 20:15:00`, ...over });
const statistics: CheckInStatistics = {
  today: '2026-11-21',
  is_clock: 0,
  streak: 5,
  total: 9,
  days: ['2026-11-19', '2026-11-20'],
  longest_streak: 7,
  start_date: '2026-11-10',
};

const shanghai = (text: string) => Date.parse(`${text}+08:00`);
/** What a screen reader was told. */
const said = () => document.querySelector('body > [aria-live="polite"]')?.textContent ?? '';
beforeEach(() => {
  jest.useFakeTimers({ now: shanghai('2026-11-21T20:00:00'), advanceTimers: true });
});
afterEach(() => {
  document.querySelector('body > [aria-live="polite"]')?.remove();
  jest.restoreAllMocks();
  jest.useRealTimers();
});

interface Server {
  detail: () => CheckInDetail;
  statistics?: () => CheckInStatistics;
  checkIn?: () => CheckInDetail | Promise<CheckInDetail>;
}

function visit(
  { detail, checkIn: take = () => done('2026-11-21'), statistics: all = () => statistics }: Server,
  shared: unknown[] = [],
) {
  return renderPage(<UserClockPage />, {
    answers: [
      answer(checkInDetail, detail),
      answer(checkIn, take),
      answer(checkInStatistics, all),
      answer(userDetail, {} as never),
    ],
    platform: {
      messenger: {
        pay: async () => 'unknown',
        share: (data) => void shared.push(data),
        previewImages: async () => false,
      },
    },
  });
}

const user = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
const button = () => screen.findByRole('button', { name: '打卡' });
const settled = () =>
  waitFor(() => expect(screen.getByRole('button', { name: '打卡' })).not.toHaveAttribute('aria-busy'));

test('when nothing could be read one card says so, and asks for all of it again', async () => {
  let isDown = true;
  const unless = <Data,>(data: Data) => {
    if (isDown) throw new CallError('service', 0, 'GET /x: status 502');
    return data;
  };
  visit({ detail: () => unless(detailOn('2026-11-21')), statistics: () => unless(statistics) });
  expect(await screen.findByRole('alert')).toHaveTextContent('没有加载出来，请再试一次');
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: '重试' }));
  expect(await screen.findByText('今天还没有打卡，学一点就来记一笔')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  expect(await screen.findByText('11月20日，已打卡')).toBeInTheDocument();
});

test('the page shows the day of the server, the numbers and the month', async () => {
  const shared: unknown[] = [];
  visit({ detail: () => detailOn('2026-11-21') }, shared);
  expect(await screen.findByRole('region', { name: '11月21日 周六' })).toHaveTextContent('慢慢来，比较快。');
  expect(screen.getByText(/连续打卡/)).toHaveTextContent('连续打卡 5 天');
  expect(screen.getByText('累计打卡').nextSibling).toHaveTextContent('9天');
  const month = await screen.findByRole('table', { name: '打卡日历，2026年11月' });
  expect(await within(month).findByText('11月20日，已打卡')).toBeInTheDocument();
  expect(within(month).getByText('11月18日，没有打卡')).toBeInTheDocument();
  expect(within(month).getByText('11月21日，今天，还没有打卡')).toBeInTheDocument();
  expect(shared).toContainEqual(expect.objectContaining({ title: '我已连续打卡 5 天，一起来学习' }));
});

test('one tap, or two, checks in once, and the poster is offered', async () => {
  const { callsOf } = visit({ detail: () => detailOn('2026-11-21') });
  await user().dblClick(await button());
  expect(await screen.findByText('今日已打卡')).toBeVisible();
  expect(screen.getByText('20:15')).toBeVisible();
  expect(screen.getByRole('link', { name: '生成今日海报' })).toHaveAttribute('href', '/user-clock-poster');
  expect(screen.queryByRole('button', { name: '打卡' })).toBeNull();
  expect(callsOf(checkIn)).toHaveLength(1);
  await waitFor(() => expect(said()).toBe('打卡成功，已连续 6 天'));
  expect(callsOf(checkInStatistics).length).toBeGreaterThan(1);
});

test.each([
  [7, '打卡成功，已连续 7 天，追平您的最长纪录'],
  [8, '打卡成功，已连续 8 天，这是您的新纪录'],
])('a streak of %i days that reaches the record of 7 is a moment', async (streak, sentence) => {
  visit({
    detail: () => detailOn('2026-11-21', { streak: streak - 1 }),
    checkIn: () => done('2026-11-21', { streak }),
  });
  await user().click(await button());
  expect(await screen.findByText(sentence, { selector: 'section *' })).toBeVisible();
  await waitFor(() => expect(said()).toBe(sentence));
});

test('a tap before midnight that the server counts on the new day is shown on that day', async () => {
  visit({ detail: () => detailOn('2026-11-21'), checkIn: () => done('2026-11-22', { streak: 1 }) });
  await user().click(await button());
  expect(await screen.findByRole('region', { name: '11月22日 周日' })).toHaveTextContent('今日已打卡');
  await waitFor(() => expect(said()).toBe('已过零点，记为11月22日的打卡'));
});

test('an answer for the day before that arrives after midnight leaves the new day open', async () => {
  jest.setSystemTime(shanghai('2026-11-21T23:59:59'));
  let day = '2026-11-21';
  let arrive: (answer: CheckInDetail) => void = () => undefined;
  visit({
    detail: () => detailOn(day),
    checkIn: () => new Promise((resolve) => (arrive = resolve)),
  });
  await user().click(await button());
  day = '2026-11-22';
  await act(() => jest.advanceTimersByTimeAsync(2500));
  expect(await screen.findByRole('region', { name: '11月22日 周日' })).toBeVisible();
  await act(async () => {
    arrive(done('2026-11-21'));
    await jest.advanceTimersByTimeAsync(10);
  });
  expect(screen.getByText('11月21日打卡成功，新的一天又可以打卡了')).toHaveAttribute('role', 'status');
  expect(screen.getByRole('region', { name: '11月22日 周日' })).not.toHaveTextContent('今日已打卡');
  await settled();
});

test('at midnight the page turns to the new day by itself', async () => {
  jest.setSystemTime(shanghai('2026-11-21T23:59:58'));
  let day = done('2026-11-21');
  visit({ detail: () => day });
  expect(await screen.findByText('今日已打卡')).toBeVisible();
  day = detailOn('2026-11-22', { streak: 6, total: 10 });
  await act(() => jest.advanceTimersByTimeAsync(3500));
  expect(await screen.findByRole('region', { name: '11月22日 周日' })).toBeVisible();
  expect(await button()).toBeEnabled();
});

test('a lost answer is asked for: what was counted is shown as counted', async () => {
  let counted = false;
  visit({
    detail: () => (counted ? done('2026-11-21') : detailOn('2026-11-21')),
    checkIn: () => {
      counted = true;
      throw new CallError('service', 0, 'network failure');
    },
  });
  await user().click(await button());
  // The day is shown as soon as it is read; the tap ends after that.
  await waitFor(() => expect(said()).toBe('打卡成功，已连续 6 天'));
  expect(screen.getByText('今日已打卡')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a check-in that is confirmed without data is read', async () => {
  let counted = false;
  const { callsOf } = visit({
    detail: () => (counted ? done('2026-11-21') : detailOn('2026-11-21')),
    checkIn: () => {
      counted = true;
      return null as never;
    },
  });
  await user().click(await button());
  await waitFor(() => expect(said()).toBe('打卡成功，已连续 6 天'));
  expect(screen.getByText('今日已打卡')).toBeVisible();
  expect(callsOf(checkIn)).toHaveLength(1);
});

test.each([
  ['did not arrive', () => Promise.reject(new CallError('service', 0, 'network failure'))],
  ['is confirmed without data and was not counted', () => null],
])('a tap that %s says so, and the next one checks in', async (_, answered) => {
  let offline = true;
  visit({
    detail: () => detailOn('2026-11-21'),
    checkIn: () => (offline ? (answered() as never) : done('2026-11-21')),
  });
  await user().click(await button());
  expect(await screen.findByRole('alert')).toHaveTextContent('网络不稳定');
  await settled();
  offline = false;
  await user().click(await button());
  expect(await screen.findByText('今日已打卡')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a visitor without a purchase is led to a trial lesson', async () => {
  visit({
    detail: () => detailOn('2026-11-21', { streak: 0, total: 0 }),
    checkIn: () => {
      throw new CallError('silent', codes.NOT_BOUGHT, '购买课程后才能打卡');
    },
  });
  await user().click(await button());
  expect(await screen.findByRole('alert')).toHaveTextContent('购买课程后才能打卡');
  await settled();
  expect(screen.getByRole('link', { name: '先去试听一节' })).toHaveAttribute('href', '/audition-lesson');
});

test('a day that could not be read is read again by a tap', async () => {
  let broken = true;
  visit({
    detail: () => {
      if (broken) throw new CallError('service', 0, 'network failure');
      return detailOn('2026-11-21');
    },
  });
  await screen.findByRole('alert');
  broken = false;
  await user().click(screen.getByRole('button', { name: '重试' }));
  expect(await button()).toBeEnabled();
});
