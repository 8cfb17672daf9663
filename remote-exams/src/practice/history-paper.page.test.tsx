import {
  commitAnswer,
  createJuan,
  juanHistory,
  questionType,
  reformExamDetail,
  type Juan,
  type JuanBrief,
  type JuanHistory,
  type JuanHistoryParams,
} from '@suite/api';
import { CallError } from '@suite/kernel';
import { answer, renderPage } from '@suite/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { visit as reconcile } from '@suite/features/reconciler/testing';
import { keepDrafts } from '@suite/features/paper/testing';
import HistoryPaperPage from './history-paper.page';

const brief = (juan_id: number, score: number, day: string): JuanBrief => ({
  juan_id,
  score,
  total_score: 100,
  right_count: score / 50,
  question_count: 2,
  used_seconds: 450,
  submit_time: `${day} 20:30:00`,
});

const list = [brief(12, 50, '2026-11-20'), brief(11, 100, '2026-11-10')];

const juan = (juan_id: number): Juan => ({
  juan_id,
  unit_id: 7,
  unit_name: '现金与信用',
  total_score: 100,
  question_list: [
    {
      id: 1,
      type: questionType.judge,
      title: '备用金可以买股票。',
      score: 50,
      option1: '正确',
      option2: '错误',
      youAns: '2',
      answer: '2',
      analysis: '备用金要安全。',
    },
    {
      id: 2,
      type: questionType.multiple,
      title: '哪些是流动资产？',
      score: 50,
      option1: '现金',
      option2: '房产',
      option3: '货币基金',
      youAns: juan_id === 12 ? '1,2' : '1,3',
      answer: '1,3',
      analysis: '房产变现慢。',
    },
  ],
  user_answer: {
    content: {},
    is_draft: 0,
    save_time: '2026-11-20 20:30:00',
    score: juan_id === 12 ? 50 : 100,
    used_seconds: 450,
  },
  server_time: '2026-11-21 10:00:00',
});

const history = ({ juan_id }: JuanHistoryParams): JuanHistory => ({
  list,
  juan: list.some((one) => one.juan_id === (juan_id ?? 12)) ? juan(juan_id ?? 12) : null,
});

const visit = (at = '/answer-system/history-paper/7', reply = history) =>
  renderPage(<HistoryPaperPage edition="older" />, {
    path: '/answer-system/history-paper/:unitId',
    at,
    answers: [
      answer(juanHistory, reply),
      answer(createJuan, () => ({ ...juan(13), user_answer: null })),
      answer(commitAnswer, { ...juan(13).user_answer!, is_draft: 1 }),
    ],
  });

test('the papers of a unit are listed newest first, the best one marked', async () => {
  const { callsOf } = visit();
  expect(await screen.findByRole('heading', { level: 1, name: '现金与信用' })).toBeVisible();
  const [newest, oldest] = screen.getAllByRole('listitem');
  expect(newest).toHaveTextContent('第 2 次练习');
  expect(newest).toHaveTextContent('2026年11月20日 20:30');
  expect(newest).toHaveTextContent('7 分 30 秒');
  expect(newest).not.toHaveTextContent('最高分');
  expect(oldest).toHaveTextContent('最高分');
  expect(callsOf(juanHistory)[0]?.params).toEqual({ unit_id: 7 });
});

test('a paper whose answers were not counted yet has dashes for their numbers', async () => {
  const uncounted = list.map((one) => ({ ...one, right_count: null, question_count: null }));
  visit(undefined, (asked) => ({ ...history(asked), list: uncounted as never }));
  expect((await screen.findAllByRole('listitem'))[0]).toHaveTextContent('答对 —/— 题');
});

test('a paper that was not scored yet has no score, and is not the best', async () => {
  const unscored = [{ ...brief(13, 0, '2026-11-21'), score: null }];
  const { unmount } = visit(undefined, (asked) => ({ ...history(asked), list: unscored as never }));
  expect((await screen.findAllByRole('listitem'))[0]).toHaveTextContent('—/ 100 分');
  expect(screen.getByText('共练习 1 次')).toBeVisible();
  unmount();
  const open = { ...juan(13), user_answer: { ...juan(13).user_answer!, score: null } };
  visit('/answer-system/history-paper/7?juan=13', () => ({ list: unscored as never, juan: open }));
  expect(await screen.findByText('—')).toBeVisible();
});

test('a paper opens with its score, answers and analysis', async () => {
  const { callsOf } = visit();
  await userEvent.click(await screen.findByRole('link', { name: /第 2 次练习/ }));
  const wrong = within(await screen.findByRole('article', { name: '第 2 题' }));
  expect(wrong.getByText('答错')).toBeVisible();
  expect(wrong.getByText('您选错了')).toBeVisible();
  expect(wrong.getByText('您漏选了')).toBeVisible();
  expect(wrong.getByText('房产变现慢。')).toBeVisible();
  expect(callsOf(juanHistory)[1]?.params).toEqual({ unit_id: 7, juan_id: 12 });
});

test('the paper that was handed in last opens without its number', async () => {
  const { callsOf } = visit('/answer-system/history-paper/7?juan=last');
  expect(await screen.findByRole('article', { name: '第 2 题' })).toBeVisible();
  expect(callsOf(juanHistory)[0]?.params).toEqual({ unit_id: 7 });
});

test('papers that were handed in elsewhere leave no draft on this device; the open one has its own', async () => {
  const left = keepDrafts('unit-7.12', 'unit-7.13');
  visit();
  reconcile();
  expect(await screen.findAllByRole('listitem')).toHaveLength(2);
  await waitFor(() => expect(left()).toEqual(['unit-7.13']));
  expect(screen.queryByText(/没有计入成绩/)).toBeNull();
});

test('the wrong questions alone', async () => {
  visit('/answer-system/history-paper/7?juan=12');
  await screen.findByRole('article', { name: '第 1 题' });
  await userEvent.click(screen.getByRole('button', { name: '只看错题 1' }));
  expect(screen.getAllByRole('article')).toHaveLength(1);
  expect(screen.getByRole('article', { name: '第 2 题' })).toBeVisible();
});

test('a paper without a mistake has no wrong questions, and says so', async () => {
  visit('/answer-system/history-paper/7?juan=11');
  await screen.findByRole('article', { name: '第 1 题' });
  await userEvent.click(screen.getByRole('button', { name: '只看错题 0' }));
  expect(screen.getByText(/全部答对了/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: '查看全部题目' }));
  expect(screen.getAllByRole('article')).toHaveLength(2);
});

test('the card of numbers leads to a question', async () => {
  visit('/answer-system/history-paper/7?juan=12');
  await screen.findByRole('article', { name: '第 1 题' });
  window.scrollTo = jest.fn();
  await userEvent.click(screen.getByRole('button', { name: '答题卡' }));
  await userEvent.click(await screen.findByRole('button', { name: '第 2 题，答错' }));
  expect(window.scrollTo).toHaveBeenCalled();
});

test('another paper of the unit is one tap away', async () => {
  visit();
  await userEvent.click(await screen.findByRole('button', { name: '再练一次' }));
  expect(screen.getByLabelText('address')).toHaveTextContent('/answer-system/immediate-paper/7');
});

test('a paper that there is not leads back to those that there are', async () => {
  visit('/answer-system/history-paper/7?juan=99');
  expect(await screen.findByText('没有找到这份试卷')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: '历史试卷' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: '查看历史试卷' }));
  expect(await screen.findAllByRole('listitem')).toHaveLength(2);
});

test('a unit that was never practised', async () => {
  visit(undefined, () => ({ list: [], juan: null }));
  expect(await screen.findByText(/还没有交过卷/)).toBeVisible();
  expect(screen.getByRole('button', { name: '开始练习' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
});

test('the server says why a unit cannot be looked at', async () => {
  visit(undefined, () => {
    throw new CallError('shown', 40001, '这个单元还没有开放');
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('这个单元还没有开放');
  expect(screen.queryByRole('button', { name: '再练一次' })).toBeNull();
});

test('the reform course asks its own call for what is over, and opens no paper by it', async () => {
  const { callsOf } = renderPage(<HistoryPaperPage edition="reform" />, {
    path: '/answer-system-reform/history-paper/:unitId',
    at: '/answer-system-reform/history-paper/7?juan=11',
    answers: [answer(reformExamDetail, history)],
  });
  expect(await screen.findByRole('heading', { level: 1, name: '现金与信用' })).toBeVisible();
  expect(callsOf(reformExamDetail)[0]?.params).toEqual({ unit_id: 7, juan_id: 11, is_history: 1 });
});
