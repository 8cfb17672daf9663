import { namedText } from '@suite/kernel';
import { defineRecord, ownerOf, type LearnerId, type StoredRecord } from '@suite/kernel/records';
import { momentOf } from '@suite/kernel/time';
import { leaseOf, type Lease } from '../sending';
import { emptyDraft, type Base, type Draft, type Stamped } from './draft';
import type { AttemptKey } from './types';

/** Times from here on are damaged. */
const NEVER = momentOf('2100-01-01 00:00:00');

const moment = (value: unknown) => (typeof value === 'number' && value >= 0 && value < NEVER ? value : 0);

/** The values that are sound; damaged ones are left out. */
function soundIn<Value>(values: unknown, read: (value: unknown) => Value | undefined): Record<string, Value> {
  const sound: Record<string, Value> = {};
  for (const [id, value] of Object.entries(Object(values) as object)) {
    const own = read(value);
    if (own !== undefined) sound[id] = own;
  }
  return sound;
}

const text = (value: unknown) => (typeof value === 'string' ? value : undefined);

const stamped =
  <Value>(type: 'string' | 'boolean') =>
  (entry: unknown): Stamped<Value> | undefined => {
    const { value, at } = Object(entry) as Stamped<Value>;
    return typeof value === type && moment(at) > 0 ? { value, at } : undefined;
  };

/** The draft in a stored value. */
function draftIn(stored: unknown): Draft | undefined {
  if (typeof stored !== 'object' || stored === null || Array.isArray(stored)) return undefined;
  const { title, base, own, marks, spent, sentAt, wish } = stored as Partial<Draft>;
  const { content, savedAt, usedSeconds, version, fixed } = Object(base) as Partial<Base>;
  return {
    title: text(title) ?? '',
    base: {
      content: soundIn(content, text),
      savedAt: moment(savedAt),
      usedSeconds: moment(usedSeconds),
      version: typeof version === 'number' ? version : null,
      ...(Array.isArray(fixed) && { fixed: fixed.filter((id) => typeof id === 'string') }),
    },
    own: soundIn(own, stamped<string>('string')),
    marks: soundIn(marks, stamped<boolean>('boolean')),
    spent: moment(spent),
    sentAt: moment(sentAt),
    wish: stamped<boolean>('boolean')(wish) ?? emptyDraft.wish,
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

/** The right of one tab to send the answers of an attempt. */
export const attemptLease = ({ user, scope, attempt }: AttemptKey, tab: string): Lease =>
  leaseOf(`attempt.${user}.${scope}.${attempt}`, tab);

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
