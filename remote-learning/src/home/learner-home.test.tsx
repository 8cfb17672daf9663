import { canUseCounter, isBuyCourse, latestEntrance, userOrders } from '@suite/api';
import { CallError } from '@suite/kernel';
import { answer, renderPage } from '@suite/ui/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LearnerHome } from './learner-home';
import { courseWith, detailWith, entranceWith, noFlags } from './testing';

const platform = { site: { hosts: { desktop: 'https://pc.example.com', miniProgram: '' } } as never };

test('a learner who has finished all is not told that a course is being opened when a read fails', async () => {
  let isBack = false;
  const detail = detailWith({ isBuy: 1, seenActs: ['card'], courseList: [courseWith({ progress: 100 })] });
  renderPage(<LearnerHome detail={detail} banners={[]} />, {
    platform,
    answers: [
      answer(latestEntrance, () => {
        if (!isBack) throw new CallError('service', 0, '');
        return entranceWith({ progress: 100 });
      }),
      answer(isBuyCourse, noFlags),
      answer(canUseCounter, { canUse: 0 }),
      answer(userOrders, { pending: [], recent: [] }),
    ],
  });
  const retry = await screen.findByRole('button', { name: '重试' });
  expect(screen.queryByText('课程正在为您开通')).toBeNull();
  isBack = true;
  await userEvent.click(retry);
  expect(await screen.findByText('投资第一步')).toBeVisible();
});

test('a read that hangs holds the rest of the page up for three seconds at most', async () => {
  jest.useFakeTimers();
  const detail = detailWith({ isBuy: 1, seenActs: ['card'], courseList: [courseWith({})] });
  renderPage(<LearnerHome detail={detail} banners={[]} />, {
    platform,
    answers: [
      answer(latestEntrance, entranceWith({})),
      answer(isBuyCourse, noFlags),
      answer(canUseCounter, { canUse: 0 }),
      answer(userOrders, () => new Promise<never>(() => undefined)),
    ],
  });
  await act(() => jest.advanceTimersByTimeAsync(2900));
  expect(screen.queryByText('常用服务')).toBeNull();
  await act(() => jest.advanceTimersByTimeAsync(200));
  expect(screen.getByText('常用服务')).toBeVisible();
  jest.useRealTimers();
});
