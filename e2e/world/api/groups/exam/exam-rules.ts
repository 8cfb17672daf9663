import { draftFlag } from '@suite/api';
import { timeText } from '../../../clock/china-time';
import type { PaperContent } from '../../../content/types';
import { answerColumns, heldAnswer, scored, type AnswerColumns } from '../../answering';

/** An exam as far as a learner has come with it. */
export interface Sitting extends AnswerColumns {
  started_at: number;
}

/** Ms for which answers that were on their way at the deadline are still taken. */
export const GRACE = 60_000;

/** When the time of an exam is over; null without a limit. */
export const deadlineOf = ({ minutes }: Pick<PaperContent, 'minutes'>, startedAt: number): number | null =>
  minutes > 0 ? startedAt + minutes * 60_000 : null;

/** Seconds spent on an exam by then. */
export function secondsSpent(paper: Pick<PaperContent, 'minutes'>, startedAt: number, now: number): number {
  const until = Math.min(now, deadlineOf(paper, startedAt) ?? now);
  return Math.max(0, Math.floor((until - startedAt) / 1000));
}

/** After the deadline, treats the last draft as handed in. */
export function settled<Row extends Sitting>(paper: PaperContent, row: Row, now: number): Row {
  const deadline = deadlineOf(paper, row.started_at);
  if (row.submitted_at !== null || deadline === null || now <= deadline + GRACE) return row;
  const held = heldAnswer(row);
  const content = held?.content ?? {};
  const answer = {
    content,
    is_draft: draftFlag.NODRAFT,
    save_time: held?.save_time ?? timeText(deadline),
    score: scored(paper.question_list, content).score,
    used_seconds: secondsSpent(paper, row.started_at, now),
  };
  return { ...row, ...answerColumns(answer, deadline) };
}

/** Whether an exam was finally submitted and passed. */
export const isPassed = ({ pass_score }: Pick<PaperContent, 'pass_score'>, row: AnswerColumns): boolean =>
  row.submitted_at !== null && (row.score ?? 0) >= pass_score;

/**
 * Of a line's papers the one that a learner has to do with: the first, or after a failure the next
 * one; the last one stays, and so does one that was passed.
 */
export function paperInTurn<Paper extends Pick<PaperContent, 'id' | 'pass_score'>>(
  papers: readonly Paper[],
  sittingOf: (paper: Paper) => AnswerColumns | undefined,
): Paper | undefined {
  const hasFailed = (paper: Paper) => {
    const row = sittingOf(paper);
    return row !== undefined && row.submitted_at !== null && !isPassed(paper, row);
  };
  return papers.find((paper) => !hasFailed(paper)) ?? papers[papers.length - 1];
}
