import {
  advancedStatus,
  canUseCounter,
  industryStatus,
  investmentStatus,
  isHuidu,
  type ClassInfo,
  type DistributeStatus,
} from '@suite/api';
import { answer, renderPage } from '@suite/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { LineClasses } from './line-classes';
import { ServiceGrid } from './service-grid';
import { courseWith, detailWith, noFlags } from './testing';

const info: ClassInfo = {
  class_id: 1,
  class_name: '',
  status: 'studying',
  weekday: 3,
  start_date: '2026-03-04',
  end_date: '2026-04-28',
  cancel_deadline: '2026-03-03 18:00:00',
  can_cancel: 0,
  current_week: 2,
  week_count: 8,
};
const studying = (class_name: string): DistributeStatus => ({
  status: 'studying',
  class_info: { ...info, class_name },
});

test('the classes of further lines show with their state, each on its page, until the graduation', async () => {
  const courseList = (['reform', 'advanced', 'investment', 'industry'] as const).map((line, at) =>
    courseWith({ line, course_id: 310 + at }),
  );
  const { callsOf } = renderPage(
    <LineClasses detail={detailWith({ isBuy: 1, courseList, isTzzhBiye: 1 })} />,
    {
      answers: [
        answer(advancedStatus, { status: 'none', class_info: null }),
        answer(investmentStatus, studying('投资课一班')),
        answer(industryStatus, studying('行业课一班')),
      ],
    },
  );
  expect(await screen.findByRole('link', { name: /行业课一班 学习中 第 2 周/ })).toHaveAttribute(
    'href',
    '/class-info?line=industry',
  );
  const advanced = await screen.findByRole('region', { name: '我的进阶课班级' });
  expect(within(advanced).getByRole('link')).toHaveAttribute('href', '/class-info?line=advanced');
  expect(callsOf(investmentStatus)).toEqual([]);
});

test.each([
  [1, /3月4日 周三开班，.*3月3日 18:00 前可以取消$/],
  [0, /3月4日 周三开班$/],
] as const)('a chosen class says until when it can be cancelled if it can: %d', async (can_cancel, words) => {
  const own: ClassInfo = { ...info, status: 'prepared', class_name: '进阶课一班', can_cancel };
  renderPage(<LineClasses detail={detailWith({ courseList: [courseWith({ line: 'advanced' })] })} />, {
    answers: [answer(advancedStatus, { status: 'prepared', class_info: own })],
  });
  expect(await screen.findByText(words)).toBeVisible();
});

test('a class that the staff will assign is not shown', async () => {
  const courseList = [courseWith({ line: 'industry' })];
  const { callsOf } = renderPage(<LineClasses detail={detailWith({ courseList })} />, {
    answers: [answer(industryStatus, { status: 'waiting', class_info: null })],
  });
  await waitFor(() => expect(callsOf(industryStatus)).toHaveLength(1));
  expect(screen.queryByRole('link')).toBeNull();
});

test.each([
  [1, '/study-task'],
  [0, '/study-task-old'],
] as const)('in the older courses is_huidu %d leads to the tasks on %s', async (is_huidu, page) => {
  const detail = detailWith({ isBuy: 1, courseList: [courseWith({ line: 'finance' })], isHomeworkEmpty: 0 });
  renderPage(<ServiceGrid detail={detail} flags={noFlags} banners={[]} targets={[]} />, {
    answers: [answer(isHuidu, { is_huidu }), answer(canUseCounter, { canUse: 0 })],
  });
  await waitFor(() => expect(screen.getByRole('link', { name: '学习任务' })).toHaveAttribute('href', page));
});
