import {
  manageExamResult,
  manageExamStatus,
  type ManageExamParams,
  type ManageExamResult,
  type ManageWeek,
} from '@suite/api';
import { solved } from '@suite/features/paper/testing';
import { takePaper } from '@suite/features/spaced-review';
import { CallError, noteServerTime } from '@suite/kernel';
import { answer, renderPage } from '@suite/ui/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { enterManagement, week } from '../testing';
import AnswerManagePage from './answer-manage.page';

beforeEach(() => {
  localStorage.clear();
  enterManagement();
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-22T12:00:00+08:00'));
});
afterEach(() => jest.restoreAllMocks());

/** A result with one question that was answered right and one that was not. */
const failedAt = (number: number): unknown => ({
  is_pass: 0,
  submit_time: '2026-11-20 20:00:00',
  question_list: [solved(number * 10, '1'), solved(number * 10 + 1, '2')],
});

const visit = (weeks: ManageWeek[], result: (week: number) => unknown = failedAt) =>
  renderPage(<AnswerManagePage />, {
    path: '/manage-course/answer-manage/:week',
    at: '/manage-course/answer-manage/all',
    answers: [
      answer(manageExamStatus, weeks),
      answer(manageExamResult, ({ week: number }: ManageExamParams) => result(number) as ManageExamResult),
    ],
  });

test('wrong questions of published exams are in the book, and are asked again', async () => {
  const { callsOf } = visit([
    week(1, { state: 'passed' }),
    week(2, { state: 'failed' }),
    week(3, { state: 'submitted' }),
    week(4),
  ]);
  expect(await screen.findByRole('heading', { level: 1, name: '错题本' })).toBeInTheDocument();
  await userEvent.click(await screen.findByRole('button', { name: '开始复习' }));
  const sheet = within(await screen.findByRole('dialog', { name: '错题本' }));
  expect(sheet.getByText(/共 2 题/)).toBeVisible();
  expect(callsOf(manageExamResult).map(({ params }) => params)).toEqual([{ week: 1 }, { week: 2 }]);
});

test('mistakes of the other line are not in it', async () => {
  takePaper(
    { line: 'learner', user: 90 },
    { bank: 'exam', at: '2026-11-20 20:00:00', questions: [solved(7, '2')] },
  );
  visit([]);
  expect(await screen.findByText(/错题本还是空的/)).toBeVisible();
  expect(screen.getByRole('link', { name: '去学习' })).toHaveAttribute('href', '/manage-course');
});

test('as long as an exam is not read the book does not say that it is empty', async () => {
  visit([week(1, { state: 'failed' })], () => new Promise(() => undefined));
  expect(await screen.findByRole('status', { name: '加载中' })).toBeVisible();
  expect(screen.queryByText(/错题本还是空的/)).toBeNull();
});

test('an exam that cannot be read is read again by a tap', async () => {
  let isDown = true;
  visit([week(1, { state: 'failed' })], (number) => {
    if (isDown) throw new CallError('service', 0, '');
    return failedAt(number);
  });
  const card = await screen.findByRole('alert');
  expect(screen.queryByText(/错题本还是空的/)).toBeNull();
  isDown = false;
  await userEvent.click(within(card).getByRole('button', { name: '重试' }));
  expect(await screen.findByRole('button', { name: '开始复习' })).toBeVisible();
});

test('the day of the book is the server’s, also on a device whose clock is behind', async () => {
  noteServerTime('Sun, 22 Nov 2026 04:00:00 GMT');
  jest.mocked(Date.now).mockReturnValue(Date.parse('2026-11-20T12:00:00+08:00'));
  visit([week(1, { state: 'passed' })]);
  expect(await screen.findByRole('button', { name: '开始复习' })).toBeVisible();
});
