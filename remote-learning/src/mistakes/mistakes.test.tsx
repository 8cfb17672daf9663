import {
  checkInDetail,
  homeworkList,
  paperInfo,
  questionType,
  reformChapterTestResult,
  reformHomeworkList,
  userDetail,
  type CheckInDetail,
  type OwnedCourse,
  type Paper,
  type Question,
  type ReformChapterTestResult,
} from '@suite/api';
import { noteExam, takePaper, type Bank } from '@suite/features/spaced-review';
import { useSession } from '@suite/kernel';
import { ownerOf, personHere } from '@suite/kernel/records';
import { answer, renderPage } from '@suite/ui/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { courseWith, detailWith } from '../home/testing';
import MyInfoPage from '../my-info/my-info.page';
import { task, week } from '../tasks/testing';

const question = (id: number, over: Partial<Question> = {}): Question => ({
  id,
  type: questionType.single,
  title: `<p>题目 ${id}</p>`,
  score: 50,
  youAns: '1',
  answer: '2',
  analysis: `解析 ${id}`,
  option1: '甲',
  option2: '乙',
  ...over,
});
const take = (questions: Question[], bank: Bank = 'reform', at = '2026-03-10 20:00:00') =>
  takePaper(ownerOf(7), { bank, at, questions });

/** The exam 901 was failed, and 902 is its resit, which waits for its score. */
const examOf = (id: number) =>
  ({
    paper_info: { id, pass_score: 60, question_list: [question(id)] },
    user_answer: { is_draft: 0, score: id === 901 ? 30 : null, content: {} },
    submit_time: '2026-03-10 20:00:00',
  }) as unknown as Paper;

interface Given {
  query?: string;
  today?: string;
  courses?: OwnedCourse[];
  isTested?: boolean;
  /** The exam in turn. */
  paperId?: number;
}

function visit({
  query = '',
  today = '2026-03-11',
  courses = [courseWith()],
  isTested,
  paperId,
}: Given = {}) {
  const day = { today } as CheckInDetail;
  const tested = week({
    task_list: [task(2, { type: 'chapter_test', target_id: 30201, is_done: 1 })],
    homework_list: [],
  });
  const page = renderPage(<MyInfoPage />, {
    path: '/myinfo',
    at: `/myinfo?tab=mistakes${query}`,
    answers: [
      answer(userDetail, detailWith({ courseList: courses, paperId: paperId ?? null })),
      answer(reformHomeworkList, isTested ? [tested] : []),
      answer(homeworkList, []),
      answer(reformChapterTestResult, {
        submit_time: '2026-03-10 20:00:00',
        singleChoice: { type: 1, type_text: '单选题', list: [question(9)] },
        judgement: { type: 4, type_text: '判断题', list: [] },
      } as unknown as ReformChapterTestResult),
      answer(paperInfo, ({ paper_id }: { paper_id: number }) => examOf(paper_id)),
      answer(checkInDetail, () => ({ ...day })),
    ],
  });
  return {
    ...page,
    /** The server's day turns, and is read again. */
    turnTo: (next: string) => {
      day.today = next;
      return act(() => page.client.refetchQueries({ queryKey: [checkInDetail.path] }));
    },
  };
}

const sheet = async () => within(await screen.findByRole('dialog', { name: '错题本' }));
const row = (name: RegExp) => screen.findByRole('button', { name });

beforeAll(() => {
  Element.prototype.scrollIntoView = () => undefined;
});
afterEach(() => jest.restoreAllMocks());
beforeEach(() => {
  localStorage.clear();
  useSession.setState({ line: 'learner', login: 'in', user: 7 });
});

test('wrong questions of all papers stand in one list, with the day on which they come back', async () => {
  take([question(1), question(2)]);
  take([question(3)], 'exam', '2026-03-08 20:00:00');
  take([question(1)], 'older', '2026-03-11 08:00:00');
  visit();
  expect(await screen.findByRole('heading', { level: 1, name: '错题本' })).toBeInTheDocument();
  expect(await row(/题目 3\s*今天再问/)).toBeVisible();
  expect(await row(/题目 2\s*财商课 · 今天再问/)).toBeVisible();
  expect(await row(/题目 1\s*明天再问/)).toBeVisible();
  expect(screen.getByText('还没记住').nextSibling).toHaveTextContent('4题');
});

test('a question shows its solution, and leads to its moment in the lesson', async () => {
  take([question(1, { lesson: { v_id: 3020103, position: 83 } }), question(2)]);
  visit();
  await userEvent.click(await row(/题目 1/));
  expect(screen.getByText('解析 1')).toBeVisible();
  expect(screen.getAllByText('正确答案')[0]).toBeVisible();
  expect(screen.getAllByRole('link', { name: /看讲解/ }).map((one) => one.getAttribute('href'))).toEqual([
    '/videoReform?v_id=3020103&t=83&play=1',
  ]);
});

test('a paper that another device handed in is read on the way', async () => {
  visit({ isTested: true });
  expect(await row(/题目 9/)).toBeVisible();
});

test('the review asks what is due; wrong again it is asked once more at the end', async () => {
  take([question(1, { lesson: { v_id: 3020103, position: 83 } }), question(3)]);
  visit({ query: '&review=1' });
  const asked = await sheet();
  expect(asked.queryByText('解析 1')).toBeNull();
  expect(asked.getByRole('button', { name: '确定' })).toBeDisabled();
  await userEvent.click(asked.getByRole('radio', { name: /乙/ }));
  await userEvent.click(asked.getByRole('button', { name: '确定' }));
  expect(asked.getByText('解析 1')).toBeVisible();
  expect(asked.getByRole('link', { name: '看讲解 01:23' })).toBeVisible();
  await userEvent.click(asked.getByRole('button', { name: '下一题' }));
  await userEvent.click(asked.getByRole('radio', { name: /甲/ }));
  await userEvent.click(asked.getByRole('button', { name: '确定' }));
  expect(asked.getByText('这次没答对')).toBeVisible();
  expect(asked.queryByRole('link')).toBeNull();
  expect(asked.getByText('这道题稍后再问一次')).toBeVisible();
  await userEvent.click(asked.getByRole('button', { name: '下一题' }));
  expect(asked.getByText('题目 3')).toBeVisible();
  await userEvent.click(asked.getByRole('radio', { name: /乙/ }));
  await userEvent.click(asked.getByRole('button', { name: '确定' }));
  await userEvent.click(asked.getByRole('button', { name: '完成复习' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByText(/今天的复习做完了，下一次是明天/)).toBeVisible();
  expect(screen.queryByRole('button', { name: '开始复习' })).toBeNull();
});

test('what is due comes over a logout, later what is known better', async () => {
  take([question(1)], 'reform', '2026-03-10 20:00:00');
  personHere('leaving');
  visit();
  await userEvent.click(await screen.findByRole('button', { name: '开始复习' }));
  const asked = await sheet();
  await userEvent.click(asked.getByRole('radio', { name: /乙/ }));
  await userEvent.click(asked.getByRole('button', { name: '确定' }));
  expect(await row(/题目 1\s*财商课 · 3月14日再问/)).toBeInTheDocument();
});

test('at midnight what comes back on the new day is asked for', async () => {
  take([question(1)], 'reform', '2026-03-10 23:59:59');
  const { turnTo } = visit({ today: '2026-03-10' });
  expect(await row(/题目 1\s*财商课 · 明天再问/)).toBeVisible();
  expect(screen.queryByRole('button', { name: '开始复习' })).toBeNull();
  await turnTo('2026-03-11');
  expect(await row(/题目 1\s*财商课 · 今天再问/)).toBeVisible();
  expect(screen.getByRole('button', { name: '开始复习' })).toBeVisible();
});

test.each([-40, 40])('a phone whose clock is %d days off asks on the day of the server', async (days) => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-03-11T09:00:00+08:00') + days * 24 * 3600_000);
  take([question(1)]);
  visit();
  expect(await row(/题目 1\s*财商课 · 今天再问/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: '开始复习' }));
  const asked = await sheet();
  await userEvent.click(asked.getByRole('radio', { name: /乙/ }));
  await userEvent.click(asked.getByRole('button', { name: '确定' }));
  expect(await row(/题目 1\s*财商课 · 3月14日再问/)).toBeInTheDocument();
});

test('right after the longest pause a question is learned, and leaves the list', async () => {
  localStorage.setItem(
    'suite.unsent.work/learner.7/review/reform.1',
    JSON.stringify({
      v: 2,
      at: 0,
      value: { schedule: { step: 4, due: '2026-03-11', at: '2026-02-03 20:00:00' }, question: question(1) },
    }),
  );
  visit({ query: '&review=1' });
  const asked = await sheet();
  await userEvent.click(asked.getByRole('radio', { name: /乙/ }));
  await userEvent.click(asked.getByRole('button', { name: '确定' }));
  await userEvent.click(asked.getByRole('button', { name: '完成复习' }));
  expect(await screen.findByText('错题都记住了，一共 1 题')).toBeInTheDocument();
  expect(localStorage.getItem('suite.unsent.work/learner.7/review/reform.1')).not.toContain('题目');
});

test('an empty book says what comes into it', async () => {
  visit();
  expect(await screen.findByText(/错题本还是空的/)).toBeVisible();
  expect(screen.getByRole('link', { name: '去学习' })).toHaveAttribute('href', '/');
});

test('the exam in turn comes into the book without its result page', async () => {
  visit({ paperId: 901 });
  expect(await row(/题目 901/)).toBeVisible();
});

test('a failed exam comes into the book also after its resit is in turn, and is read once', async () => {
  noteExam(ownerOf(7), 901);
  const first = visit({ paperId: 902 });
  expect(await row(/题目 901/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /题目 902/ })).toBeNull();
  first.unmount();
  const again = visit({ paperId: 902 });
  await row(/题目 901/);
  await waitFor(() =>
    expect(again.callsOf(paperInfo).map(({ params }) => params)).toEqual([{ paper_id: 902 }]),
  );
});
