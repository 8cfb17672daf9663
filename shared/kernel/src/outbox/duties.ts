import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { createStore } from 'zustand/vanilla';
import { ownerHere, type LearnerId } from '../records/owner';
import { storageOf } from '../records/storage';
import { useSession } from '../session/session';

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
  waiting: (owner: LearnerId) => Waiting[];
  /**
   * Does what can be done now, in the background; true if something has changed that pages have read. Absent for an
   * outbox, whose entries are sent.
   */
  run?: (owner: LearnerId) => Promise<boolean>;
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

const duties = new Map<string, Duty>();
/** Rises whenever what waits may have changed. */
const changes = createStore(() => 0);
let reconciler: Reconciler | undefined;
let undisturbed = 0;

/** Registers a duty; of a kind that several apps bring along, the first one counts. */
export function lookAfter(duty: Duty): void {
  if (!duties.has(duty.kind)) duties.set(duty.kind, duty);
  waitingChanged();
}

/** Tells that what waits may have changed. */
export const waitingChanged = (): void => changes.setState(changes.getState() + 1);

/** Called by the host alone; undefined when its page ends. */
export function provideReconciler(made: Reconciler | undefined): void {
  reconciler = made;
}

/** Does a duty soon: at once where the reconciler is loaded, else at its first round. */
export const doSoon = (kind: string): void => reconciler?.soon(kind);

/** Does a duty, or all of them, at the learner's wish. */
export const doNow = (kind?: string): Promise<void> => reconciler?.now(kind) ?? Promise.resolve();

export const allDuties = (): Duty[] => Array.from(duties.values());

/** Whether the device has something of anybody's that a duty looks after; a key without a slash is of an earlier release. */
export function hasWork(): boolean {
  const kinds = allDuties().map(({ kind }) => `/${kind}/`);
  const isWork = (key: string) =>
    key.indexOf('/') < 0 ? /^suite\.unsent\./.test(key) : kinds.some((kind) => key.indexOf(kind) > 0);
  return storageOf('device').keys('suite.').some(isWork);
}

/** Whether the learner is at an exam, a payment or a signature: then no round begins. */
export const isUndisturbed = (): boolean => undisturbed > 0;

/** Keeps the reconciler's rounds away while a page is at an exam, a payment or a signature. */
export function useUndisturbed(isNow = true): void {
  useEffect(() => {
    if (!isNow) return;
    undisturbed++;
    return () => {
      undisturbed--;
      void reconciler?.round();
    };
  }, [isNow]);
}

/** The count that changes with what waits, for `useSyncExternalStore` and effects. */
export const useChanges = (): number => useSyncExternalStore(changes.subscribe, changes.getState);

/** What waits of the learner who is here, the oldest first. */
export function useWaiting(): Waiting[] {
  const change = useChanges();
  const session = useSession();
  return useMemo(() => {
    const owner = ownerHere();
    const all = owner ? allDuties().map((duty) => duty.waiting(owner)) : [];
    return ([] as Waiting[]).concat(...all).sort((one, other) => one.since - other.since);
  }, [change, session]);
}
