import { canUseCounter, isBuyCourse, latestEntrance, userOrders } from '@suite/api';
import { CallError } from '@suite/kernel';
import { answer, renderPage } from '@suite/ui/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LearnerHome } from './learner-home';
import { courseWith, detailWith, entranceWith, noFlags } from './testing';

test('a learner who has finished all is not told that a course is being opened when a read fails', async () => {
  let isBack = false;
  const detail = detailWith({ isBuy: 1, seenActs: ['card'], courseList: [courseWith({ progress: 100 })] });
  renderPage(<LearnerHome detail={detail} banners={[]} />, {
    platform: { site: { hosts: { desktop: 'https://pc.example.com', miniProgram: '' } } as never },
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
