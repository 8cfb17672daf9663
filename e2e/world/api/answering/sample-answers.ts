import { questionType, type Answers } from '@suite/api';
import { optionCount, type SolvedQuestion } from './question';

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
