import {
  addReformExam,
  codes,
  commitAnswer,
  createJuan,
  juanHistory,
  reformExamDetail,
  userDetail,
  type Juan,
  type JuanHistory,
  type JuanSheet,
} from '@suite/api';
import { CallError } from '@suite/kernel';
import { answer, renderPage } from '@suite/ui/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRoutes } from '@suite/kernel/router';
import { NOW, beginEachAnew, held, learner, question, solved } from '@suite/features/paper/testing';
import HistoryPaperPage from './history-paper.page';
import ImmediatePaperPage from './immediate-paper.page';

beginEachAnew();

const juan = (juan_id: number, over: Partial<Juan> = {}): Juan => ({
  juan_id,
  unit_id: 5,
  unit_name: '家庭财务体检',
  total_score: 100,
  question_list: [question(1), question(2)],
  user_answer: null,
  server_time: NOW,
  ...over,
});

const accept = ({ content, is_draft, save_time }: JuanSheet) => held({ content, is_draft, save_time });

const history: JuanHistory = {
  list: [],
  juan: juan(31, { question_list: [solved(1, '1'), solved(2, '')], user_answer: held({ is_draft: 0 }) }),
};

function visit(open: () => Juan, send: (sheet: JuanSheet) => ReturnType<typeof accept> = accept) {
  const sent = jest.fn(send);
  const visited = renderPage(<ImmediatePaperPage edition="older" />, {
    path: '/answer-system/immediate-paper/:unitId',
    at: '/answer-system/immediate-paper/5',
    answers: [
      answer(userDetail, learner()),
      answer(createJuan, open),
      answer(commitAnswer, sent),
      answer(juanHistory, history),
    ],
  });
  return { ...visited, sent };
}

async function handInOne() {
  await userEvent.click(await screen.findByRole('radio', { name: /对的/ }));
  await userEvent.click(screen.getByRole('button', { name: '下一题' }));
  await userEvent.click(screen.getByRole('button', { name: '交卷' }));
  const dialog = await screen.findByRole('dialog', { name: '确认交卷' });
  await userEvent.click(within(dialog).getByRole('button', { name: '仍要交卷' }));
}

test('a paper is handed in with its number and its time, and leads to what came of it', async () => {
  const { sent } = visit(() => juan(31));
  await handInOne();
  expect(await screen.findByLabelText('address')).toHaveTextContent(
    '/answer-system/history-paper/5?juan=last',
  );
  // The tap asks whether it was right; the paper is handed in once.
  expect(sent.mock.calls.map(([sheet]) => sheet)).toMatchObject([
    { juan_id: 31, content: { 1: '1' }, is_draft: 1, check: [1] },
    { juan_id: 31, content: { 1: '1' }, is_draft: 0, used_seconds: expect.any(Number) },
  ]);
});

test('the paper before it does not show as the one that was handed in', async () => {
  const solvedPaper = (juan_id: number, score: number) =>
    juan(juan_id, { question_list: [solved(1, '1')], user_answer: held({ is_draft: 0, score }) });
  let last: Promise<JuanHistory> | JuanHistory = { list: [], juan: solvedPaper(30, 20) };
  const Pages = () =>
    useRoutes([
      { path: '/answer-system/immediate-paper/:unitId', element: <ImmediatePaperPage edition="older" /> },
      { path: '/answer-system/history-paper/:unitId', element: <HistoryPaperPage edition="older" /> },
    ]);
  const { router } = renderPage(<Pages />, {
    path: '*',
    at: '/answer-system/history-paper/5?juan=last',
    answers: [
      answer(userDetail, learner()),
      answer(createJuan, juan(31)),
      answer(commitAnswer, accept),
      answer(juanHistory, () => last),
    ],
  });
  expect(await screen.findByText('20')).toBeVisible();
  let arrive: (history: JuanHistory) => void = () => undefined;
  last = new Promise((resolve) => (arrive = resolve));
  await act(() => router.navigate('/answer-system/immediate-paper/5'));
  await handInOne();
  expect(await screen.findByRole('heading', { level: 1, name: '历史试卷' })).toBeInTheDocument();
  expect(screen.queryByText('20')).not.toBeInTheDocument();
  arrive({ list: [], juan: solvedPaper(31, 80) });
  expect(await screen.findByText('80')).toBeVisible();
});

test('a submission whose answer was lost is recognised by the unit having a new paper', async () => {
  let handedIn = false;
  const { sent } = visit(
    () => juan(handedIn ? 32 : 31),
    () => {
      handedIn = true;
      throw new CallError('service', 0, 'timeout');
    },
  );
  await handInOne();
  expect(await screen.findByLabelText('address')).toHaveTextContent('/history-paper/5');
  expect(sent).toHaveBeenCalledTimes(1);
});

test('a page that was killed while handing in says on opening that it arrived', async () => {
  const draft = {
    base: { content: {}, savedAt: 0, usedSeconds: 0 },
    own: {},
    marks: {},
    spent: 0,
    sentAt: 5,
  };
  localStorage.setItem('suite.unsent.learner.7.answering.unit-5.31', JSON.stringify(draft));
  visit(() => juan(32));
  expect(await screen.findByLabelText('address')).toHaveTextContent('/history-paper/5');
  expect(await screen.findByText('上次的答案已交卷成功')).toBeInTheDocument();
});

test('a unit that is not open says why', async () => {
  visit(() => {
    throw new CallError('silent', codes.PAPER_NOT_OPEN, '开班之后才能练习');
  });
  expect(await screen.findByText('开班之后才能练习')).toBeVisible();
});

test('a unit without questions says so', async () => {
  visit(() => juan(31, { question_list: [] }));
  expect(await screen.findByText('这份试卷还没有题目')).toBeVisible();
});

test('the reform course has calls and pages of its own', async () => {
  const sent = jest.fn(accept);
  const { callsOf } = renderPage(<ImmediatePaperPage edition="reform" />, {
    path: '/answer-system-reform/immediate-paper/:unitId',
    at: '/answer-system-reform/immediate-paper/5',
    answers: [
      answer(userDetail, learner()),
      answer(reformExamDetail, { list: [], juan: juan(41) }),
      answer(addReformExam, sent),
    ],
  });
  await handInOne();
  expect(await screen.findByLabelText('address')).toHaveTextContent('/answer-system-reform/history-paper/5');
  expect(callsOf(reformExamDetail)[0]?.params).toEqual({ unit_id: 5, is_history: 0 });
  expect(sent).toHaveBeenLastCalledWith(expect.objectContaining({ juan_id: 41, is_draft: 0 }));
});

test('units of the two editions with the same number do not find each other’s drafts', async () => {
  const answers = [
    answer(userDetail, learner()),
    answer(createJuan, juan(31)),
    answer(reformExamDetail, { list: [], juan: juan(31) }),
    answer(commitAnswer, accept),
    answer(addReformExam, accept),
  ];
  const path = '/:unitId';
  const older = renderPage(<ImmediatePaperPage edition="older" />, { path, at: '/5', answers });
  await userEvent.click(await screen.findByRole('radio', { name: /对的/ }));
  older.unmount();

  const reform = renderPage(<ImmediatePaperPage edition="reform" />, { path, at: '/5', answers });
  expect(await screen.findByText('已答 0/2')).toBeInTheDocument();
  reform.unmount();

  renderPage(<ImmediatePaperPage edition="older" />, { path, at: '/5', answers });
  expect(await screen.findByText('已答 1/2')).toBeInTheDocument();
});
