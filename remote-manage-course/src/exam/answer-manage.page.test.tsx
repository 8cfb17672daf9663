import {
  getMangeUserInfo,
  manageExamDetail,
  manageExamResult,
  manageExamStatus,
  submitManageExam,
  type ManageExam,
  type ManageExamResult,
  type ManageWeek,
  type SubmitExamParams,
} from '@suite/api';
import { reload } from '@suite/features/paper';
import { NOW, beginEachAnew, held, question, solved } from '@suite/features/paper/testing';
import { visit as reconcile } from '@suite/features/reconciler/testing';
import { CallError, focusManager } from '@suite/kernel';
import { answer, renderPage } from '@suite/ui/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { enterManagement, week } from '../testing';
import AnswerManagePage from './answer-manage.page';

jest.mock('@suite/features/paper', () => ({
  ...jest.requireActual('@suite/features/paper'),
  reload: jest.fn(),
}));

beginEachAnew();
afterEach(() => jest.restoreAllMocks());

beforeEach(() => {
  jest.mocked(reload).mockClear();
  enterManagement();
});

const exam = (over: Partial<ManageExam> = {}): ManageExam => ({
  week: 4,
  title: '第四周 团队协作',
  attempt: 1,
  rule: '<p>满分 100 分</p>',
  total_score: 100,
  pass_score: 60,
  question_list: [question(1), question(2)],
  user_answer: null,
  server_time: NOW,
  ...over,
});

const result = (over: Partial<ManageExamResult> = {}): ManageExamResult => ({
  week: 4,
  title: '第四周 团队协作',
  attempt: 1,
  tries_left: 2,
  is_pass: 0,
  score: 50,
  total_score: 100,
  pass_score: 60,
  used_seconds: 300,
  submit_time: NOW,
  result_time: NOW,
  question_list: [solved(1, '1'), solved(2, '2')],
  ...over,
});

interface Known {
  of: Partial<ManageWeek>;
  paper?: ManageExam;
  ended?: ManageExamResult;
  query?: string;
  fails?: () => boolean;
}

function visit({ of, paper = exam(), ended = result(), query = '', fails }: Known) {
  return renderPage(<AnswerManagePage />, {
    path: '/manage-course/answer-manage/:week',
    at: `/manage-course/answer-manage/4${query}`,
    answers: [
      answer(getMangeUserInfo, { mid: 90, mangeUserInfo: null }),
      answer(manageExamStatus, () => {
        if (fails?.()) throw new CallError('service', 0, 'network failure');
        return [week(4, of)];
      }),
      answer(manageExamDetail, paper),
      answer(manageExamResult, () => ({ ...ended })),
      answer(submitManageExam, ({ content, is_draft, save_time }: SubmitExamParams) =>
        held({ content, is_draft, save_time }),
      ),
    ],
  });
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const firstQuestion = () => screen.findByRole('radiogroup', { name: '问题 1' });

test.each([
  ['2026-11-30T12:00:00+08:00', '12月4日 08:00 开放'],
  ['2027-01-02T12:00:00+08:00', '2026年12月4日 08:00 开放'],
])('at %s an exam that is not open says when it opens: %s', async (now, words) => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse(now));
  visit({ of: { state: 'locked' } });
  expect(await screen.findByRole('heading', { name: '考试还没有开放' })).toBeVisible();
  expect(screen.getByText(words)).toBeVisible();
  expect(screen.getByRole('link', { name: '返回管理课程' })).toBeVisible();
});

test('a week that does not exist says so', async () => {
  visit({ of: { week: 9 } });
  expect(await screen.findByText('没有这一周的考试')).toBeVisible();
});

test('an open exam is described, and begins with a tap that a reload remembers', async () => {
  const { router } = visit({ of: { state: 'open' } });
  expect(await screen.findByRole('heading', { level: 1, name: '第四周 团队协作' })).toBeVisible();
  await press('开始考试');
  expect(await firstQuestion()).toBeVisible();
  expect(router.state.location.search).toBe('?attempt=1');
});

test('answers are kept under the management line alone, and sent with their attempt', async () => {
  const { callsOf } = visit({ of: { state: 'draft' }, paper: exam({ user_answer: held({ content: {} }) }) });
  await userEvent.click(await screen.findByRole('radio', { name: /对的/ }));
  expect(Object.keys(localStorage)).toContain('suite.unsent.work/management.90/answering/manage-exam-4.1');
  expect(Object.keys(localStorage).filter((key) => key.includes('learner'))).toEqual([]);
  await press('下一题');
  await press('交卷');
  const dialog = await screen.findByRole('dialog', { name: '确认交卷' });
  expect(dialog).toHaveTextContent('还有 1 题未作答');
  await userEvent.dblClick(within(dialog).getByRole('button', { name: '仍要交卷' }));
  await screen.findByRole('heading', { name: '交卷成功' });
  const final = callsOf(submitManageExam).filter(({ params }) => (params as SubmitExamParams).is_draft === 0);
  expect(final.map(({ params }) => params)).toMatchObject([{ week: 4, attempt: 1, content: { 1: '1' } }]);
});

test('handed in, the page is loaded again at an address that shows the result', async () => {
  const { router } = visit({ of: { state: 'open' }, query: '?attempt=1' });
  await userEvent.click(await screen.findByRole('radio', { name: /对的/ }));
  await press('下一题');
  await press('交卷');
  const dialog = await screen.findByRole('dialog', { name: '确认交卷' });
  await userEvent.click(within(dialog).getByRole('button', { name: '仍要交卷' }));
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1), { timeout: 5000 });
  expect(router.state.location.search).toBe('');
});

test('an exam that was handed in waits for its result', async () => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-21T12:00:00+08:00'));
  visit({
    of: { state: 'submitted' },
    ended: result({ is_pass: null, score: null, result_time: '2026-11-22 10:00:00', question_list: [] }),
  });
  expect(await screen.findByRole('heading', { level: 1, name: '已交卷，等待公布成绩' })).toBeVisible();
  expect(screen.getByText('11月22日 10:00 公布成绩')).toBeVisible();
});

test('an exam without a verdict is not called failed', async () => {
  visit({ of: { state: 'failed' }, ended: result({ is_pass: undefined }) });
  expect(await screen.findByRole('heading', { level: 1, name: '已交卷，等待公布成绩' })).toBeVisible();
});

test('a passed exam shows its score, its analysis and the way back', async () => {
  visit({ of: { state: 'passed' }, ended: result({ is_pass: 1, score: 100 }) });
  expect(await screen.findByText('恭喜您，考试通过')).toBeVisible();
  expect(screen.queryByRole('button', { name: /再考一次/ })).toBeNull();
  await press('查看答案与解析');
  expect(await screen.findAllByText('因为是第一个')).toHaveLength(2);
  await press('查看成绩');
  await press('返回管理课程');
  expect(await screen.findByLabelText('address')).toHaveTextContent('/manage-course');
});

test('a verdict without a score is not shown as 0 points', async () => {
  visit({ of: { state: 'failed' }, ended: result({ score: null }) });
  expect(await screen.findByText('考试未通过')).toBeVisible();
  expect(screen.queryByText(/^(0|还差.*60 分.*)$/)).toBeNull();
  expect(screen.getByText('先看解析，把错题弄懂')).toBeVisible();
});

test('a failed exam offers the next try, which starts without the old answers', async () => {
  visit({ of: { state: 'failed' }, paper: exam({ attempt: 2 }) });
  expect(await screen.findByText('考试未通过')).toBeVisible();
  await press('再考一次（还有 2 次）');
  expect(await firstQuestion()).toBeVisible();
  expect(screen.getByText('已答 0/2')).toBeVisible();
});

test('without another try there is none', async () => {
  visit({ of: { state: 'failed', tries_left: 0 }, ended: result({ tries_left: 0 }), query: '?attempt=2' });
  expect(await screen.findByText('考试未通过')).toBeVisible();
  expect(screen.queryByRole('button', { name: /再考一次/ })).toBeNull();
});

test('of an attempt that was handed in elsewhere, what did not count is listed, and no draft is left', async () => {
  const key = 'suite.unsent.management.90.answering.manage-exam-4.1';
  localStorage.setItem(
    key,
    JSON.stringify({ own: { 1: { value: '2', at: Date.parse('2026-11-20T04:00:00Z') } } }),
  );
  visit({
    of: { state: 'failed' },
    paper: exam({ user_answer: held({ is_draft: 0, content: { 1: '1' } }) }),
  });
  reconcile({ line: 'management', user: 90 });
  const card = await screen.findByRole('region', { name: '1 题没有计入成绩' });
  expect(card).toHaveTextContent(/第 1 题 问题 1您的答案 B .*计入成绩：A/);
  expect(localStorage.getItem(key)).toBeNull();
});

test.each([
  ['locked', 1, 'open', 1, '开始考试'],
  ['submitted', 1, 'failed', 1, '再考一次（还有 2 次）'],
  ['failed', 1, 'failed', 2, '再考一次（还有 1 次）'],
] as const)(
  'a learner who comes back to an exam that was %s at try %d and is %s at try %d goes on',
  async (before, first, now, last, name) => {
    jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-21T12:00:00+08:00'));
    const of: Partial<ManageWeek> = { state: before, attempt: first };
    const ended = result(before === 'submitted' ? { is_pass: null, score: null } : {});
    const { client } = visit({ of, ended, paper: exam({ attempt: now === 'open' ? 1 : last + 1 }) });
    await screen.findByText(/返回管理课程/);
    Object.assign(of, { state: now, attempt: last });
    Object.assign(ended, result({ attempt: last, tries_left: 3 - last }));
    await act(() => client.refetchQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'answering' }));
    act(() => focusManager.onFocus());
    await press(name);
    expect(await firstQuestion()).toBeVisible();
  },
);

test('a page that failed can be asked for again', async () => {
  let isDown = true;
  visit({ of: { state: 'draft' }, fails: () => isDown });
  const retry = await screen.findByRole('button', { name: '重试' });
  isDown = false;
  await userEvent.click(retry);
  expect(await firstQuestion()).toBeVisible();
});
