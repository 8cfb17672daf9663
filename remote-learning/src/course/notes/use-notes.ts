import { deviceStore, type Kept } from '@suite/kernel';
import { useState } from 'react';
import { draftKey, notesOf, type Note } from './notes';

/** A note that is being written: a new one, or another text of one that is there. */
export interface Draft extends Omit<Note, 'id' | 'made'> {
  /** Absent while it is new. */
  of?: Note;
}

const isDraft = (value: unknown): value is Draft => {
  const { at, text } = (value ?? {}) as Partial<Record<keyof Draft, unknown>>;
  return typeof at === 'number' && typeof text === 'string';
};

/** The learner's notes on a lesson; what is being written survives a reload. */
export function useNotes(owner: number | string, v_id: number) {
  const notes = notesOf(owner, v_id);
  const key = draftKey(owner, v_id);
  const [list, setList] = useState(notes.all);
  const [draft, setDraft] = useState<Draft | undefined>(() => {
    const kept = deviceStore.get(key);
    return isDraft(kept) ? kept : undefined;
  });
  const [removed, setRemoved] = useState<Note>();
  const [kept, setKept] = useState<Kept>('kept');

  const write = (next: Draft | undefined) => {
    setDraft(next);
    if (next) deviceStore.set(key, next);
    else deviceStore.remove(key);
  };
  const put = (note: Note) => {
    setKept(notes.put(note));
    setList(notes.all());
  };
  return {
    list,
    draft,
    removed,
    /** What became of the last note that was kept. */
    kept,
    write,
    save() {
      const text = draft?.text.trim();
      if (!draft || !text) return;
      const made = Date.now();
      put(draft.of ? { ...draft.of, text } : { id: String(made), at: draft.at, text, made });
      write(undefined);
      setRemoved(undefined);
    },
    remove(note: Note) {
      notes.remove(note.id);
      setRemoved(note);
      setList(notes.all());
    },
    undo() {
      if (removed) put(removed);
      setRemoved(undefined);
    },
  };
}
