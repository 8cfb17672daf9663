import {
  advancedCalendar,
  advancedStatus,
  cancelAdvancedClass,
  checkInDetail,
  confirmInvestmentRest,
  investmentRestNotice,
  investmentResumeNotice,
  investmentStatus,
  submitAdvancedClass,
  userDetail,
  type ClassInfo,
} from '@suite/api';
import { answer } from '@suite/ui/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { classOn, days, learnerWith, tap, visit } from './testing';

test('the advanced course is chosen in a calendar with its own calls', async () => {
  let own: ClassInfo | null = null;
  const { callsOf } = visit('?line=advanced', [
    answer(userDetail, learnerWith(['reform', 'advanced'])),
    answer(checkInDetail, { today: '2026-11-21' } as never),
    answer(advancedStatus, () => ({ status: own ? own.status : 'none', class_info: own })),
    answer(advancedCalendar, ({ month }) => days.filter(({ date }) => date.startsWith(month))),
    answer(submitAdvancedClass, () => (own = classOn('2026-11-23'))),
    answer(cancelAdvancedClass, () => (own = null)),
  ]);
  expect(await screen.findByText('本月有 1 个日期可选，数字为剩余名额')).toBeVisible();
  expect(within(screen.getByRole('table')).getByText('11月25日，已满')).toBeInTheDocument();
  await tap('11月23日，余 40 位');
  expect(screen.getByText('已选 11月23日 周一，余 40 位')).toBeVisible();
  await tap('选择11月23日开班');
  await tap('确认选择');
  expect(await screen.findByText('待开班')).toBeVisible();
  expect(callsOf(submitAdvancedClass).map(({ params }) => params)).toEqual([{ date: '2026-11-23' }]);
  await tap('取消本次开班');
  await tap('确认取消');
  expect(await screen.findByRole('button', { name: '11月23日，余 40 位' })).toBeEnabled();
  expect(callsOf(cancelAdvancedClass)).toHaveLength(1);
});

test('at the end of a month the calendar opens at the next one, and says what is left before', async () => {
  const [left, full] = days.filter(({ date }) => date.startsWith('2026-11'));
  const december = ['2026-12-07', '2026-12-14'].map((date) => ({ ...left!, date }) as (typeof days)[number]);
  visit('?line=advanced', [
    answer(userDetail, learnerWith(['advanced'])),
    answer(checkInDetail, { today: '2026-11-21' } as never),
    answer(advancedStatus, { status: 'none', class_info: null }),
    answer(advancedCalendar, ({ month }) =>
      [left!, full!, ...december].filter(({ date }) => date.startsWith(month)),
    ),
  ]);
  expect(await screen.findByText('本月有 2 个日期可选，数字为剩余名额；上个月还有 1 个')).toBeVisible();
  expect(screen.getByRole('button', { name: '12月7日，余 40 位' })).toBeEnabled();
  await tap('上个月');
  expect(await screen.findByText('本月有 1 个日期可选，数字为剩余名额')).toBeVisible();
});

test('months without days say so', async () => {
  visit('?line=advanced', [
    answer(userDetail, learnerWith(['advanced'])),
    answer(checkInDetail, { today: '2026-11-21' } as never),
    answer(advancedStatus, { status: 'none', class_info: null }),
    answer(advancedCalendar, ({ month }) => days.filter(({ date }) => date.startsWith(month))),
  ]);
  await screen.findByText(/本月有 1 个日期/);
  await tap('下个月');
  expect(await screen.findByText(/本月没有可选的开班日期/)).toBeVisible();
});

test('a learner rests after agreeing, and goes on', async () => {
  let status: 'studying' | 'resting' = 'studying';
  const state = () => ({ status, class_info: classOn('2026-11-02', { status, current_week: 3 }) });
  const { callsOf } = visit('', [
    answer(userDetail, learnerWith(['finance', 'investment'])),
    answer(investmentStatus, state),
    answer(investmentRestNotice, {
      is_show: 1,
      title: '投资课休学',
      content: '最长 30 天',
      start_date: '2026-11-21',
      end_date: '2026-12-20',
      times_left: 2,
    }),
    answer(investmentResumeNotice, {
      is_show: 1,
      title: '投资课复学',
      content: '从第 3 周接着学习',
      class_name: '投资课 第445期',
      start_date: '2026-11-21',
    }),
    answer(confirmInvestmentRest, ({ action }) => {
      status = action === 'rest' ? 'resting' : 'studying';
      return state();
    }),
  ]);
  expect(await screen.findByRole('region', { name: '投资课休学' })).toHaveTextContent('还可休学 2 次');
  await tap('申请休学');
  await tap('确认休学');
  expect(callsOf(confirmInvestmentRest)).toHaveLength(0);
  const dialog = await screen.findByRole('dialog');
  // A rest closes no lesson and no homework that is open.
  expect(dialog).toHaveTextContent('期间不安排新的任务，已经开放的课程和作业仍然可以学');
  await userEvent.click(within(dialog).getByRole('checkbox'));
  await tap('确认休学');
  expect(await screen.findByText('休学中')).toBeVisible();
  await tap('现在复学');
  await tap('确认复学');
  expect(await screen.findByText('学习中')).toBeVisible();
  expect(callsOf(confirmInvestmentRest).map(({ params }) => params)).toEqual([
    { action: 'rest' },
    { action: 'resume' },
  ]);
});

test('a learner who may not rest is told why, without a button', async () => {
  visit('?line=investment', [
    answer(userDetail, learnerWith(['investment'])),
    answer(investmentStatus, {
      status: 'studying',
      class_info: classOn('2026-11-02', { status: 'studying', current_week: 4 }),
    }),
    answer(investmentRestNotice, {
      is_show: 0,
      title: '投资课休学',
      content: '课程已到最后一周，不能休学。',
      start_date: '2026-11-21',
      end_date: '2026-12-20',
      times_left: 2,
    }),
  ]);
  expect(await screen.findByText('课程已到最后一周，不能休学。')).toBeVisible();
  expect(screen.queryByRole('button', { name: '申请休学' })).toBeNull();
});

test('after a rest the timetable ends on the day on which the class ends', async () => {
  const rested = { status: 'studying', current_week: 3, week_count: 5, end_date: '2026-12-16' } as const;
  visit('?line=investment', [
    answer(userDetail, learnerWith(['investment'])),
    answer(investmentStatus, { status: 'studying', class_info: classOn('2026-11-02', rested) }),
    answer(investmentRestNotice, { is_show: 0, title: '投资课休学', content: '' } as never),
  ]);
  const plan = within(await screen.findByRole('region', { name: '课程安排' }));
  expect(plan.getByText('下次开课 12月3日 周四')).toBeVisible();
  expect(plan.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '第 1 周已开放',
    '第 2 周已开放',
    '第 3 周至12月2日本周',
    '第 4 周12月3日–12月9日未开放',
    '第 5 周12月10日–12月16日未开放',
  ]);
});
