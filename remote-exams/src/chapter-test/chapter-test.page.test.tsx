import {
  chapterTest,
  questionType,
  reformChapterTest,
  submitChapterTest,
  submitReformChapterTest,
  userDetail,
  type ChapterTest,
  type ReformChapterTest,
  type SubmitChapterTestParams,
} from '@suite/api';
import { answer, renderPage } from '@suite/ui/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NOW, beginEachAnew, held, learner, question } from '@suite/features/paper/testing';
import ChapterTestPage from './chapter-test.page';

beginEachAnew();

const { single, judge } = questionType;
const attempt = {
  record_id: 71,
  user_answer: null,
  server_time: NOW,
  category_info: { id: 300, category_name: '现金与信用', pass_chapter_score: 80 },
  singleChoice: { type: single, type_text: '单选题', list: [question(1)] },
};
const statements = { type: judge, type_text: '判断题', list: [question(2, { type: judge })] };
const older: ChapterTest = { ...attempt, judge: statements };
const reform: ReformChapterTest = { ...attempt, judgement: statements };
const accept = ({ content, is_draft, save_time }: SubmitChapterTestParams) =>
  held({ content, is_draft, save_time });

async function handIn() {
  await userEvent.click(await screen.findByRole('radio', { name: /对的/ }));
  await userEvent.click(screen.getByRole('button', { name: '下一题' }));
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('判断题第 2 题');
  await userEvent.click(await screen.findByRole('radio', { name: /错的/ }));
  await userEvent.click(screen.getByRole('button', { name: '交卷' }));
  const dialog = await screen.findByRole('dialog', { name: '确认交卷' });
  expect(dialog).toHaveTextContent('全部 2 题已作答');
  await userEvent.click(within(dialog).getByRole('button', { name: '交卷' }));
}

test.each([
  ['/chapter-test', 'older', chapterTest, older, submitChapterTest, '/chapter-test-analysis/5'],
  [
    '/chapter-test-reform',
    'reform',
    reformChapterTest,
    reform,
    submitReformChapterTest,
    '/chapter-test-analysis-reform/5',
  ],
] as const)(
  '%s is handed in with its category, and leads to the analysis',
  async (path, edition, list, test, submit, to) => {
    const sent = jest.fn(accept);
    renderPage(<ChapterTestPage edition={edition} />, {
      path: `${path}/:chapterId`,
      at: `${path}/5?course_id=9`,
      answers: [
        answer(userDetail, learner()),
        answer(list as typeof chapterTest, test as ChapterTest),
        answer(submit, sent),
      ],
    });
    await handIn();
    expect(await screen.findByLabelText('address')).toHaveTextContent(`${to}?course_id=9`);
    expect(sent.mock.calls[0]?.[0]).toMatchObject({
      category_id: 300,
      record_id: 71,
      content: { 1: '1', 2: '2' },
      is_draft: 0,
    });
    expect(localStorage.getItem('pass_chapter_score')).toBe('80');
  },
);

test('a new attempt starts without the answers of the last one', async () => {
  const answers = [answer(userDetail, learner()), answer(submitChapterTest, accept)];
  const visit = (record_id: number) =>
    renderPage(<ChapterTestPage edition="older" />, {
      path: '/chapter-test/:chapterId',
      at: '/chapter-test/5',
      answers: [...answers, answer(chapterTest, { ...older, record_id })],
    });
  const first = visit(71);
  await userEvent.click(await screen.findByRole('radio', { name: /对的/ }));
  first.unmount();

  const again = visit(71);
  expect(await screen.findByText('已答 1/2')).toBeInTheDocument();
  again.unmount();

  visit(72);
  expect(await screen.findByText('已答 0/2')).toBeInTheDocument();
});

test('chapters of the two editions with the same number do not find each other’s drafts', async () => {
  const answers = [
    answer(userDetail, learner()),
    answer(chapterTest, older),
    answer(reformChapterTest, reform),
    answer(submitChapterTest, accept),
    answer(submitReformChapterTest, accept),
  ];
  const path = '/:chapterId';
  const first = renderPage(<ChapterTestPage edition="older" />, { path, at: '/5', answers });
  await userEvent.click(await screen.findByRole('radio', { name: /对的/ }));
  first.unmount();

  const other = renderPage(<ChapterTestPage edition="reform" />, { path, at: '/5', answers });
  expect(await screen.findByText('已答 0/2')).toBeInTheDocument();
  other.unmount();

  renderPage(<ChapterTestPage edition="older" />, { path, at: '/5', answers });
  expect(await screen.findByText('已答 1/2')).toBeInTheDocument();
});
