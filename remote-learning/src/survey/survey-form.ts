import type { ResearchQuestion } from '@suite/api';
import type { Errors } from '@suite/features/form';

/** Answers by the question's id, as they are sent; '' while a question is not answered. */
export type Answers = Record<string, string>;

/** The answers at the start: '' for every question. */
export const noAnswers = (questions: readonly ResearchQuestion[]): Answers =>
  Object.fromEntries(questions.map(({ id }) => [id, '']));

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
export function surveyErrors(questions: readonly ResearchQuestion[], answers: Answers): Errors {
  const errors: Errors = {};
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
