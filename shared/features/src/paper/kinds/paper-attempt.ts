import { draftFlag, type DateTime, type Question, type UserAnswer } from '@suite/api';
import type { Server, Reading } from '../../answering';

/** One attempt at a paper, with its calls. */
export interface PaperAttempt {
  /** The paper, for all attempts at it: see `AttemptKey`. */
  scope: string;
  /** Number of the attempt. */
  attempt: number;
  title: string;
  questions: readonly Question[];
  reading: Reading;
  server: Server;
  /** Whose answers they are; by default the ordinary learner's. */
  user?: number;
}

/** A kind of paper without a page: reads an attempt at the paper of a number. */
export type OpenPaper = (id: number, attempt: number) => Promise<PaperAttempt>;

/** The answers that counted, in the questions of a result; null without a result. */
export const countedIn = (
  result: { questions: readonly Question[]; submit_time?: DateTime; used_seconds?: number } | null,
): UserAnswer | null =>
  result && {
    content: Object.fromEntries(result.questions.map(({ id, youAns }) => [id, youAns])),
    is_draft: draftFlag.NODRAFT,
    save_time: result.submit_time ?? '',
    score: null,
    used_seconds: result.used_seconds ?? 0,
  };
