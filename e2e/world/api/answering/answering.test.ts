import { codes, draftFlag, questionType, type Answers, type AnswerSheet, type UserAnswer } from '@suite/api';
import fc from 'fast-check';
import { timeText } from '../../clock/china-time';
import {
  answerColumns,
  heldAnswer,
  noAnswers,
  normalAnswer,
  normalAnswers,
  optionCount,
  receive,
  sampleAnswers,
  scored,
  shownQuestions,
  wrongAnswer,
  type SolvedQuestion,
} from '.';

const { single, multiple, judge } = questionType;
const base = { title: '<p>题</p>', analysis: '<p>因为</p>', score: 5 };
const options = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [`option${at + 1}`, `选项${at + 1}`]));
const one: SolvedQuestion = { ...base, ...options(4), id: 11, type: single, answer: '3' };
const many: SolvedQuestion = {
  ...base,
  ...options(12),
  id: 12,
  type: multiple,
  answer: '1,3,12',
  score: 2.5,
};
const truth: SolvedQuestion = { ...base, ...options(2), id: 13, type: judge, answer: '2' };
const questions = [one, many, truth];

const anyAnswer = (question: SolvedQuestion) =>
  question.type === multiple
    ? fc
        .uniqueArray(fc.integer({ min: 1, max: optionCount(question) }), { minLength: 1 })
        .map((list) => list.sort((a, b) => a - b).join(','))
    : fc.integer({ min: 1, max: optionCount(question) }).map(String);
const anyContent: fc.Arbitrary<Answers> = fc
  .record({ 11: anyAnswer(one), 12: anyAnswer(many), 13: anyAnswer(truth) }, { requiredKeys: [] })
  .map((content) => ({ ...content }) as Answers);

const codeOf = (work: () => unknown): number | undefined => {
  try {
    work();
  } catch (error) {
    return (error as { code: number }).code;
  }
  return undefined;
};

test('options are counted up to the first gap', () => {
  expect(questions.map(optionCount)).toEqual([4, 12, 2]);
});

test.each([
  [one, '3', '3'],
  [one, ' 3 ', '3'],
  [one, '', ''],
  [many, '12,3,1', '1,3,12'],
  [many, '3, 3, 2', '2,3'],
  [truth, '2', '2'],
])('the normal form of an answer: %#', (question, sent, form) => {
  expect(normalAnswer(question, sent)).toBe(form);
});

test.each([
  [one, '5'],
  [one, '0'],
  [one, '1,2'],
  [one, 'A'],
  [one, '1.5'],
  [truth, '3'],
  [many, '1,,2'],
  [many, '1,13'],
  [many, '01'],
])('what is no option of the question is refused: %#', (question, sent) => {
  expect(codeOf(() => normalAnswer(question, sent))).toBe(codes.BAD_PARAMS);
});

test('answers to questions of another paper are refused, empty ones left out', () => {
  expect(codeOf(() => normalAnswers(questions, { 99: '1' }))).toBe(codes.BAD_PARAMS);
  expect(codeOf(() => normalAnswers(questions, JSON.parse('{"__proto__":"1"}') as Answers))).toBe(
    codes.BAD_PARAMS,
  );
  expect(normalAnswers(questions, { 11: '', 12: '2,1' })).toEqual({ 12: '1,2' });
});

test('the normal form is a fixed point in any order', () => {
  fc.assert(
    fc.property(anyAnswer(many), (form) => {
      expect(normalAnswer(many, form.split(',').reverse().join(','))).toBe(form);
    }),
  );
});

test('a question counts in full or not at all', () => {
  const score = (content: Answers) => scored(questions, content);
  expect(score({})).toEqual({ score: 0, total_score: 12.5, right_count: 0, question_count: 3 });
  expect(score({ 11: '3', 12: '1,3', 13: '2' })).toMatchObject({ score: 10, right_count: 2 });
  expect(score(sampleAnswers(questions))).toMatchObject({ score: 12.5, right_count: 3 });
});

test('a score is never more than the whole, and thirds add up to it', () => {
  fc.assert(
    fc.property(anyContent, (content) => {
      const { score, total_score, right_count } = scored(questions, content);
      expect(score).toBeLessThanOrEqual(total_score);
      expect(score === total_score).toBe(right_count === 3);
    }),
  );
  const thirds = questions.map((question) => ({ ...question, score: 100 / 3 }));
  expect(scored(thirds, sampleAnswers(thirds))).toMatchObject({ score: 100, total_score: 100 });
});

test('a sample has as many wrong answers as asked for, all of them options', () => {
  for (const question of questions)
    expect(normalAnswer(question, wrongAnswer(question))).not.toBe(question.answer);
  expect(scored(questions, sampleAnswers(questions, 2)).right_count).toBe(1);
});

test('solutions show only after the final submission', () => {
  const content = { 11: '1' };
  const draft = shownQuestions(questions, { content, is_draft: 1 });
  expect(JSON.stringify([draft, shownQuestions(questions, null)])).not.toMatch(/"answer"|"analysis"/);
  expect(draft.map(({ youAns }) => youAns)).toEqual(['1', '', '']);
  const final = shownQuestions(questions, { content, is_draft: 0 });
  expect(final[0]).toMatchObject({ youAns: '1', answer: '3', analysis: '<p>因为</p>', option4: '选项4' });
});

const NOW = Date.parse('2026-03-11T12:00:00+08:00');
const at = (seconds: number) => timeText(NOW + seconds * 1000);
const sheet = (content: Answers, save: number, is_draft: 0 | 1 = 1, used_seconds = 10) => ({
  content,
  is_draft,
  save_time: at(save),
  used_seconds,
});
const take = (held: UserAnswer | null, sent: AnswerSheet & { used_seconds: number }, now = NOW) =>
  receive({ questions, held, sheet: sent, now });
const draft = take(null, sheet({ 11: '1' }, -60)).answer;
const final = take(draft, sheet({ 11: '3', 13: '2' }, -30, 0, 90)).answer;

test('a draft has no score, a final submission has', () => {
  expect(draft).toEqual({
    content: { 11: '1' },
    is_draft: 1,
    save_time: at(-60),
    score: null,
    used_seconds: 10,
    version: 1,
  });
  expect(final).toMatchObject({ is_draft: 0, score: 10, used_seconds: 90 });
});

test('an older draft changes nothing, a newer one or one of the same second replaces', () => {
  expect(take(draft, sheet({ 11: '2' }, -61))).toEqual({ answer: draft, changed: false });
  expect(take(draft, sheet({ 11: '2' }, -60)).answer.content).toEqual({ 11: '2' });
  expect(take(draft, sheet({}, -59)).answer.content).toEqual({});
});

test('answers built on an older version are refused, draft or final; without a version nothing is checked', () => {
  const second = take(draft, sheet({ 11: '2' }, -50)).answer;
  expect(second.version).toBe(2);
  for (const is_draft of [0, 1] as const) {
    const sent = sheet({ 12: '1' }, -40, is_draft);
    expect(codeOf(() => take(second, { ...sent, base_version: 1 }))).toBe(codes.ANSWERS_CHANGED);
    expect(codeOf(() => take(draft, { ...sent, base_version: 0 }))).toBe(codes.ANSWERS_CHANGED);
    expect(take(second, { ...sent, base_version: 2 }).answer).toMatchObject({
      content: { 12: '1' },
      version: 3,
    });
    expect(take(second, sent).answer.content).toEqual({ 12: '1' });
  }
  expect(take(null, { ...sheet({ 11: '1' }, 0), base_version: 0 }).answer.version).toBe(1);
});

test('a submission that is repeated gives the same, whatever version it was built on', () => {
  const repeated = { ...sheet({ 11: '3', 13: '2' }, -30, 0), base_version: 1 };
  expect(take(final, repeated)).toEqual({ answer: final, changed: false });
});

test('the time spent never becomes less', () => {
  expect(take(draft, sheet({ 11: '2' }, -10, 1, 3)).answer.used_seconds).toBe(10);
});

test('a device that is ahead does not shut out later drafts', () => {
  const { answer } = take(null, sheet({ 11: '1' }, 3600));
  expect(answer.save_time).toBe(at(0));
  expect(take(answer, sheet({ 11: '2' }, 5), NOW + 5000).answer.content).toEqual({ 11: '2' });
});

test('an empty submission is refused, an empty draft is not', () => {
  expect(codeOf(() => take(null, sheet({}, -1, draftFlag.NODRAFT)))).toBe(codes.RULE);
  expect(codeOf(() => take(draft, sheet({ 11: '' }, -1, draftFlag.NODRAFT)))).toBe(codes.RULE);
  expect(take(draft, sheet({}, -1)).changed).toBe(true);
});

test('a final submission counts even if a newer draft exists, because the learner has confirmed it', () => {
  expect(take(draft, sheet({ 11: '3' }, -90, 0)).answer).toMatchObject({ is_draft: 0, score: 5 });
});

test('a submission is taken once; repeated it gives the same, changed it is refused', () => {
  expect(take(final, sheet({ 13: '2', 11: ' 3' }, -30, 0, 95))).toEqual({ answer: final, changed: false });
  expect(codeOf(() => take(final, sheet({ 11: '3', 13: '2' }, -20, 0)))).toBe(codes.PAPER_SUBMITTED);
  expect(codeOf(() => take(final, sheet({ 11: '3' }, -30, 0)))).toBe(codes.PAPER_SUBMITTED);
});

test('a submission repeated by a device that is ahead gives the same', () => {
  const { answer } = take(null, sheet({ 11: '3' }, 600, 0));
  expect(take(answer, sheet({ 11: '3' }, 600, 0), NOW + 9000)).toEqual({ answer, changed: false });
});

test('a draft that comes after the final submission is answered with what is held', () => {
  expect(take(final, sheet({ 11: '1' }, 0))).toEqual({ answer: final, changed: false });
});

test('of drafts in any order the newest stays', () => {
  const drafts = fc.uniqueArray(fc.tuple(fc.integer({ min: -500, max: 0 }), anyContent), {
    minLength: 1,
    selector: ([seconds]) => seconds,
  });
  fc.assert(
    fc.property(drafts, (list) => {
      const last = list.reduce<UserAnswer | null>(
        (held, [seconds, content]) => take(held, sheet(content, seconds)).answer,
        null,
      );
      const newest = list.reduce((a, b) => (a[0] > b[0] ? a : b));
      expect(last).toMatchObject({ content: newest[1], save_time: at(newest[0]) });
    }),
  );
});

test('answers survive the columns that keep them', () => {
  expect(heldAnswer(noAnswers)).toBeNull();
  expect(heldAnswer(answerColumns(draft, NOW))).toEqual(draft);
  expect(answerColumns(draft, NOW).submitted_at).toBeNull();
  expect(heldAnswer(answerColumns(final, NOW))).toEqual(final);
  expect(answerColumns(final, NOW).submitted_at).toBe(NOW);
});
