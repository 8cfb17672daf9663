import { codes, questionType, type Answers } from '@suite/api';
import { Refusal } from '../refusal';
import { optionCount, type SolvedQuestion } from './question';

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
export function sameAnswers(one: Answers, other: Answers): boolean {
  const ids = Object.keys(one);
  return ids.length === Object.keys(other).length && ids.every((id) => one[id] === other[id]);
}
