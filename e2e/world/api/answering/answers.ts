import {
  codes,
  draftFlag,
  questionType,
  type Answers,
  type AnswerSheet,
  type DraftFlag,
  type Question,
  type QuestionType,
  type UserAnswer,
} from '@suite/api';
import { timeText } from '../../clock/china-time';
import type { ScoredQuestion } from '../../content/types';
import { Refusal, rule } from '../handle';

/** A question with its solution, as the server keeps it. */
export type SolvedQuestion = ScoredQuestion;

/** A question's type in words. */
export const typeText: Record<QuestionType, string> = {
  [questionType.single]: '单选题',
  [questionType.multiple]: '多选题',
  [questionType.judge]: '判断题',
};

/** How many options a question has; they count from 1 without a gap. */
export function optionCount(question: Pick<SolvedQuestion, `option${number}`>): number {
  let count = 0;
  while (question[`option${count + 1}`] !== undefined) count += 1;
  return count;
}

/** A question as the learner may see it; the solution shows only after the final submission. */
function shownQuestion(question: SolvedQuestion, youAns: string, isFinal: boolean): Question {
  const { answer, analysis, lesson, ...asked } = question;
  return isFinal
    ? { ...asked, youAns, answer, analysis, ...(lesson ? { lesson } : {}) }
    : { ...asked, youAns };
}

/** The questions of a paper with what the learner has answered so far. */
export function shownQuestions(
  questions: readonly SolvedQuestion[],
  held: { content: Answers; is_draft: DraftFlag } | null,
): Question[] {
  const isFinal = held?.is_draft === draftFlag.NODRAFT;
  return questions.map((question) => shownQuestion(question, held?.content[question.id] ?? '', isFinal));
}

const mismatch = () => new Refusal(codes.BAD_PARAMS, '答案与题目不符，请刷新后重试');

/**
 * An answer in its normal form: the number of an option, of a multiple choice the sorted numbers
 * joined by commas, '' for none. Refuses what is no option of the question.
 */
export function normalAnswer(question: SolvedQuestion, sent: string): string {
  const text = sent.replace(/\s/g, '');
  if (text === '') return '';
  const chosen = [...new Set(text.split(','))];
  const count = optionCount(question);
  if (!chosen.every((one) => /^[1-9]\d?$/.test(one) && Number(one) <= count)) throw mismatch();
  if (question.type !== questionType.multiple && chosen.length > 1) throw mismatch();
  return chosen.sort((one, other) => Number(one) - Number(other)).join(',');
}

/** Answers in normal form, without those left empty. Refuses answers to questions of another paper. */
export function normalAnswers(questions: readonly SolvedQuestion[], sent: Answers): Answers {
  const byId = new Map(questions.map((question) => [String(question.id), question]));
  const normal: Answers = {};
  for (const [id, answer] of Object.entries(sent)) {
    const question = byId.get(id);
    if (!question) throw mismatch();
    const form = normalAnswer(question, answer);
    if (form !== '') normal[id] = form;
  }
  return normal;
}

/** Whether two sets of answers, both in normal form, say the same. */
function sameAnswers(one: Answers, other: Answers): boolean {
  const ids = Object.keys(one);
  return ids.length === Object.keys(other).length && ids.every((id) => one[id] === other[id]);
}

/** What answers are worth. */
export interface Scoring {
  score: number;
  total_score: number;
  right_count: number;
  question_count: number;
}

// A question may be worth a third of the paper: only sums are rounded, to one decimal.
const sum = (questions: readonly SolvedQuestion[]) =>
  Math.round(questions.reduce((total, { score }) => total + score, 0) * 10) / 10;

/** Scores answers in normal form: a question counts in full or not at all. */
export function scored(questions: readonly SolvedQuestion[], content: Answers): Scoring {
  const right = questions.filter(({ id, answer }) => content[id] === answer);
  return {
    score: sum(right),
    total_score: sum(questions),
    right_count: right.length,
    question_count: questions.length,
  };
}

/** What arrives for a paper, and what is stored already. */
export interface Receipt {
  questions: readonly SolvedQuestion[];
  held: UserAnswer | null;
  sheet: AnswerSheet & { used_seconds: number };
  now: number;
}

/** The answers that are held after a receipt; without a change there is no write. */
export interface Received {
  answer: UserAnswer;
  changed: boolean;
}

/**
 * Takes answers in. A draft replaces what is held unless that is newer or final; a final submission
 * is scored, is taken once, and gives the same result when it is repeated. Answers that are built on an
 * older version are refused, so that they do not erase what another device has saved.
 */
export function receive({ questions, held, sheet, now }: Receipt): Received {
  const content = normalAnswers(questions, sheet.content);
  const present = timeText(now);
  // A device whose clock is ahead must not make every later draft look old.
  const save_time = sheet.save_time > present ? present : sheet.save_time;
  const isFinal = sheet.is_draft === draftFlag.NODRAFT;
  if (isFinal && Object.keys(content).length === 0) throw rule('还没有作答，请先答题再提交');

  if (held?.is_draft === draftFlag.NODRAFT) {
    const isSameTime = sheet.save_time === held.save_time || sheet.save_time > present;
    const isRepeated = isSameTime && sameAnswers(content, held.content);
    if (isFinal && !isRepeated) throw new Refusal(codes.PAPER_SUBMITTED, '试卷已经提交，不能重复提交');
    return { answer: held, changed: false };
  }
  const version = held?.version ?? 0;
  if (sheet.base_version !== undefined && sheet.base_version < version) {
    throw new Refusal(codes.ANSWERS_CHANGED, '答案已在其他设备上更新，请同步后再试');
  }
  if (!isFinal && held && held.save_time > save_time) return { answer: held, changed: false };

  const answer: UserAnswer = {
    content,
    is_draft: sheet.is_draft,
    save_time,
    score: isFinal ? scored(questions, content).score : null,
    used_seconds: Math.max(held?.used_seconds ?? 0, sheet.used_seconds),
    version: version + 1,
  };
  return { answer, changed: true };
}

/** An answer in normal form that is not the right one. */
export function wrongAnswer(question: SolvedQuestion): string {
  const { type, answer } = question;
  const options = Array.from({ length: optionCount(question) }, (_, at) => String(at + 1));
  const wrong = options.find((one) => one !== answer) ?? '1';
  return type === questionType.multiple && options.length > 1 && options.join(',') !== answer
    ? options.join(',')
    : wrong;
}

/** Answers of a seeded person: right, except for some wrong ones at the end. */
export const sampleAnswers = (questions: readonly SolvedQuestion[], wrong = 0): Answers =>
  Object.fromEntries(
    questions.map((question, at) => [
      String(question.id),
      at < questions.length - wrong ? question.answer : wrongAnswer(question),
    ]),
  );
