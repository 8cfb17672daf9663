import {
  codes,
  judgePaper,
  paperInfo,
  userDetail,
  userStart,
  type JudgePaperParams,
  type Paper,
} from '@suite/api';
import { CallError } from '@suite/kernel';
import { answer, renderPage } from '@suite/ui/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { reload } from '@suite/features/paper';
import * as testing from '@suite/features/paper/testing';
import { visit as reconcile } from '@suite/features/reconciler/testing';
import ExamPage from './exam.page';

jest.mock('@suite/features/paper', () => ({
  ...jest.requireActual('@suite/features/paper'),
  reload: jest.fn(),
}));

const { NOW, beginEachAnew, held, keepDrafts, learner, question, solved } = testing;

beginEachAnew();
beforeEach(() => void jest.mocked(reload).mockClear());

const paper = (over: Partial<Paper> = {}): Paper => ({
  paper_info: {
    id: 901,
    title: '结业考试',
    rule: '<p>满分 100 分</p>',
    total_score: 100,
    pass_score: 60,
    minutes: 60,
    question_list: [question(1), question(2)],
  },
  user_start: { start_time: NOW, deadline: '2026-11-21 11:00:00', server_time: NOW },
  user_answer: null,
  submit_time: null,
  certificate_info: null,
  server_time: NOW,
  ...over,
});

const submitted = (score: number): Paper =>
  paper({
    paper_info: { ...paper().paper_info, question_list: [solved(1, '1'), solved(2, score > 50 ? '1' : '2')] },
    user_answer: held({ is_draft: 0, score, used_seconds: 600 }),
    submit_time: NOW,
  });

function visit(
  known: Paper | (() => Paper),
  { at = '/exam?paper_id=901', current = 901 as number | null } = {},
) {
  const send = jest.fn(({ content, is_draft, save_time }: JudgePaperParams) =>
    held({ content, is_draft, save_time }),
  );
  const visited = renderPage(<ExamPage />, {
    path: '/exam',
    at,
    answers: [
      answer(userDetail, learner(current)),
      answer(paperInfo, known instanceof Function ? known : () => known),
      answer(userStart, { start_time: NOW, deadline: null, server_time: NOW }),
      answer(judgePaper, send),
    ],
  });
  return { ...visited, send };
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

test('without an exam it says when there will be one', async () => {
  visit(paper(), { at: '/exam', current: null });
  expect(await screen.findByText(/暂时没有可以参加的考试/)).toBeVisible();
});

test('the address keeps to the exam that was opened', async () => {
  const { router } = visit(submitted(100), { at: '/exam' });
  expect(await screen.findByText('恭喜您，考试通过')).toBeVisible();
  expect(router.state.location.search).toBe('?paper_id=901');
});

test('before it begins it says what it is about, and begins once the learner is sure', async () => {
  let known = paper({ user_start: null });
  const { callsOf } = visit(() => known);
  expect(await screen.findByRole('heading', { level: 1, name: '结业考试' })).toBeVisible();
  expect(screen.getByText('60 分钟')).toBeVisible();
  expect(screen.getByText('满分 100 分')).toBeVisible();

  await press('开始考试');
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '再等等' }));
  expect(callsOf(userStart)).toHaveLength(0);

  known = paper();
  await press('开始考试');
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '开始' }));
  expect(await screen.findByRole('radiogroup', { name: '问题 1' })).toBeVisible();
  expect(callsOf(userStart)).toHaveLength(1);
});

test('an exam whose questions do not come after it began says that its time runs, and goes on by a tap', async () => {
  let state: 'before' | 'lost' | 'begun' = 'before';
  const { callsOf } = visit(() => {
    if (state === 'lost') throw new CallError('service', 0, '');
    return paper({ user_start: state === 'before' ? null : paper().user_start });
  });
  await press('开始考试');
  state = 'lost';
  await press('开始');
  expect(await screen.findByText('考试已经开始计时，但题目没有加载出来，请再试一次')).toBeVisible();
  state = 'begun';
  await press('进入考试');
  expect(await screen.findByRole('radiogroup', { name: '问题 1' })).toBeVisible();
  expect(callsOf(userStart)).toHaveLength(1);
});

test('an exam that cannot begin says why, and stays', async () => {
  renderPage(<ExamPage />, {
    path: '/exam',
    at: '/exam?paper_id=901',
    answers: [
      answer(userDetail, learner(901)),
      answer(paperInfo, paper({ user_start: null, paper_info: { ...paper().paper_info, minutes: 0 } })),
      answer(userStart, () => {
        throw new CallError('silent', codes.PAPER_NOT_OPEN, '考试还没有开放');
      }),
    ],
  });
  await press('开始考试');
  expect(await screen.findByText('考试还没有开放')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: '开始考试' })).toBeEnabled();
});

test.each([
  ['began', true],
  ['did not begin', false],
])('an exam that %s while the network was lost is told by reading it again', async (_, hasBegun) => {
  const waiting = paper({ user_start: null, paper_info: { ...paper().paper_info, minutes: 0 } });
  let known = waiting;
  renderPage(<ExamPage />, {
    path: '/exam',
    at: '/exam?paper_id=901',
    answers: [
      answer(userDetail, learner(901)),
      answer(paperInfo, () => known),
      answer(userStart, () => {
        if (hasBegun) known = paper();
        throw new CallError('service', 0, 'timeout');
      }),
    ],
  });
  await press('开始考试');
  if (hasBegun) expect(await screen.findByRole('radiogroup', { name: '问题 1' })).toBeVisible();
  else expect(await screen.findByText('网络不稳定，没有收到结果，请再试一次')).toBeVisible();
});

test('a draft goes on at the first question without an answer, with the time that is left', async () => {
  visit(paper({ user_answer: held({ content: { 1: '2' } }) }));
  expect(await screen.findByRole('radiogroup', { name: '问题 2' })).toBeVisible();
  expect(screen.getByRole('timer')).toHaveTextContent('1:00:00');
});

test('a question that was taken out after a draft is neither shown nor sent, and the page says so', async () => {
  const { send } = visit(paper({ user_answer: held({ content: { 1: '2', 3: '1' } }) }));
  expect(await screen.findByText('试卷有调整，1 道已答的题目被移除，不再计入作答')).toBeVisible();
  await press('交卷');
  const dialog = await screen.findByRole('dialog', { name: '确认交卷' });
  await userEvent.click(within(dialog).getByRole('button', { name: '仍要交卷' }));
  await screen.findByRole('heading', { name: '交卷成功' });
  expect(send.mock.calls[0]?.[0]).toMatchObject({ is_draft: 0, content: { 1: '2' } });
  expect(send.mock.calls[0]?.[0].content).not.toHaveProperty('3');
});

test('handed in, the page is loaded again', async () => {
  const { send } = visit(paper());
  await userEvent.click(await screen.findByRole('radio', { name: /对的/ }));
  await press('下一题');
  await press('交卷');
  const dialog = await screen.findByRole('dialog', { name: '确认交卷' });
  expect(dialog).toHaveTextContent('还有 1 题未作答');
  await userEvent.click(within(dialog).getByRole('button', { name: '仍要交卷' }));
  await screen.findByRole('heading', { name: '交卷成功' });
  expect(send).toHaveBeenCalledTimes(1);
  expect(send.mock.calls[0]?.[0]).toEqual({
    paper_id: 901,
    content: { 1: '1' },
    is_draft: 0,
    base_version: 0,
    save_time: expect.stringMatching(/^2026-11-21 10:00:0\d$/),
    used_seconds: expect.any(Number),
  });
  expect(reload).toHaveBeenCalledTimes(1);
});

test('a submission that is refused is reported, and the answers stay', async () => {
  const report = jest.fn();
  renderPage(<ExamPage />, {
    path: '/exam',
    at: '/exam?paper_id=901',
    platform: { report },
    answers: [
      answer(userDetail, learner(901)),
      answer(paperInfo, paper()),
      answer(judgePaper, () => {
        throw new CallError('shown', codes.UNEXPECTED, '系统繁忙');
      }),
    ],
  });
  await userEvent.click(await screen.findByRole('radio', { name: /对的/ }));
  await press('下一题');
  await press('交卷');
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '仍要交卷' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('交卷没有成功，答案都已保存在本机');
  expect(report).toHaveBeenCalledTimes(1);
  expect(Object.keys(localStorage)).toContain('suite.unsent.work/learner.7/answering/exam-901.1');
});

test('of an exam that was handed in elsewhere, what did not count is listed, and no draft is left', async () => {
  const left = keepDrafts('exam-901.1');
  visit(submitted(100));
  reconcile();
  expect(await screen.findByText('恭喜您，考试通过')).toBeVisible();
  expect(await screen.findByRole('region', { name: '1 题没有计入成绩' })).toBeVisible();
  expect(left()).toEqual([]);
});

test('a passed exam leads to its certificate', async () => {
  visit(submitted(100));
  expect(await screen.findByText('恭喜您，考试通过')).toBeVisible();
  await press('查看证书');
  expect(screen.getByLabelText('address')).toHaveTextContent('/exam-certificate?paper_id=901');
});

test('a failed one to the next, or to the teacher when there is none', async () => {
  const { unmount } = visit(submitted(50), { current: 902 });
  expect(await screen.findByRole('button', { name: '参加补考' })).toBeVisible();
  unmount();
  visit(submitted(50));
  await press('联系老师补考');
  expect(screen.getByLabelText('address')).toHaveTextContent('/look-teach-weachat');
});

test('its analysis explains each question', async () => {
  visit(submitted(50));
  await press('查看答案与解析');
  expect(await screen.findAllByText('因为是第一个')).toHaveLength(2);
});

test('a paper that does not come can be asked for again', async () => {
  let fails = true;
  visit(() => {
    if (fails) throw new CallError('service', 0, 'network failure');
    return paper();
  });
  const retry = await screen.findByRole('button', { name: '重试' });
  fails = false;
  await userEvent.click(retry);
  expect(await screen.findByRole('radiogroup', { name: '问题 1' })).toBeVisible();
});

test.each(['', '&view=analysis'])(
  'an exam without a score is neither passed nor failed: %s',
  async (view) => {
    const unsolved = { ...paper().paper_info, question_list: [question(1, { youAns: '1' })] };
    const unscored = { paper_info: unsolved, user_answer: held({ is_draft: 0, score: null }) };
    visit(paper({ ...unscored, submit_time: NOW }), { at: `/exam?paper_id=901${view}` });
    expect(await screen.findByRole('heading', { level: 1, name: '已交卷，等待公布成绩' })).toBeVisible();
    expect(screen.getByText('2026年11月21日 10:00 交卷')).toBeVisible();
    expect(screen.queryByText(/未通过|答错/)).toBeNull();
    expect(screen.getByRole('link', { name: '返回个人中心' })).toBeVisible();
  },
);
