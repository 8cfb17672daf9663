import type { ResearchQuestion } from '@suite/api';

/** Answers by the question's id, as they are sent; what is not answered is absent or ''. */
export type Answers = Record<string, string>;

/** Answers out of the device's storage. */
export function readAnswers(kept: unknown): Answers | undefined {
  if (typeof kept !== 'object' || kept === null || Array.isArray(kept)) return undefined;
  const texts = Object.entries(kept).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return Object.fromEntries(texts);
}

/** The ids of several choices, sorted and joined by commas. */
export const joined = (ids: readonly string[]): string =>
  [...ids].sort((one, other) => Number(one) - Number(other)).join(',');

/** Whether an answer fits its question as it is asked today. */
function fits({ type, options, max_length }: ResearchQuestion, answer: string): boolean {
  const known = (id: string) => options.some((option) => `${option.id}` === id);
  switch (type) {
    case 'star':
      return /^[1-5]$/.test(answer);
    case 'single':
      return known(answer);
    case 'multiple':
      return answer.split(',').every(known);
    case 'text':
      return answer.length <= max_length;
  }
}

const answerOf = ({ id }: ResearchQuestion, answers: Answers): string => (answers[id] ?? '').trim();

/** What is still wrong, by the question's id. */
export function surveyErrors(questions: readonly ResearchQuestion[], answers: Answers): Answers {
  const errors: Answers = {};
  for (const question of questions) {
    const answer = answerOf(question, answers);
    if (answer === '' && question.is_required) {
      errors[question.id] = question.type === 'text' ? '请填写这一题' : '请回答这一题';
    } else if (answer !== '' && !fits(question, answer)) {
      errors[question.id] =
        question.type === 'text' ? `最多 ${question.max_length} 个字` : '选项已更新，请重新选择';
    }
  }
  return errors;
}

/** The answers as they are sent: those to today's questions, without empty ones. */
export function answersToSend(questions: readonly ResearchQuestion[], answers: Answers): Answers {
  const rows = questions.map((question) => [`${question.id}`, answerOf(question, answers)] as const);
  return Object.fromEntries(rows.filter(([, answer]) => answer !== ''));
}

/** How many questions are answered. */
export const answered = (questions: readonly ResearchQuestion[], answers: Answers): number =>
  questions.filter((question) => answerOf(question, answers) !== '').length;
