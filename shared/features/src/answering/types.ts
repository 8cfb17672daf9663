import type { Answers, DateTime, DraftFlag, Question, Solution, UserAnswer } from '@suite/api';
import type { Instant } from './clock';

/** The learner and the attempt; each pair has a draft of its own on the device. */
export interface AttemptKey {
  user: string | number;
  /** The paper, for all attempts at it: `exam-9`, `chapter-test-reform-5`. */
  scope: string;
  /** The attempt: a second one does not find the first one's answers. */
  attempt: string | number;
}

/** What the server holds of an attempt. */
export interface Reading {
  /** Of an attempt that was handed in, the answers that counted; null if the server does not tell them. */
  answer: UserAnswer | null;
  /** The questions that are in the paper now; left out where a reading does not name them. */
  questions?: readonly Question[];
  /** The attempt was finally submitted, on this device or another. */
  isFinal: boolean;
  serverTime: DateTime;
  /** When the reading arrived on this device. */
  receivedAt: Instant;
  /** When the time is over, by the server's clock; null without a limit. */
  deadline?: DateTime | null;
}

/** Answers on their way to the server. */
export interface Sheet {
  content: Answers;
  is_draft: DraftFlag;
  save_time: DateTime;
  used_seconds: number;
  /** The version on which they are built; left out if the server counts none. */
  base_version?: number;
  /** Ids of questions whose answers are final: the server tells whether they are right. */
  check?: number[];
}

/** How the engine reaches the server; it makes no call of its own. */
export interface Server {
  /** Reads the attempt again. */
  read: () => Promise<Reading>;
  /** Sends answers; the result is what the server holds after that. */
  send: (sheet: Sheet) => Promise<UserAnswer>;
  /** False if the server keeps no drafts: they stay on the device. */
  keepsDrafts?: boolean;
  /** Whether it tells while the paper is open if an answer is right, as in practice. */
  checks?: boolean;
  /** Takes errors for the log; the learner does not see them. */
  report?: (error: unknown) => void;
}

/** Where the latest answers are. */
export interface SaveState {
  /**
   * - `none`: no answer was changed yet;
   * - `pending`: on its way to the server;
   * - `saved`: at the server, or on the device where the server keeps no drafts;
   * - `retrying`: the server did not answer, and the answers are sent again;
   * - `offline`: there is no network;
   * - `login`: the login has expired;
   * - `refused`: the server said no.
   */
  kind: 'none' | 'pending' | 'saved' | 'retrying' | 'offline' | 'login' | 'refused';
  /** When the answers were last safe, by the server's clock: `12:03`; null before there were any. */
  when: string | null;
  /** False if the device keeps nothing: its storage is forbidden or full. */
  onDevice: boolean;
  /** False if drafts stay on the device. */
  onServer: boolean;
}

/**
 * Where an attempt stands:
 * - `open`: it is being answered;
 * - `submitting`: the final answers are on their way;
 * - `unknown`: they were sent, and it is not known yet whether they arrived;
 * - `over`: the time is up and they could not be handed in yet;
 * - `final`: it is submitted.
 */
export type Phase = 'open' | 'submitting' | 'unknown' | 'over' | 'final';

/** An answer that was given on this device and did not count. */
export interface LeftoverEntry {
  /** Place of the question in the paper, from 1. */
  number: number;
  /** The question in words. */
  question: string;
  /** The learner's answer in words; '' if they took it back. */
  answer: string;
  /** When they gave it, in milliseconds by the server's clock. */
  at: number;
  /** The answer that counted, in words; '' for none, null if the server does not tell. */
  counted: string | null;
}

/** The answers of an attempt that did not count when it was handed in. */
export interface Leftover {
  /** Name of the paper. */
  title: string;
  scope: string;
  attempt: string;
  entries: readonly LeftoverEntry[];
  /** When that was found out, by the device's clock. */
  foundAt: number;
  /** The learner has seen the list. */
  isSeen: boolean;
}

/** What a screen shows of an attempt; a new object at every change. */
export interface AnsweringState {
  phase: Phase;
  /** The current question. */
  index: number;
  /** Answers that are not empty. */
  answers: Answers;
  answered: number;
  /** The questions that are in the paper now. */
  questions: readonly Question[];
  /** Their ids. */
  ids: readonly number[];
  /** How many answered questions the server has taken out of the paper. */
  removed: number;
  /** How many questions the server has added since the paper was opened. */
  added: number;
  /** Ids of the questions that the learner wants to look at again. */
  marked: readonly number[];
  /** Of the questions of which the learner knows whether they were right; their answers stay. */
  solutions: Readonly<Record<number, Solution>>;
  /** Ids of the questions of which the server is being asked that. */
  checking: readonly number[];
  /** Whether an open paper tells at all if an answer is right. */
  checks: boolean;
  save: SaveState;
  /** Milliseconds by the server's clock; null without a limit. */
  deadline: number | null;
  /** How often answers of another device were merged since the attempt was opened. */
  merges: number;
  /** What did not count; null if all did, or before the answers are handed in. */
  leftover: (Leftover & { isKept: boolean }) | null;
  /** What the server said when it last refused something; '' when it said nothing. */
  refusal: string;
  /** Why the last submission failed. */
  problem: SubmitProblem | null;
}

/**
 * Why a submission failed; the answers are kept. With `changed` nothing was sent: the paper has questions that the
 * learner has not seen. With `offline` nothing was sent either: the paper stays open, and is handed in when the network
 * is back unless the learner takes that back.
 */
export type SubmitProblem = 'offline' | 'network' | 'login' | 'refused' | 'unknown' | 'changed';

/** How a submission ended; with `early` the time was not over after all, and the paper is open again. */
export type SubmitOutcome = 'final' | 'empty' | 'early' | SubmitProblem;
