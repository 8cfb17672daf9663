import type { Answers, DateTime, DraftFlag, UserAnswer } from '@suite/api';

/** Columns in which a table keeps the answers to one paper; null until the first save. */
export interface AnswerColumns {
  /** JSON. */
  content: string | null;
  is_draft: DraftFlag | null;
  save_time: DateTime | null;
  score: number | null;
  used_seconds: number;
  /** When the answers were finally submitted. */
  submitted_at: number | null;
  /** Counts the saves. */
  version: number;
}

/** Before anything was saved. */
export const noAnswers: AnswerColumns = {
  content: null,
  is_draft: null,
  save_time: null,
  score: null,
  used_seconds: 0,
  submitted_at: null,
  version: 0,
};

/** The answers that the server holds for a learner. */
export function heldAnswer(row: AnswerColumns): UserAnswer | null {
  const { content, is_draft, save_time, score, used_seconds, version } = row;
  if (content === null || is_draft === null || save_time === null) return null;
  return { content: JSON.parse(content) as Answers, is_draft, save_time, score, used_seconds, version };
}

/** The columns for answers that were received at that time. */
export function answerColumns(answer: UserAnswer, now: number): AnswerColumns {
  return {
    version: 1,
    ...answer,
    content: JSON.stringify(answer.content),
    submitted_at: answer.is_draft === 0 ? now : null,
  };
}
