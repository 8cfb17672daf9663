import { questionType } from '@suite/api';
import fc from 'fast-check';
import { chapters, courseVideos, makePaper, manageWeeks, papers, units } from './index';
import type { BankQuestion, ScoredQuestion } from './types';

const optionsOf = (question: BankQuestion) =>
  Object.entries(question)
    .filter(([name]) => /^option\d+$/.test(name))
    .map(([, text]) => String(text));

const tested = chapters.filter((chapter) => chapter.test.length > 0);

/** Every question once. */
const bank = [
  ...new Map(
    [
      ...tested.flatMap((chapter) => chapter.test),
      ...units.flatMap((unit) => unit.questions),
      ...courseVideos.flatMap((video) => video.test),
      ...manageWeeks.flatMap((week) => week.question_list),
    ].map((one) => [one.id, one]),
  ).values(),
];

/** What is wrong with a question; empty if it is fine. */
function faultsOf(question: BankQuestion): string[] {
  const options = optionsOf(question);
  const answers = question.answer.split(',').map(Number);
  const isMultiple = question.type === questionType.multiple;
  const faults: Record<string, boolean> = {
    'the type is unknown': !Object.values(questionType).includes(question.type),
    'options are not numbered from 1': options.some((_, at) => !(`option${at + 1}` in question)),
    'two options are the same': new Set(options).size !== options.length,
    'there are too few options': options.length < (question.type === questionType.judge ? 2 : 4),
    'a judge question is not answered by 正确 or 错误':
      question.type === questionType.judge && options.join() !== '正确,错误',
    'an answer is no option': answers.some((answer) => !options[answer - 1]),
    'the answers are not sorted': answers.some((answer, at) => at > 0 && answer <= (answers[at - 1] ?? 0)),
    'the number of answers does not fit the type': isMultiple ? answers.length < 2 : answers.length !== 1,
    'there is no stem or no analysis': !question.title || !question.analysis,
  };
  return Object.keys(faults).filter((fault) => faults[fault]);
}

const faulty = (questions: readonly BankQuestion[]) =>
  questions.flatMap((one) => faultsOf(one).map((fault) => `${one.id} ${fault}`));

const sum = (questions: readonly ScoredQuestion[]) => questions.reduce((all, one) => all + one.score, 0);

describe('the bank', () => {
  test('every question can be asked and answered', () => {
    expect(bank.length).toBeGreaterThan(250);
    expect(faulty(bank)).toEqual([]);
  });

  test('an id and a stem belong to one question', () => {
    expect(new Set(bank.map((one) => one.id)).size).toBe(bank.length);
    const stems = bank.map((one) => one.title);
    expect(stems.filter((stem, at) => stems.indexOf(stem) !== at)).toEqual([]);
  });

  test('there are questions with a picture, with a formula, and with a long option', () => {
    expect(bank.filter((one) => one.title.includes('<img ')).length).toBeGreaterThanOrEqual(10);
    expect(bank.some((one) => one.title.includes('<sup>'))).toBe(true);
    expect(bank.some((one) => optionsOf(one).some((option) => option.length > 25))).toBe(true);
  });

  test('the right option stands at every place often enough that guessing a place does not pay', () => {
    const singles = bank.filter((one) => one.type === questionType.single);
    for (const place of ['1', '2', '3', '4']) {
      const share = singles.filter((one) => one.answer === place).length / singles.length;
      expect([place, share > 0.08 && share < 0.5]).toEqual([place, true]);
    }
    const judges = bank.filter((one) => one.type === questionType.judge);
    const right = judges.filter((one) => one.answer === '1').length / judges.length;
    expect(right).toBeGreaterThan(0.3);
    expect(right).toBeLessThan(0.7);
  });
});

describe('tests and practice', () => {
  test.each(tested.map((chapter) => [`${chapter.id} ${chapter.chapter_name}`, chapter] as const))(
    '%s asks ten questions of all types for 100 points',
    (_, chapter) => {
      for (const questions of [chapter.test, chapter.unit?.questions ?? []]) {
        expect(questions).toHaveLength(10);
        expect(sum(questions)).toBe(100);
        expect(new Set(questions.map((one) => one.type))).toEqual(new Set(Object.values(questionType)));
      }
      expect(chapter.pass_chapter_score).toBeLessThan(100);
    },
  );

  test('the test of a lesson counts 100 points', () => {
    for (const video of courseVideos.filter((one) => one.test.length > 0)) expect(sum(video.test)).toBe(100);
  });
});

describe('papers', () => {
  test('one of thirty questions has a time limit, one has none', () => {
    const shapes = papers.map((paper) => [
      paper.question_list.length,
      paper.minutes,
      sum(paper.question_list),
    ]);
    expect(shapes).toEqual([
      [30, 60, 100],
      [20, 0, 100],
      [10, 10, 100],
    ]);
  });

  test('no paper asks a question twice, and each names its total', () => {
    for (const paper of papers) {
      expect(new Set(paper.question_list.map((one) => one.id)).size).toBe(paper.question_list.length);
      expect(paper.total_score).toBe(sum(paper.question_list));
      expect(paper.pass_score).toBeLessThan(paper.total_score);
    }
  });

  test('every chapter is asked in the exam of its line', () => {
    const [exam] = papers;
    const asked = new Set(exam?.question_list.map((one) => Math.floor(one.id / 1000)));
    expect(asked.size).toBe(4);
  });
});

describe('a paper made to size', () => {
  test('has so many different questions that can be answered, and is the same each time', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 400 }), (size) => {
        const paper = makePaper(999, size);
        expect(paper.question_list).toHaveLength(size);
        expect(faulty(paper.question_list)).toEqual([]);
        expect(new Set(paper.question_list.map((one) => one.title)).size).toBe(size);
        expect(new Set(paper.question_list.map((one) => one.id)).size).toBe(size);
        expect(sum(paper.question_list)).toBe(paper.total_score);
        expect(makePaper(999, size)).toEqual(paper);
      }),
      { numRuns: 30 },
    );
  });
});
