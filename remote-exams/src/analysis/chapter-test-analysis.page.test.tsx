import {
  chapterTest,
  chapterTestResult,
  draftFlag,
  questionType,
  reformChapterTestResult,
  submitChapterTest,
  type ChapterTestResult,
  type Question,
  type QuestionGroup,
} from '@suite/api';
import { CallError } from '@suite/kernel';
import { answer, renderPage } from '@suite/ui/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { visit as reconcile } from '@suite/features/reconciler/testing';
import { keepDrafts } from '@suite/features/paper/testing';
import ChapterTestAnalysisPage from './chapter-test-analysis.page';

const question = (id: number, youAns: string, more: Partial<Question> = {}): Question => ({
  id,
  type: questionType.single,
  title: `题干 ${id}`,
  score: 25,
  option1: `选项甲 ${id}`,
  option2: `选项乙 ${id}`,
  youAns,
  answer: '1',
  analysis: `原因 ${id}`,
  ...more,
});

const group = (type_text: string, list: Question[]): QuestionGroup => ({ type: 1, type_text, list });

const choices = group('单选题', [question(1, '1'), question(2, '2')]);
const statements = group('判断题', [question(3, ''), question(4, '1')]);

const score = {
  record_id: 5,
  score: 50,
  total_score: 100,
  is_pass: 0,
  right_count: 2,
  question_count: 4,
  used_seconds: 95,
  submit_time: '2026-11-20 20:05:00',
  category_info: { id: 30101, category_name: '看清你的钱', pass_chapter_score: 60 },
} as const;

const older: ChapterTestResult = { ...score, singleChoice: choices, judge: statements };

const visit = (reply: ChapterTestResult | null | (() => never)) =>
  renderPage(<ChapterTestAnalysisPage edition="older" />, {
    path: '/chapter-test-analysis/:chapterId',
    at: '/chapter-test-analysis/3?course_id=9',
    answers: [
      answer(chapterTestResult, reply as ChapterTestResult),
      answer(chapterTest, {
        record_id: 6,
        user_answer: null,
        server_time: '2026-11-21 10:00:00',
        category_info: score.category_info,
        singleChoice: choices,
        judge: statements,
      }),
      answer(submitChapterTest, () => ({
        content: {},
        is_draft: draftFlag.DRAFT,
        save_time: '',
        score: null,
        used_seconds: 0,
      })),
    ],
  });

const fact = (name: string) => screen.getAllByText(name)[0]?.closest('dt')?.nextElementSibling?.textContent;

beforeEach(() => localStorage.clear());

test('score, verdict and what was right and wrong', async () => {
  const { callsOf } = visit(older);
  expect(await screen.findByRole('heading', { level: 1, name: '看清你的钱' })).toBeVisible();
  const card = within(screen.getByRole('region', { name: '最近一次测试' }));
  expect(card.getByText('未通过')).toBeVisible();
  expect(card.getByText('合格分 60 分')).toBeVisible();
  expect([fact('答对'), fact('答错'), fact('未答'), fact('用时')]).toEqual([
    '2 题',
    '1 题',
    '1 题',
    '1 分 35 秒',
  ]);
  expect(callsOf(chapterTestResult)[0]?.params).toEqual({ chapter_id: 3 });
});

test('every question is solved, numbered through its groups', async () => {
  visit(older);
  const sections = (await screen.findAllByRole('region')).filter((one) => one.getAttribute('aria-label'));
  expect(sections.map((one) => one.getAttribute('aria-label'))).toEqual(
    expect.arrayContaining(['单选题', '判断题']),
  );
  for (const number of [1, 2, 3, 4]) expect(screen.getByText(`原因 ${number}`)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: '只看错题 2' }));
  expect(screen.queryByText('原因 1')).not.toBeInTheDocument();
  expect(screen.getByText('原因 2')).toBeVisible();
  expect(screen.getByText('原因 3')).toBeVisible();
});

test('of a test that was handed in elsewhere, what did not count is listed; the next attempt keeps its draft', async () => {
  const left = keepDrafts('chapter-test-3.5', 'chapter-test-3.6', 'chapter-test-reform-3.5');
  visit(older);
  reconcile();
  expect(await screen.findByText('最近一次测试')).toBeVisible();
  const card = await screen.findByRole('region', { name: '1 题没有计入成绩' });
  expect(card).toHaveTextContent(/第 1 题 题干 1您的答案 B .*计入成绩：A/);
  expect(left()).toEqual(['chapter-test-3.6', 'chapter-test-reform-3.5']);
});

test('a learner who failed is led to another try', async () => {
  visit(older);
  await userEvent.click(await screen.findByRole('button', { name: '再测一次' }));
  expect(screen.getByLabelText('address')).toHaveTextContent('/chapter-test/3?course_id=9');
});

test('a learner who passed goes on with the chapter, even if the device remembers another pass score', async () => {
  localStorage.setItem('pass_chapter_score', '100');
  visit({ ...older, is_pass: 1, score: 75 });
  await userEvent.click(await screen.findByRole('button', { name: '继续学习' }));
  expect(screen.getByLabelText('address')).toHaveTextContent('/chapter/3?course_id=9');
});

test('on the way back from another attempt the result before it does not show as the last one', async () => {
  let known: Promise<ChapterTestResult> | ChapterTestResult = older;
  const { router } = renderPage(<ChapterTestAnalysisPage edition="older" />, {
    path: '/chapter-test-analysis/:chapterId',
    at: '/chapter-test-analysis/3',
    answers: [answer(chapterTestResult, () => known)],
  });
  await userEvent.click(await screen.findByRole('button', { name: '再测一次' }));
  expect(screen.getByLabelText('address')).toHaveTextContent('/chapter-test/3');
  let arrive: (result: ChapterTestResult) => void = () => undefined;
  known = new Promise((resolve) => (arrive = resolve));
  await act(() => router.navigate('/chapter-test-analysis/3', { replace: true }));
  expect(screen.queryByText('未通过')).not.toBeInTheDocument();
  arrive({ ...older, is_pass: 1, score: 75 });
  expect(await screen.findByText('已通过')).toBeVisible();
});

test.each([
  [75, null, '已通过'],
  [50, null, '未通过'],
  [50, 1, '已通过'],
])('a score of %d with %j for a verdict is shown as %s', async (points, is_pass, word) => {
  visit({ ...older, score: points, is_pass } as ChapterTestResult);
  expect(await screen.findByText(word)).toBeVisible();
});

test('a test without a score has neither been passed nor failed', async () => {
  visit({ ...older, score: null, is_pass: null } as unknown as ChapterTestResult);
  expect(await screen.findByText('最近一次测试')).toBeVisible();
  expect(screen.queryByText(/已通过|未通过/)).not.toBeInTheDocument();
});

test('before the first submission the page leads to the test', async () => {
  visit(null);
  expect(await screen.findByText(/还没有交过本章的测试/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: '去做测试' }));
  expect(screen.getByLabelText('address')).toHaveTextContent('/chapter-test/3');
});

test('the server says why a test is closed', async () => {
  visit(() => {
    throw new CallError('shown', 40001, '请先学完本章的视频，再来参加测试');
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('请先学完本章的视频');
  expect(screen.getByRole('heading', { level: 1, name: '测试解析' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: '再测一次' })).not.toBeInTheDocument();
});

test('the reform course has its own call, its own shape and its own test', async () => {
  renderPage(<ChapterTestAnalysisPage edition="reform" />, {
    path: '/chapter-test-analysis-reform/:chapterId',
    at: '/chapter-test-analysis-reform/8',
    answers: [answer(reformChapterTestResult, { ...score, singleChoice: choices, judgement: statements })],
  });
  expect(await screen.findByText('原因 4')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: '再测一次' }));
  expect(screen.getByLabelText('address')).toHaveTextContent('/chapter-test-reform/8');
});
