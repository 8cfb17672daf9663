import type { Answers, DateTime, DraftFlag, UserAnswer } from '@suite/api';
import type { CreateTableBuilder, Migration } from 'kysely';

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

/** Adds the columns to a table that is created. */
export const withAnswerColumns = <Name extends string, Column extends string>(
  table: CreateTableBuilder<Name, Column>,
) =>
  table
    .addColumn('content', 'text')
    .addColumn('is_draft', 'integer')
    .addColumn('save_time', 'text')
    .addColumn('score', 'real')
    .addColumn('used_seconds', 'integer', (column) => column.notNull())
    .addColumn('submitted_at', 'integer');

/** Adds the count of saves, which the first tables lacked. */
export const addVersion = (table: string): Migration => ({
  async up(db) {
    await db.schema
      .alterTable(table)
      .addColumn('version', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
  },
});

/** The answers that the provider holds for a learner. */
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
