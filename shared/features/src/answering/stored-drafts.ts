import { defineRecord, namedText, ownerOf, type LearnerId, type StoredRecord } from '@suite/kernel';
import { momentOf } from '@suite/kernel/time';
import { emptyDraft, type Draft, type Stamped } from './draft';
import type { AttemptKey } from './types';

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
    title: typeof stored.title === 'string' ? stored.title : '',
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

/** The draft of an attempt on this device. */
export const storedDraft = ({ user, scope, attempt }: AttemptKey): StoredRecord<Draft> =>
  drafts.of(ownerOf(user), `${scope}.${attempt}`);

/** A learner's drafts on this device, each with its attempt. */
export const draftsOf = (owner: LearnerId): { key: AttemptKey; draft: Draft }[] =>
  drafts.all(owner).map(({ id, value }) => {
    const [scope = '', attempt = ''] = id.split('.');
    return { key: { user: owner.user, scope, attempt }, draft: value };
  });

const probe = namedText('device', 'suite.answering');

/** Whether the device stores anything at all: a text is written and removed at once. */
export function canStore(): boolean {
  const result = probe.save('');
  probe.remove();
  return result === 'kept';
}

/**
 * Whether an earlier attempt at the same paper was on its way when its page was left: the server opens another one
 * only after it was handed in. That is told once.
 */
export function wasHandedIn({ user, scope, attempt }: AttemptKey): boolean {
  const owner = ownerOf(user);
  const sent = (owner ? draftsOf(owner) : []).filter(
    ({ key, draft }) => key.scope === scope && key.attempt !== String(attempt) && draft.sentAt > 0,
  );
  sent.forEach(({ key, draft }) => storedDraft(key).save({ ...draft, sentAt: 0 }));
  return sent.length > 0;
}
