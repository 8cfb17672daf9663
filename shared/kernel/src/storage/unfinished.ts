import type { QueryClient } from '@tanstack/react-query';
import { createStore } from 'zustand/vanilla';
import type { Line } from '../session/session';

/** A learner in a course line; the two lines may give one id to two people. */
export interface LearnerId {
  line: Line;
  user: number;
}

/** Something of a learner's that is not finished, as it stands under 待同步. */
export interface Waiting {
  id: string;
  /** What it is: 学习记录. */
  name: string;
  /** Since when, in milliseconds. */
  since: number;
  /** The server's words, if it has said no. */
  words?: string;
  /** It is not tried any more: the learner takes note of that by `dismiss`. */
  dismiss?: () => void;
  /** What is said of it if nothing of it is to be sent: the learner has to know of it, or to go on with it. */
  text?: string;
  /** The page on which the learner goes on with it. */
  to?: string;
}

/** What a feature has looked after on every page, at every start, after a login and when the network is back. */
export interface Duty {
  kind: string;
  /** Another kind of record that it tells of. */
  tells?: string;
  waiting: (owner: LearnerId) => Waiting[];
  /**
   * Does what can be done now, in the background; true if something has changed that pages have read. Absent for an
   * outbox, whose entries are sent.
   */
  run?: (owner: LearnerId, queries: Pick<QueryClient, 'fetchQuery'>) => Promise<boolean>;
}

/** Does the duties; the host loads it when the first page is there. */
export interface Reconciler {
  /** Does one duty, unless it has failed lately and waits for its next try. */
  soon: (kind: string) => void;
  /** Does all duties, unless the learner must not be disturbed. */
  round: () => Promise<void>;
  /** Does one duty, or all, at the learner's wish: also what waits for its next try. */
  now: (kind?: string) => Promise<void>;
}

/**
 * What the apps of a page have in common of unfinished work. Each app brings the code of `records` along, so that the
 * first screen does not load it; this is in the host alone, so that there is one list and one sender.
 */
export const unfinished = {
  duties: new Map<string, Duty>(),
  /** The outboxes that apps have declared; `records` knows their type. */
  outboxes: new Map<string, unknown>(),
  /** Who hears what was sent, by kind. */
  listeners: new Map<string, Set<(unsent: never, answer: never) => void>>(),
  /** Rises whenever what waits may have changed. */
  changes: createStore(() => 0),
  /** How many pages are at an exam, a payment or a signature. */
  undisturbed: 0,
  reconciler: undefined as Reconciler | undefined,
};
