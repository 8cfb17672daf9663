import {
  codes,
  answerUnits,
  checkInDetail,
  homeworkInfo,
  homeworkList,
  reformHomeworkList,
  oldHomeworkList,
  userDetail,
  type AnswerUnit,
  type CheckInDetail,
  type HomeworkInfo,
} from '@suite/api';
import { CallError } from '@suite/kernel';
import { personHere } from '@suite/kernel/records';
import { answer, renderPage, type Answer } from '@suite/ui/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { learner } from '../study-weeks/testing';
import StudyTaskOldPage from './study-task-old.page';
import StudyTaskSeparateReformPage from './study-task-separate-reform.page';
import StudyTaskSeparatePage from './study-task-separate.page';
import { homework, info, task, week } from './testing';

afterEach(() => localStorage.clear());

const common = [
  answer(userDetail, learner()),
  answer(checkInDetail, { today: '2026-03-11' } as CheckInDetail),
];

const visit = (page: ReactElement, path: string, answers: Answer[], search = '') =>
  renderPage(page, { path, at: path + search, answers: [...answers, ...common] });

const unit = (over: Partial<AnswerUnit> = {}) =>
  answer(answerUnits, [
    { unit_id: 901, has_draft: 0, juan_count: 0, last_score: null, ...over } as AnswerUnit,
  ]);

const single = (over: Partial<HomeworkInfo> = {}, of = unit(), search = '?homework_id=1') =>
  visit(<StudyTaskSeparatePage />, '/study-task-separate', [answer(homeworkInfo, info(over)), of], search);

test('homework is listed by what is left to do, over all weeks', async () => {
  const weeks = [
    week({ week_name: '第三周 保障', homework_list: [homework(3, { deadline: '2026-03-08 23:59:59' })] }),
    week({ homework_list: [homework(1), homework(2, { status: 'done', score: 90 })] }),
    week({ homework_list: [homework(5, { status: 'locked' })] }),
  ];
  visit(<StudyTaskSeparatePage />, '/study-task-separate', [answer(homeworkList, weeks)]);
  const left = await screen.findByRole('region', { name: '待完成' });
  expect(await within(left).findByText('逾期 3 天，可补交')).toBeVisible();
  const [late, open] = within(left).getAllByRole('link');
  expect(late).toHaveTextContent('第三周 保障');
  expect(open).toHaveAttribute('href', '/study-task-separate?homework_id=1');
  expect(screen.getByRole('region', { name: '已完成' })).toHaveTextContent('90 分');
  expect(within(screen.getByRole('region', { name: '未开放' })).queryByRole('link')).toBeNull();
  expect(screen.getByRole('progressbar', { name: '作业进度' })).toHaveAttribute('aria-valuenow', '25');
});

test.each([
  ['/study-task-old', <StudyTaskOldPage key="old" />, '任务 1'],
  ['/study-task-separate', <StudyTaskSeparatePage key="older" />, '任务 1'],
  ['/study-task-separate-reform', <StudyTaskSeparateReformPage key="reform" />, '任务 2'],
])('%s shows the tasks of today beside the homework', async (path, page, title) => {
  const todayTasks = [task(1, { line: 'finance' }), task(2)];
  visit(page, path, [
    answer(oldHomeworkList, [homework(1)]),
    ...[homeworkList, reformHomeworkList].map((call) => answer(call, [week()])),
    answer(userDetail, learner({ todayTasks })),
  ]);
  const today = await screen.findByRole('region', { name: '今日任务' });
  expect(within(today).getAllByRole('link')).toHaveLength(1);
  expect(within(today).getByText(title)).toBeVisible();
  expect(await screen.findByRole('link', { name: /作业 1/ })).toBeVisible();
});

test('the old page reads the old list, and opens its homework itself', async () => {
  const answers = [
    answer(oldHomeworkList, [homework(1, { status: 'done', score: 60 })]),
    answer(homeworkInfo, info()),
    unit(),
  ];
  visit(<StudyTaskOldPage />, '/study-task-old', answers);
  expect(await screen.findByText('已开放的作业都完成了')).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: /作业 1/ }));
  expect(await screen.findByRole('heading', { level: 1, name: '作业 1' })).toBeVisible();
});

test('without homework the page says when there will be some', async () => {
  visit(<StudyTaskOldPage />, '/study-task-old', [answer(oldHomeworkList, [])]);
  expect(await screen.findByText(/还没有作业/)).toBeVisible();
});

test.each(['?homework_id=1', '?homeworkId=1'])(
  'a homework opens by %s: what is asked, until when',
  async (search) => {
    const { router, callsOf } = single({}, unit(), search);
    expect(await screen.findByRole('heading', { level: 1, name: '作业 1' })).toBeVisible();
    expect(callsOf(homeworkInfo)[0]?.params).toEqual({ homework_id: 1 });
    expect(screen.getByText('写一页计划')).toBeVisible();
    expect(screen.getByText('3月15日 23:59')).toBeVisible();
    expect(screen.queryByText('老师点评')).toBeNull();
    const related = screen.getByRole('region', { name: '相关课程与资料' });
    expect(within(related).getAllByRole('link')).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: '开始作答' }));
    expect(router.state.location.pathname).toBe('/answer-system/immediate-paper/901');
  },
);

test('answers that were begun are gone on with', async () => {
  single({}, unit({ has_draft: 1 }));
  expect(await screen.findByRole('button', { name: '继续作答' })).toBeVisible();
});

test('what is done shows its score, the teacher’s words, and the way to the analysis', async () => {
  const done = { status: 'done', score: 80, comment: '思路清楚' } as const;
  const { router } = single(done, unit({ juan_count: 2, last_score: 95 }));
  expect(await screen.findByText('思路清楚')).toBeVisible();
  expect(screen.getByText('80 分')).toBeVisible();
  expect(await screen.findByText(/共练习 2 次，最近一次 95 分/)).toBeVisible();
  expect(screen.getByRole('button', { name: '再练一次' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: '答案与解析' }));
  expect(router.state.location.pathname).toBe('/answer-system/history-paper/901');
});

test('before the teacher has looked, the page says where the words will be', async () => {
  single({ status: 'done', score: 80 });
  expect(await screen.findByText('老师看过之后，会在这里写下点评')).toBeVisible();
});

test('a homework without a deadline says so', async () => {
  single({ deadline: null as never });
  expect(await screen.findByText('不限')).toBeVisible();
});

test('notes stay on the device, per learner and homework', async () => {
  const visited = single();
  await userEvent.type(await screen.findByLabelText('我的作业笔记'), '先还信用卡');
  visited.unmount();
  // The device has the only copy, so a logout leaves it to its owner.
  personHere('leaving');
  single();
  expect(await screen.findByLabelText('我的作业笔记')).toHaveValue('先还信用卡');
});

test('what another tab notes shows at once', async () => {
  single();
  await userEvent.type(await screen.findByLabelText('我的作业笔记'), '甲');
  const key = Object.keys(localStorage).find((one) => one.endsWith('/homework/1')) ?? '';
  const newValue = JSON.stringify({ v: 1, at: 0, value: '甲乙' });
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key, newValue })));
  await userEvent.type(screen.getByLabelText('我的作业笔记'), '丙');
  expect(JSON.parse(localStorage.getItem(key) ?? '')).toMatchObject({ value: '甲乙丙' });
});

test('a device that cannot keep the notes says so', async () => {
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full');
  });
  single();
  await userEvent.type(await screen.findByLabelText('我的作业笔记'), '好');
  expect(screen.getByRole('alert')).toHaveTextContent('这台设备无法保存');
  full.mockRestore();
});

test('what the provider refuses is said, without any way to answer', async () => {
  const refused = answer(homeworkInfo, () => {
    throw new CallError('shown', codes.RULE, '作业还没有开放，学到这一周就可以查看了');
  });
  visit(<StudyTaskSeparatePage />, '/study-task-separate', [refused, unit()], '?homework_id=1');
  expect(await screen.findByText(/作业还没有开放/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /作答/ })).toBeNull();
});
