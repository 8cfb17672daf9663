import { questionType, type Question, type QuestionType } from '@suite/api';

/** One of a question's options. */
export interface Option {
  /** Counts from 1, as answers do. */
  number: number;
  /** A, B, C, ... */
  letter: string;
  /** HTML. */
  html: string;
}

/** Whether an answer is right, wrong or missing. */
export type Outcome = 'right' | 'wrong' | 'blank';

const names: Record<QuestionType, string> = {
  [questionType.single]: '单选题',
  [questionType.multiple]: '多选题',
  [questionType.judge]: '判断题',
};

/** A question's type in words. */
export const typeName = ({ type }: Pick<Question, 'type'>): string => names[type] ?? names[1];

/** Only questions with several answers can be cleared once they are answered. */
export const isMultiple = ({ type }: Pick<Question, 'type'>): boolean => type === questionType.multiple;

const letterOf = (option: number): string => String.fromCharCode(64 + option);

const textOf = (html: string) =>
  html
    .replace(/<[^>]*>/g, '')
    .replace(/&nbsp;/g, ' ')
    .trim();

/** A judgement's options where the server calls them so: beside 正确答案 and 回答错误 they are read as the verdict. */
const judgements: Readonly<Record<string, string | undefined>> = { 正确: '对', 错误: '错' };

/** What options are made from. */
type Asked = Pick<Question, `option${number}`> & { type?: QuestionType };

/** The options of a question; they count from 1 without a gap. A server with fixed columns sends those left as ''. */
export function optionsOf(question: Asked): Option[] {
  const options: Option[] = [];
  for (let number = 1; ; number += 1) {
    const html = question[`option${number}`];
    if (html === undefined || html === null || html === '') return options;
    const judged = question.type === questionType.judge ? judgements[textOf(html)] : undefined;
    options.push({ number, letter: letterOf(number), html: judged ?? html });
  }
}

/** The option numbers in an answer, sorted; text that is no number is left out. */
export function decodeChoices(answer: string | null | undefined): number[] {
  const numbers = String(answer ?? '')
    .split(',')
    .map((part) => Number(part.trim() || NaN));
  return numbers
    .filter((one, at) => Number.isInteger(one) && one > 0 && numbers.indexOf(one) === at)
    .sort((one, other) => one - other);
}

/** Chosen options as an answer: sorted numbers joined by commas; '' when none is chosen. */
export const encodeChoices = (chosen: readonly number[]): string => decodeChoices(chosen.join(',')).join(',');

/** The answer after an option was tapped. */
export function choose(question: Pick<Question, 'type'>, answer: string, option: number): string {
  if (!isMultiple(question)) return encodeChoices([option]);
  const chosen = decodeChoices(answer);
  return encodeChoices(
    chosen.includes(option) ? chosen.filter((one) => one !== option) : chosen.concat(option),
  );
}

/** An answer in its normal form; numbers that are no option of the question are left out. */
export function normalAnswer(
  question: Pick<Question, 'type' | `option${number}`>,
  answer: string | null | undefined,
): string {
  const count = optionsOf(question).length;
  const chosen = decodeChoices(answer).filter((one) => one <= count);
  return encodeChoices(isMultiple(question) ? chosen : chosen.slice(0, 1));
}

/** An answer in words: letters, or 对 and 错 for a judgement. */
export function answerWords(
  question: Pick<Question, 'type' | `option${number}`>,
  answer: string | null | undefined,
): string {
  const options = optionsOf(question);
  const chosen = decodeChoices(answer).map((one) => options[one - 1]);
  return chosen
    .map((option) =>
      !option ? '' : question.type === questionType.judge ? textOf(option.html) : option.letter,
    )
    .filter(Boolean)
    .join('、');
}

/** Whether the learner's answer to a solved question is right, wrong or missing. */
export function outcomeOf({ youAns, answer }: Pick<Question, 'youAns' | 'answer'>): Outcome {
  const mine = encodeChoices(decodeChoices(youAns));
  if (mine === '') return 'blank';
  return mine === encodeChoices(decodeChoices(answer)) ? 'right' : 'wrong';
}
