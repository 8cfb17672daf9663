import { questionType, type Question } from '@suite/api';
import { renderPage } from '@suite/ui/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { QuestionReview } from './question-review';
import { reviewOfList } from './review';

const questions = (count: number, wrongAt: (number: number) => boolean): Question[] =>
  Array.from({ length: count }, (_, at) => ({
    id: at + 1,
    type: questionType.judge,
    title: `题干 ${at + 1}`,
    score: 1,
    option1: '正确',
    option2: '错误',
    youAns: wrongAt(at + 1) ? '2' : '1',
    answer: '1',
    analysis: `原因 ${at + 1}`,
  }));

const visit = (list: Question[]) => renderPage(<QuestionReview review={reviewOfList(list)} />);

beforeEach(() => {
  window.scrollTo = jest.fn();
});

test('a paper of 200 questions is drawn piece by piece', () => {
  visit(questions(200, () => false));
  expect(screen.getByText('原因 20')).toBeInTheDocument();
  expect(screen.queryByText('原因 150')).not.toBeInTheDocument();
});

test('an answer that is right is not said twice, and names its choice', () => {
  const [judged, chosen] = questions(2, () => false);
  visit([
    judged!,
    { ...chosen!, type: questionType.multiple, option1: '甲', option2: '乙', youAns: '1,2', answer: '1,2' },
  ]);
  expect(screen.getByText('您选了“对”，答对了')).toBeVisible();
  expect(screen.getByText('您选了 A、B，答对了')).toBeVisible();
  expect(screen.queryByText('您的答案')).toBeNull();
});

test('the card of numbers reaches a question that is not drawn yet, even through the filter', async () => {
  visit(questions(24, (number) => number === 10));
  await userEvent.click(screen.getByRole('button', { name: '只看错题 1' }));
  await userEvent.click(screen.getByRole('button', { name: '答题卡' }));
  await userEvent.click(await screen.findByRole('button', { name: '第 23 题，答对' }));
  expect(await screen.findByText('原因 23')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: '全部 24' })).toHaveAttribute('aria-pressed', 'true');
  expect(document.activeElement).toHaveTextContent('原因 23');
});

test.each(['', null])('of a question whose answer is %j no option was missed', (youAns) => {
  const [question] = questions(1, () => false);
  visit([{ ...question!, type: questionType.multiple, youAns: youAns as string }]);
  expect(screen.queryByText('您漏选了')).not.toBeInTheDocument();
  expect(screen.getAllByText('正确答案').length).toBeGreaterThan(1);
});

test('the filter starts from the first wrong question again', async () => {
  visit(questions(200, (number) => number % 2 === 0));
  await userEvent.click(screen.getByRole('button', { name: '只看错题 100' }));
  expect(screen.getByText('原因 2')).toBeInTheDocument();
  expect(screen.queryByText('原因 1')).not.toBeInTheDocument();
  expect(screen.queryByText('原因 200')).not.toBeInTheDocument();
});
