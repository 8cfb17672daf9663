import { Notify } from '@suite/ui';
import { act, render, screen } from '@testing-library/react';
import { Countdown } from './countdown';

test.each([
  [0, '00:00'],
  [1, '00:01'],
  [59_000, '00:59'],
  [3_723_400, '1:02:04'],
])('with %d ms left the countdown says %s: a second that has begun still counts', (ms, text) => {
  render(<Countdown remaining={() => ms} isOver={() => ms <= 0} />);
  expect(screen.getByRole('timer')).toHaveTextContent(text);
});

test.each([
  [2 * 3_600_000, '剩余 2 小时'],
  [3_723_400, '剩余 1 小时 3 分钟'],
  [3_600_000, '剩余 1 小时'],
  [3_540_000, '剩余 59 分钟'],
  [30_000, '剩余 1 分钟'],
])('with %d ms left a screen reader says %s', (ms, words) => {
  render(<Countdown remaining={() => ms} isOver={() => ms <= 0} />);
  expect(screen.getByRole('timer')).toHaveAccessibleName(words);
});

test.each([
  ['passes five minutes', 301_000, 300_000, ['距离交卷还有 5 分钟']],
  ['passes the last minute', 60_400, 59_900, ['距离交卷还有 1 分钟']],
  ['has three minutes left when the phone wakes up', 2_400_000, 170_000, ['距离交卷还有 3 分钟']],
  ['has half a minute left when the phone wakes up', 400_000, 30_000, ['距离交卷还有 1 分钟']],
  ['has time enough', 2_400_000, 301_000, []],
  ['is over when the phone wakes up', 400_000, -5000, []],
])('an attempt that %s tells how long it still is', (_, before, after, told) => {
  jest.useFakeTimers();
  const warning = jest.spyOn(Notify, 'warning').mockReset();
  let left = before;
  render(<Countdown remaining={() => left} isOver={() => left <= 0} />);
  left = after;
  act(() => jest.advanceTimersByTime(500));
  expect(warning.mock.calls.map(([words]) => words)).toEqual(told);
});

test('when no time is certain any more, and it is not over either, it says so once', () => {
  jest.useFakeTimers();
  const warning = jest.spyOn(Notify, 'warning').mockReset();
  let left = 400_000;
  render(<Countdown remaining={() => left} isOver={() => false} />);
  left = -3_000_000;
  act(() => jest.advanceTimersByTime(1500));
  expect(screen.getByRole('timer', { name: '剩余时间待核对' })).toHaveTextContent('时间待核对');
  expect(warning.mock.calls).toEqual([['手机时间有变动，联网后会核对考试时间，您可以继续答题']]);
  left = 360_000;
  act(() => jest.advanceTimersByTime(500));
  expect(screen.getByRole('timer')).toHaveTextContent('06:00');
});

afterEach(() => jest.useRealTimers());
