import {
  checkInDetail,
  reformHomeworkList,
  userDetail,
  type CheckInDetail,
  type HomeworkWeek,
  type StudyTask,
} from '@suite/api';
import { CallError } from '@suite/kernel';
import { answer, renderPage, type Answer } from '@suite/ui/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { learner } from '../study-weeks/testing';
import TaskPage from './tasks.page';
import { homework, task, week } from './testing';

const checkInOn = (today: string) => answer(checkInDetail, { today } as CheckInDetail);

const visit = (weeks: HomeworkWeek[], todayTasks: StudyTask[] = [], others: Answer[] = []) =>
  renderPage(<TaskPage edition="reform" />, {
    path: '/study-task-reform',
    answers: [
      ...others,
      answer(reformHomeworkList, weeks),
      answer(userDetail, learner({ todayTasks })),
      checkInOn('2026-03-11'),
    ],
  });

const region = (name: string) => screen.findByRole('region', { name });

test('today shows what is due on the provider’s day, with the way to each', async () => {
  visit(
    [week()],
    [
      task(1, { type: 'video', target_id: 77 }),
      task(2, { is_done: 1 }),
      task(3, { type: 'homework', target_id: 1 }),
      task(4, { line: 'finance' }),
    ],
  );
  const today = await region('今日任务');
  expect(await within(today).findByText('3月11日 周三')).toBeVisible();
  expect(within(today).getByText('还有 2 项没完成')).toBeVisible();
  const [video, material, work, ...others] = within(today).getAllByRole('link');
  expect(video).toHaveAttribute('href', '/videoReform?v_id=77');
  expect(video).toHaveTextContent('去完成');
  expect(material).toHaveAttribute('href', '/study-material-reform/detail/4/20');
  expect(material).toHaveTextContent('已完成');
  expect(work).toHaveAttribute('href', '/study-task-reform?homework_id=1');
  expect(others).toEqual([]);
});

test('when all is done today says so', async () => {
  visit([week()], [task(1, { is_done: 1 })]);
  expect(await screen.findByText('今天的任务都完成了，明天继续加油！')).toBeVisible();
});

test('a week shows its progress, its homework with the deadline, and its tasks by kind', async () => {
  visit([
    week({
      task_list: [
        task(1, { is_done: 1 }),
        task(2, { type: 'video' }),
        task(3, { type: 'chapter_test', target_id: 5 }),
        task(4, { type: 'clock' }),
      ],
    }),
  ]);
  // Its check-in belongs to a day; its homework counts.
  expect(await screen.findByText('已完成 1/4 项任务')).toBeVisible();
  const work = await screen.findByRole('link', { name: /作业 1/ });
  expect(work).toHaveTextContent('10 道题 · 3月15日 23:59 截止');
  expect(work).toHaveTextContent('还剩 4 天');
  expect(
    within(await region('测试与打卡'))
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['/chapter-test-reform/5', '/user-clock']);
});

test('a week that is over is done with its last task, not with its homework alone', async () => {
  const over: Partial<HomeworkWeek> = {
    is_current: 0,
    status: 'done',
    homework_list: [homework(1, { status: 'done' })],
  };
  visit([
    week({ ...over, week_id: 2, week_name: '第二周 现金', task_list: [task(1)] }),
    week({
      ...over,
      week_id: 3,
      week_name: '第三周 负债',
      task_list: [task(1, { is_done: 1 }), task(2, { type: 'clock' })],
    }),
    week(),
  ]);
  expect(await screen.findByRole('button', { name: /第二周 *待补学/ })).toBeVisible();
  expect(screen.getByRole('button', { name: /第三周 *已学/ })).toBeVisible();
});

test('a locked week can be looked at, and leads nowhere', async () => {
  visit([
    week(),
    week({
      week_id: 5,
      week_name: '第五周 资产配置',
      status: 'locked',
      is_current: 0,
      homework_list: [homework(2, { status: 'locked' })],
    }),
  ]);
  await userEvent.click(await screen.findByRole('button', { name: /第五周/ }));
  expect(screen.getByRole('heading', { name: '资产配置' })).toBeVisible();
  expect(screen.queryByRole('link', { name: /作业 2|任务/ })).toBeNull();
});

test.each<[Partial<HomeworkWeek>, number]>([
  [{ homework_list: [], task_list: [] }, 1],
  [{ task_list: [task(1, { type: 'homework', target_id: 1 })] }, 0],
])('a week with %j has no empty card, and says so if nothing is in it', async (of, says) => {
  visit([week(of)]);
  expect(await screen.findByRole('heading', { name: '投资第一步' })).toBeVisible();
  expect(screen.queryByRole('region', { name: '本周任务' })).toBeNull();
  expect(screen.queryAllByText(/^这一周没有任务/)).toHaveLength(says);
});

test('a kind of task that is newer than this release is listed with its week', async () => {
  visit([week({ task_list: [task(1, { type: 'live' as never, title: '听一场直播' })] })]);
  expect(await region('其他任务')).toHaveTextContent('听一场直播');
});

test('a week in which the learner rested shows its days until the next one', async () => {
  visit([week(), week({ week_id: 5, start_date: '2026-03-30', status: 'locked', is_current: 0 })]);
  expect(await screen.findByText(/3月9日–3月29日/)).toBeVisible();
});

test('a check-in of a week that is over cannot be made up', async () => {
  visit([week({ is_current: 0, task_list: [task(1, { type: 'clock', title: '打卡' })] })]);
  const checkIns = await region('测试与打卡');
  expect(checkIns).toHaveTextContent('未完成');
  expect(within(checkIns).queryByRole('link')).toBeNull();
});

test('a learner without weeks is led to the class, and has no tasks for today', async () => {
  const { router } = visit([]);
  expect(await screen.findByText(/还没有学习任务/)).toBeVisible();
  expect(screen.queryByText('今日任务')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: '查看开班信息' }));
  expect(router.state.location.pathname).toBe('/class-info');
});

test('a failed read can be tried again', async () => {
  let fails = true;
  visit(
    [],
    [],
    [
      answer(reformHomeworkList, () => {
        if (fails) throw new CallError('service', 0, 'network');
        return [week()];
      }),
    ],
  );
  fails = false;
  await userEvent.click(await screen.findByRole('button', { name: /重试/ }));
  expect(await screen.findByRole('heading', { name: '投资第一步' })).toBeVisible();
});
