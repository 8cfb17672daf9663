import { days, defineRecord, ownerOf } from '@suite/kernel/records';
import { useRef, useState } from 'react';
import { draftOf, restored } from './draft';

/** What was typed into forms. Drafts of forms that are given up go after a while. */
export const formDrafts = defineRecord<object>({
  kind: 'draft',
  version: 1,
  owner: 'learner',
  personal: true,
  expires: days(90),
  read: (stored) => Object(stored) as object,
  former: (name) => name,
});

export interface DraftOptions<Values> {
  /** The provider's values: the learner's changes stand on top of them. */
  start: Values;
  /** Whose draft it is, and its name on the device. Without it the form keeps none. */
  draft?: { user: number; name: string };
  /** Mends restored fields whose type alone does not say enough. */
  read?: (typed: Partial<Values>) => Partial<Values>;
}

/** What a learner types, kept on the device at every change until it is forgotten. */
export function useDraft<Values extends object>({
  start,
  draft,
  read = (typed) => typed,
}: DraftOptions<Values>) {
  const record = draft && formDrafts.of(ownerOf(draft.user), draft.name);
  const [before] = useState(() => record?.read());
  const [isKept, setKept] = useState(
    // A refused draft lives in this page's memory only: try to store it again.
    () => !!record && (before === undefined || record.save(before) === 'kept'),
  );
  const [typed, setTyped] = useState<Partial<Values>>({});
  const latest = useRef(typed);
  const sent = useRef<Values>();

  const old = read(restored(start, before));
  const valuesWith = (changes: Partial<Values>): Values => ({ ...start, ...old, ...changes });
  const values = valuesWith(typed);
  const isChanged = Object.keys(draftOf(start, values)).length > 0;

  function keep() {
    if (!record) return;
    // What another tab of this form has kept since stays, field by field.
    const kept = read(restored(start, record.read()));
    const now = draftOf(start, { ...start, ...kept, ...latest.current }, sent.current);
    if (Object.keys(now).length === 0) {
      record.remove();
      setKept(true);
    } else setKept(record.save(now) === 'kept');
  }

  function change(part: Partial<Values>) {
    latest.current = { ...latest.current, ...part };
    setTyped(latest.current);
    keep();
  }

  return {
    values,
    /** The values with changes that have not been rendered yet. */
    current: () => valuesWith(latest.current),
    change,
    /** These values are on their way: if the answer is lost, they count as the provider's own at the next visit. */
    sending(those: Values) {
      sent.current = those;
      keep();
    },
    /** Removes the draft from the device; the form still shows what was typed. */
    forget: () => record?.remove(),
    isRestored: Object.keys(draftOf(start, valuesWith({}))).length > 0,
    /** Leaving the page would lose what was typed. */
    isAtRisk: isChanged && !isKept,
  };
}
