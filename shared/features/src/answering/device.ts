import { deviceStore, unsentKey } from '@suite/kernel';
import { momentOf } from '@suite/kernel/time';
import { emptyDraft, type Draft, type Stamped } from './draft';
import type { AttemptKey } from './types';

/** Where one attempt's draft is kept on the device. */
export interface Device {
  /** The draft; undefined when there is none or its text is damaged. */
  read(): Draft | undefined;
  /** Keeps a draft at once; false when it will be lost with this page. */
  write(draft: Draft): boolean;
  /** Whether anything can be written at all. */
  isSound(): boolean;
  clear(): void;
  /** Tells what another window has written; undefined when it has cleared the draft. */
  watch(listener: (draft: Draft | undefined) => void): () => void;
}

/** Written and removed at once, to find out whether the device keeps anything. */
const PROBE = 'suite.answering';

const keyOf = ({ user, scope, attempt }: AttemptKey) => unsentKey(user, `answering.${scope}.${attempt}`);

/** Times from here on are damaged. */
const NEVER = momentOf('2100-01-01 00:00:00');

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

/** The draft in a stored value; damaged parts are left out. */
function draftIn(stored: unknown): Draft | undefined {
  if (!isRecord(stored)) return undefined;
  const base = isRecord(stored.base) ? stored.base : {};
  return {
    ...emptyDraft,
    base: {
      content: texts(base.content),
      savedAt: moment(base.savedAt),
      usedSeconds: moment(base.usedSeconds),
      version: typeof base.version === 'number' ? base.version : null,
    },
    own: stamped(stored.own, 'string'),
    marks: stamped(stored.marks, 'boolean'),
    spent: moment(stored.spent),
    sentAt: moment(stored.sentAt),
    wish: stamped<boolean>({ wish: stored.wish }, 'boolean').wish ?? emptyDraft.wish,
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

/** A draft on the device, and the attempt that it belongs to. */
export interface StoredDraft {
  key: AttemptKey;
  draft: Draft;
}

/** A learner's drafts on this device. */
export const draftsOf = (user: AttemptKey['user']): StoredDraft[] =>
  deviceStore.keys(unsentKey(user, 'answering.')).flatMap((name) => {
    const draft = draftIn(deviceStore.get(name));
    const [scope = '', attempt = ''] = name.slice(unsentKey(user, 'answering.').length).split('.');
    return draft ? [{ key: { user, scope, attempt }, draft }] : [];
  });

/**
 * Whether an earlier attempt at the same paper was on its way when its page was left: the server opens another one
 * only after it was handed in. That is told once.
 */
export function wasHandedIn({ user, scope, attempt }: AttemptKey): boolean {
  const sent = draftsOf(user).filter(
    ({ key, draft }) => key.scope === scope && key.attempt !== String(attempt) && draft.sentAt > 0,
  );
  sent.forEach(({ key, draft }) => deviceOf(key).write({ ...draft, sentAt: 0 }));
  return sent.length > 0;
}
