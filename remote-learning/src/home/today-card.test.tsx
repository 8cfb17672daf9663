import { renderPage, shownAtOnce } from '@suite/ui/testing';
import { act, screen, waitFor, waitForElementToBeRemoved } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { detailWith } from './testing';
import { TodayCard } from './today-card';
import type { Today } from './use-day-path';

const open = ['一', '二', '三', '四', '五', '六'].map((title) => ({
  key: title,
  title,
  action: '去学习',
  isDone: false,
  to: '/study-task',
}));
const path = {
  ...{ open, done: [], count: { done: 0, total: 6 }, isDone: false, growth: 0, streak: 0 },
} as unknown as Today;

beforeEach(async () => {
  renderPage(
    <TodayCard detail={detailWith({})} path={path} isWaiting={false}>
      {() => null}
    </TodayCard>,
  );
  // Comes after the card.
  await act(() => import('../further-tasks/further-tasks'));
});

test('how much of the day is done is not said before all of it is known', () => {
  renderPage(
    <TodayCard detail={detailWith({})} path={{ ...path, streak: 9, count: { done: 0, total: 7 } }} isWaiting>
      {() => null}
    </TodayCard>,
  );
  expect(screen.getByText('连续打卡 9 天')).toBeVisible();
  expect(screen.queryByText(/0\/7/)).toBeNull();
});

test('a tap is answered before the rest of the day is made', async () => {
  const fourth = () => screen.queryByRole('link', { name: /四/ });
  const button = screen.getByRole('button', { name: /还有 \d 项/ });
  expect(await shownAtOnce(button, fourth)).toBeNull();
  await waitFor(() => expect(fourth()).toBeInTheDocument());
});

test('a tap is answered before the schedule is made', async () => {
  const schedule = () => screen.queryByRole('dialog', { name: '日程' });
  // Its code comes with the first tap: from then on only the transition keeps it from being there at once.
  await userEvent.click(screen.getByRole('button', { name: '日程' }));
  await userEvent.click(await screen.findByRole('button', { name: '关闭' }));
  await waitForElementToBeRemoved(schedule);
  const button = screen.getByRole('button', { name: '日程' });
  expect(await shownAtOnce(button, schedule)).toBeNull();
  await waitFor(() => expect(schedule()).toBeInTheDocument());
});
