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

const ROOT = 'suite.answering';

/** Drafts of a device that keeps nothing; they outlive a page's component, not the page. */
const memory = new Map<string, string>();

const scopeOf = ({ user, scope }: AttemptKey) => `${ROOT}.${user}.${scope}.`;

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
export function parseDraft(text: string | null | undefined): Draft | undefined {
  if (!text) return undefined;
  try {
    const stored: unknown = JSON.parse(text);
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
  } catch {
    return undefined;
  }
}

function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function forget(key: string): void {
  memory.delete(key);
  try {
    localStorage.removeItem(key);
  } catch {
    // What cannot be removed could not be written either.
  }
}

/** The device's place for an attempt's draft. */
export function deviceOf(attempt: AttemptKey): Device {
  const key = scopeOf(attempt) + attempt.attempt;
  return {
    read: () => parseDraft(memory.get(key) ?? stored(key)),
    write(draft) {
      const text = JSON.stringify(draft);
      try {
        localStorage.setItem(key, text);
        memory.delete(key);
        return true;
      } catch {
        memory.set(key, text);
        return false;
      }
    },
    isSound() {
      try {
        localStorage.setItem(ROOT, '');
        localStorage.removeItem(ROOT);
        return true;
      } catch {
        return false;
      }
    },
    clear: () => forget(key),
    watch(listener) {
      const hear = (event: StorageEvent) => {
        if (event.key === key) listener(parseDraft(event.newValue));
      };
      window.addEventListener('storage', hear);
      return () => window.removeEventListener('storage', hear);
    },
  };
}

function keysOf(start: string): string[] {
  const keys = Array.from(memory.keys());
  try {
    for (let at = 0; at < localStorage.length; at += 1) keys.push(localStorage.key(at) ?? '');
  } catch {
    // Then the memory is all there is.
  }
  return keys.filter((key) => key.startsWith(start));
}

/**
 * Clears drafts of earlier attempts at the same thing: that the provider has opened another attempt
 * proves that they were handed in. True when one of them was on its way when the page was left.
 */
export function sweepFormer(attempt: AttemptKey): boolean {
  const own = scopeOf(attempt) + attempt.attempt;
  const former = keysOf(scopeOf(attempt)).filter((key) => key !== own);
  const wasSent = former.some((key) => (parseDraft(memory.get(key) ?? stored(key))?.sentAt ?? 0) > 0);
  former.forEach(forget);
  return wasSent;
}
