import { namedText } from '@suite/kernel';
import { defineRecord, ownerOf } from '@suite/kernel/records';
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
const probe = namedText('device', 'suite.answering');

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

/** Drafts by paper and attempt. They name nobody, and stay until the server has them. */
const drafts = defineRecord<Draft>({
  kind: 'answering',
  version: 1,
  owner: 'learner',
  personal: false,
  unsent: true,
  read: draftIn,
});

const draftOf = ({ user, scope, attempt }: AttemptKey) => drafts.of(ownerOf(user), `${scope}.${attempt}`);

/** The device's place for an attempt's draft. */
export function deviceOf(attempt: AttemptKey): Device {
  const record = draftOf(attempt);
  return {
    read: record.read,
    write: (draft) => record.save(draft) === 'kept',
    isSound() {
      const kept = probe.save('');
      probe.remove();
      return kept === 'kept';
    },
    clear: record.remove,
    watch: record.watch,
  };
}

/**
 * Clears the drafts of earlier attempts at the same paper: the provider opens another attempt only after
 * they were handed in. True if one of them was on its way when the page was left.
 */
export function sweepFormer({ user, scope, attempt }: AttemptKey): boolean {
  const owner = ownerOf(user);
  const former = (owner ? drafts.all(owner) : []).filter(
    ({ id }) => id !== `${scope}.${attempt}` && id.slice(0, scope.length + 1) === `${scope}.`,
  );
  former.forEach(({ id }) => drafts.of(owner, id).remove());
  return former.some(({ value }) => value.sentAt > 0);
}
