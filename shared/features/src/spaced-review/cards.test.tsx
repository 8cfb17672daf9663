import { questionType, type Question } from '@suite/api';
import { useSession } from '@suite/kernel';
import { personHere } from '@suite/kernel/records';
import { renderPage } from '@suite/ui/testing';
import { dueCards, takePaper, takeReview, type Bank } from './cards';
import { useTakenPaper } from './use-taken-paper';

const owner = { line: 'learner' as const, user: 7 };
const question = (id: number, youAns: string, answer: string | undefined = '2'): Question => ({
  id,
  type: questionType.single,
  title: `题目 ${id}`,
  score: 10,
  youAns,
  answer,
  option1: '甲',
  option2: '乙',
});
const due = (day: string) => dueCards(owner, day).map(({ id }) => id);
const take = (questions: Question[], at = '2026-03-10 20:00:00', bank: Bank = 'reform') =>
  takePaper(owner, { bank, at, questions });

beforeEach(() => localStorage.clear());

test('what was wrong or left empty comes back; what was right, or is not solved, does not', () => {
  take([question(1, '1'), question(2, '2'), question(3, ''), { ...question(4, '1'), answer: undefined }]);
  expect(due('2026-03-10')).toEqual([]);
  expect(due('2026-03-11').sort()).toEqual(['reform.1', 'reform.3']);
});

test('courses that count their questions apart do not mix them', () => {
  take([question(1, '1')]);
  take([question(1, '2')], '2026-03-11 20:00:00', 'older');
  expect(due('2026-03-11')).toEqual(['reform.1']);
  take([question(1, '1')], '2026-03-11 21:00:00', 'older');
  expect(due('2026-03-12').sort()).toEqual(['older.1', 'reform.1']);
});

test('a later paper counts as a review does; the learner’s answer itself is not kept', () => {
  take([question(1, '1')]);
  take([question(1, '2')], '2026-03-11 08:00:00');
  expect(due('2026-03-13')).toEqual([]);
  expect(dueCards(owner, '2026-03-14')).toMatchObject([{ question: { id: 1, youAns: '' } }]);
});

test('sixteen wrong answers are a day and its rest: the last one comes on the next day', () => {
  take(Array.from({ length: 16 }, (_, at) => question(at + 1, '1')));
  const today = due('2026-03-11');
  expect(today).toHaveLength(15);
  today.forEach((id) => takeReview(owner, id, { isRight: true, at: '2026-03-11 09:00:00' }));
  expect(due('2026-03-11')).toEqual([]);
  expect(due('2026-03-12')).toHaveLength(1);
});

test('cards outlive a logout, and belong to their learner', () => {
  take([question(1, '1')]);
  personHere('leaving');
  expect(due('2026-03-11')).toEqual(['reform.1']);
  expect(dueCards({ line: 'learner', user: 8 }, '2026-03-11')).toEqual([]);
  expect(dueCards(undefined, '2026-03-11')).toEqual([]);
});

test('a page that shows a solved paper lets its wrong answers come back', () => {
  useSession.setState({ line: 'learner', login: 'in', user: 7 });
  function Solved() {
    useTakenPaper({ bank: 'reform', at: '2026-03-10 20:00:00', questions: [question(5, '1')] });
    return null;
  }
  renderPage(<Solved />);
  expect(due('2026-03-11')).toEqual(['reform.5']);
});
