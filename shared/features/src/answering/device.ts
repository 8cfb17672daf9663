import { deviceStore, unsentKey } from '@suite/kernel';
import { emptyDraft, type Draft, type Stamped } from './draft';
import type { AttemptKey } from './types';

/** Where one attempt's draft is kept on the device. */
export interface Device {
  /** Nothing when there is no draft, or what is there is none. */
  read(): Draft | undefined;
  /** Keeps a draft at once; false when it is safe only as long as this page lives. */
  write(draft: Draft): boolean;
  /** Whether anything can be written at all. */
  isSound(): boolean;
  clear(): void;
  /** Tells when another window has written, or cleared. */
  watch(listener: (draft: Draft | undefined) => void): () => void;
}

/** Written and removed to find out whether anything can be kept. */
const PROBE = 'suite.answering';

/** What the keys of all attempts at the same thing begin with. */
const rootOf = ({ user, scope }: AttemptKey) => unsentKey(user, `answering.${scope}.`);

const keyOf = (attempt: AttemptKey) => rootOf(attempt) + attempt.attempt;

/** Later than any clock that is right. */
const NEVER = Date.UTC(2100, 0);

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const moment = (value: unknown) => (typeof value === 'number' && value >= 0 && value < NEVER ? value : 0);

function stamped<Value>(values: unknown, type: 'string' | 'boolean'): Record<string, Stamped<Value>> {
  const sound: Record<string, Stamped<Value>> = {};
  for (const [id, entry] of Object.entries(isRecord(values) ? values : {})) {
    if (isRecord(entry) && typeof entry.value === type && moment(entry.at) > 0) {
      sound[id] = { value: entry.value as Value, at: entry.at as number };
    }
  }
  return sound;
}

function texts(values: unknown): Record<string, string> {
  const sound: Record<string, string> = {};
  for (const [id, value] of Object.entries(isRecord(values) ? values : {})) {
    if (typeof value === 'string') sound[id] = value;
  }
  return sound;
}

/** A draft as it was written; what is damaged in it is left out. */
function draftIn(stored: unknown): Draft | undefined {
  if (!isRecord(stored)) return undefined;
  const base = isRecord(stored.base) ? stored.base : {};
  return {
    ...emptyDraft,
    base: {
      content: texts(base.content),
      savedAt: moment(base.savedAt),
      usedSeconds: moment(base.usedSeconds),
    },
    own: stamped(stored.own, 'string'),
    marks: stamped(stored.marks, 'boolean'),
    spent: moment(stored.spent),
    sentAt: moment(stored.sentAt),
  };
}

/** The device's place for an attempt's draft. */
export function deviceOf(attempt: AttemptKey): Device {
  const key = keyOf(attempt);
  return {
    read: () => draftIn(deviceStore.get(key)),
    write: (draft) => deviceStore.set(key, draft) === 'kept',
    isSound() {
      const kept = deviceStore.set(PROBE, null);
      deviceStore.remove(PROBE);
      return kept === 'kept';
    },
    clear: () => deviceStore.remove(key),
    watch: (listener) => deviceStore.watch(key, (written) => listener(draftIn(written))),
  };
}

/**
 * Clears drafts of earlier attempts at the same thing: that the provider has opened another attempt
 * proves that they were handed in. True when one of them was on its way when the page was left.
 */
export function sweepFormer(attempt: AttemptKey): boolean {
  const former = deviceStore.keys(rootOf(attempt)).filter((key) => key !== keyOf(attempt));
  const wasSent = former.some((key) => (draftIn(deviceStore.get(key))?.sentAt ?? 0) > 0);
  former.forEach(deviceStore.remove);
  return wasSent;
}
