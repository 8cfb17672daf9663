import { questionType, type Question, type QuestionType } from '@suite/api';

/** A question with `count` options. */
export const question = (id: number, type: QuestionType = questionType.single, count = 4): Question => ({
  id,
  type,
  title: `<p>问题 ${id}</p>`,
  score: 5,
  youAns: '',
  ...Object.fromEntries(Array.from({ length: count }, (_, at) => [`option${at + 1}`, `选项 ${at + 1}`])),
});

/** Two with one answer, one with several, one judgement. */
export const paper: Question[] = [
  question(1),
  question(2),
  question(3, questionType.multiple),
  question(4, questionType.judge, 2),
];
