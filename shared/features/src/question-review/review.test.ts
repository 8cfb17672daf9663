import { questionType, type Question, type QuestionGroup } from '@suite/api';
import fc from 'fast-check';
import { countOf, filtered, firstOf, reviewOf, reviewOfList } from './review';

const question = (id: number, youAns: string, answer = '1'): Question => ({
  id,
  type: questionType.single,
  title: `第 ${id} 题`,
  score: 5,
  option1: '甲',
  option2: '乙',
  youAns,
  answer,
  analysis: '解析',
});

const group = (type_text: string, list: Question[]): QuestionGroup => ({
  type: questionType.single,
  type_text,
  list,
});

const choices = group('单选题', [question(1, '1'), question(2, '2')]);
const statements = group('判断题', [question(3, ''), question(4, '1')]);

test('questions are numbered through all groups, and a group without questions is left out', () => {
  const review = reviewOf([choices, group('多选题', []), statements]);
  expect(review.map(({ title, items }) => [title, items.map(({ number }) => number)])).toEqual([
    ['单选题', [1, 2]],
    ['判断题', [3, 4]],
  ]);
});

test('only wrong questions: what was not answered counts among them, numbers stay', () => {
  const wrong = filtered(reviewOf([choices, statements]), 'wrong');
  expect(wrong.flatMap(({ items }) => items.map(({ number, mark }) => [number, mark]))).toEqual([
    [2, 'wrong'],
    [3, 'blank'],
  ]);
});

test('a group that is all right disappears with the filter', () => {
  const review = reviewOf([group('单选题', [question(1, '1')]), statements]);
  expect(filtered(review, 'wrong').map(({ title }) => title)).toEqual(['判断题']);
  expect(filtered(reviewOfList([question(1, '1')]), 'wrong')).toEqual([]);
});

const papers = fc
  .array(fc.array(fc.constantFrom('', '1', '2'), { maxLength: 8 }), { maxLength: 4 })
  .map((groups) => {
    let id = 0;
    return groups.map((answers, at) =>
      group(
        `第 ${at + 1} 组`,
        answers.map((youAns) => question((id += 1), youAns)),
      ),
    );
  });

const numbers = (review: ReturnType<typeof reviewOf>) =>
  review.flatMap(({ items }) => items.map(({ number }) => number));

test('drawing a part of a review takes its first questions in order and never an empty heading', () => {
  fc.assert(
    fc.property(papers, fc.nat(40), (groups, count) => {
      const review = reviewOf(groups);
      const part = firstOf(review, count);
      expect(numbers(part)).toEqual(numbers(review).slice(0, count));
      expect(part.every(({ items }) => items.length > 0)).toBe(true);
    }),
  );
});

test('right, wrong and unanswered questions make up the whole paper', () => {
  fc.assert(
    fc.property(papers, (groups) => {
      const review = reviewOf(groups);
      const right = review.flatMap(({ items }) => items).filter(({ mark }) => mark === 'right').length;
      expect(countOf(filtered(review, 'wrong')) + right).toBe(countOf(filtered(review, 'all')));
    }),
  );
});
