import { useEffect, useMemo, useSyncExternalStore } from 'react';
import {
  platform,
  storageOf,
  unfinished,
  useSession,
  type Duty,
  type LearnerId,
  type Reconciler,
  type Waiting,
} from '@suite/kernel';
import { ownerHere, ownerName } from './owner';

/** Registers a duty; of a kind that several apps bring along, the first one counts. */
export function lookAfter(duty: Duty): void {
  if (!unfinished.duties.has(duty.kind)) unfinished.duties.set(duty.kind, duty);
  waitingChanged();
}

/** Tells that what waits may have changed. */
export const waitingChanged = (): void => unfinished.changes.setState((count) => count + 1);

/** Called by the host alone; undefined when its page ends. */
export function provideReconciler(made: Reconciler | undefined): void {
  unfinished.reconciler = made;
}

/** Does a duty soon: at once where the reconciler is loaded, else at its first round. */
export const doSoon = (kind: string): void => unfinished.reconciler?.soon(kind);

/** Does a duty, or all of them, at the learner's wish. */
export const doNow = (kind?: string): Promise<void> => unfinished.reconciler?.now(kind) ?? Promise.resolve();

export const allDuties = (): Duty[] => Array.from(unfinished.duties.values());

/** Whether the device has something of anybody's that a duty looks after; a key without a slash is of an earlier release. */
export function hasWork(): boolean {
  const kinds = allDuties().flatMap(({ kind, tells = kind }) => [`/${kind}/`, `/${tells}/`]);
  const isWork = (key: string) =>
    key.indexOf('/') < 0 ? /^suite\.unsent\./.test(key) : kinds.some((kind) => key.indexOf(kind) > 0);
  return storageOf('device').keys('suite.').some(isWork);
}

/** Whether the learner is at an exam, a payment or a signature: then no round begins. */
export const isUndisturbed = (): boolean => unfinished.undisturbed > 0;

/** Keeps the reconciler's rounds away while a page is at an exam, a payment or a signature. */
export function useUndisturbed(isNow = true): void {
  useEffect(() => {
    if (!isNow) return;
    unfinished.undisturbed++;
    return () => {
      unfinished.undisturbed--;
      void unfinished.reconciler?.round();
    };
  }, [isNow]);
}

/** What a read of the device gives: it is read again when what waits changes, and when the `key` is another. */
export function useOnDevice<Value>(read: () => Value, key: string | undefined): Value {
  const change = useSyncExternalStore(unfinished.changes.subscribe, unfinished.changes.getState);
  // eslint-disable-next-line react-hooks/exhaustive-deps -- each render makes `read` anew, key and change say when it gives something else
  return useMemo(read, [key, change]);
}

/** What a duty tells; it may be another app's, and takes away nothing but itself if it throws. */
function waitingOf(duty: Duty, owner: LearnerId): Waiting[] {
  try {
    return duty.waiting(owner);
  } catch (error) {
    platform().report(error, { duty: duty.kind });
    return [];
  }
}

/** What waits of the learner who is here, the oldest first. */
export function useWaiting(): Waiting[] {
  const owner = ownerHere(useSession());
  return useOnDevice(
    () => {
      const all = owner ? allDuties().map((duty) => waitingOf(duty, owner)) : [];
      return ([] as Waiting[]).concat(...all).sort((one, other) => one.since - other.since);
    },
    owner && ownerName(owner),
  );
}
