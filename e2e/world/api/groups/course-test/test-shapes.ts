import {
  questionType,
  type Answers,
  type Question,
  type QuestionGroup,
  type ReformTestQuestions,
  type TestQuestions,
  type TestScore,
  type UserAnswer,
} from '@suite/api';
import { timeText } from '../../../clock/china-time';
import { heldAnswer, scored, shownQuestions, typeText, type SolvedQuestion } from '../../answering';
import type { TestAttemptRow } from './attempts';

const { single, multiple, judge } = questionType;

/** A test has two groups, so questions with several answers stand among those with one. */
function choices(list: Question[]): QuestionGroup {
  const mixed = list.some(({ type }) => type === multiple);
  return { type: single, type_text: mixed ? '选择题' : typeText[single], list };
}

const statements = (list: Question[]): QuestionGroup => ({ type: judge, type_text: typeText[judge], list });

const split = (list: readonly Question[]) => ({
  choice: choices(list.filter(({ type }) => type !== judge)),
  statement: statements(list.filter(({ type }) => type === judge)),
});

/** How a version of the course lays out a test. */
export type Layout<Questions> = (list: readonly Question[]) => Questions;

export const olderLayout: Layout<TestQuestions> = (list) => {
  const { choice, statement } = split(list);
  return { singleChoice: choice, judge: statement };
};

export const reformLayout: Layout<ReformTestQuestions> = (list) => {
  const { choice, statement } = split(list);
  return { singleChoice: choice, judgement: statement };
};

/** Questions with what the learner has answered, in a layout. */
export const laidOut = <Questions>(
  layout: Layout<Questions>,
  questions: readonly SolvedQuestion[],
  held: Pick<UserAnswer, 'content' | 'is_draft'> | null,
): Questions => layout(shownQuestions(questions, held));

/** What an attempt carries for the answering. */
export const attemptShape = (row: TestAttemptRow, now: number) => ({
  record_id: row.id,
  user_answer: heldAnswer(row),
  server_time: timeText(now),
});

/** The outcome of an attempt that was finally submitted. */
export function testScore(row: TestAttemptRow, questions: readonly SolvedQuestion[]): TestScore {
  const content = JSON.parse(row.content ?? '{}') as Answers;
  const { score, total_score, right_count, question_count } = scored(questions, content);
  return {
    record_id: row.id,
    score: row.score ?? score,
    total_score,
    is_pass: row.is_pass ?? 0,
    right_count,
    question_count,
    used_seconds: row.used_seconds,
    submit_time: timeText(row.submitted_at as number),
  };
}
