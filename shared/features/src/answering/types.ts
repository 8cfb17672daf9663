import type { Answers, DateTime, DraftFlag, UserAnswer } from '@suite/api';

/** Whose answers to which attempt: drafts on the device are kept apart by both. */
export interface AttemptKey {
  user: string | number;
  /** What is answered, whichever attempt it is: `exam`, `chapter-5`. */
  scope: string;
  /** The attempt itself: what a second attempt must not find the first one's answers under. */
  attempt: string | number;
}

/** What the provider holds of an attempt. */
export interface Reading {
  answer: UserAnswer | null;
  /** The attempt was finally submitted, from wherever. */
  isFinal: boolean;
  serverTime: DateTime;
  /** When the time is over, by the provider's clock; null without a limit. */
  deadline?: DateTime | null;
}

/** Answers on their way to the provider. */
export interface Sheet {
  content: Answers;
  is_draft: DraftFlag;
  save_time: DateTime;
  used_seconds: number;
}

/** How the engine reaches the provider; it makes no call of its own. */
export interface Provider {
  /** Reads the attempt again. */
  read: () => Promise<Reading>;
  /** Sends answers, and gives back what the provider holds then. */
  send: (sheet: Sheet) => Promise<UserAnswer>;
  /** False where the provider keeps no drafts: they stay on the device. */
  keepsDrafts?: boolean;
  /** Takes what went wrong; nothing of it is shown by itself. */
  report?: (error: unknown) => void;
}

/** Where the latest answers are. */
export interface SaveState {
  /**
   * - `none`: nothing was changed yet;
   * - `pending`: on its way to the provider;
   * - `saved`: wherever it is kept, it is there;
   * - `retrying`: the provider did not answer, it is tried again;
   * - `offline`: there is no network;
   * - `login`: the login has expired;
   * - `refused`: the provider said no.
   */
  kind: 'none' | 'pending' | 'saved' | 'retrying' | 'offline' | 'login' | 'refused';
  /** When the answers were last safe, by the provider's clock: `12:03`; null before there were any. */
  when: string | null;
  /** False where the device keeps nothing: its storage is forbidden or full. */
  onDevice: boolean;
  /** False where drafts stay on the device. */
  onServer: boolean;
}

/**
 * Where an attempt stands:
 * - `open`: it is being answered;
 * - `submitting`: the final answers are on their way;
 * - `unsure`: they were sent, and nobody knows yet whether they arrived;
 * - `over`: the time is up and they could not be handed in yet;
 * - `final`: it is submitted.
 */
export type Phase = 'open' | 'submitting' | 'unsure' | 'over' | 'final';

/** What a screen shows of an attempt; a new object at every change. */
export interface AnsweringState {
  phase: Phase;
  /** The current question. */
  index: number;
  /** Without those left empty. */
  answers: Answers;
  answered: number;
  /** Ids of the questions that the learner wants to look at again. */
  marked: readonly number[];
  save: SaveState;
  /** Milliseconds by the provider's clock; null without a limit. */
  deadline: number | null;
  /** How often answers of another device have come in since the attempt was opened. */
  merges: number;
  /** Why the last submission came to nothing. */
  trouble: SubmitTrouble | null;
}

/** Why a submission came to nothing; the answers stay. */
export type SubmitTrouble = 'network' | 'login' | 'refused' | 'unsure';

/** What became of a submission. */
export type SubmitOutcome = 'final' | 'empty' | SubmitTrouble;
