import { deviceStore, type Kept } from '@suite/kernel';
import { useEffect, useState } from 'react';
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

const draftIn = (kept: unknown) => (isDraft(kept) ? kept : undefined);

/** The learner's notes on a lesson; what is being written survives a reload, and all tabs go on with it. */
export function useNotes(owner: number | string, v_id: number) {
  const notes = notesOf(owner, v_id);
  const key = draftKey(owner, v_id);
  const [list, setList] = useState(notes.all);
  const [draft, setDraft] = useState(() => draftIn(deviceStore.get(key)));
  const [removed, setRemoved] = useState<Note>();
  const [kept, setKept] = useState<Kept>('kept');
  const [draftKept, setDraftKept] = useState<Kept>('kept');

  useEffect(
    () =>
      deviceStore.watch(key, (written) => {
        setDraft(draftIn(written));
        // A draft that is gone has become a note.
        setList(notesOf(owner, v_id).all());
      }),
    [key, owner, v_id],
  );

  const write = (next: Draft | undefined) => {
    setDraft(next);
    if (!next) deviceStore.remove(key);
    setDraftKept(next ? deviceStore.set(key, next) : 'kept');
  };
  const put = (note: Note) => {
    const became = notes.put(note);
    setKept(became);
    setList(notes.all());
    return became;
  };
  function save() {
    const text = draft?.text.trim();
    if (!draft || !text) return;
    const made = Date.now();
    const note = draft.of ? { ...draft.of, text } : { id: String(made), at: draft.at, text, made };
    const became = put(note);
    write(undefined);
    // A full device has room for the note once its draft is gone.
    if (became === 'full') put(note);
    setRemoved(undefined);
  }
  return {
    list,
    draft,
    removed,
    /** What became of the draft, or of the last note that was kept. */
    kept: draftKept === 'kept' ? kept : draftKept,
    write,
    save,
    /** Begins to change a note; what was being written is kept as a note first. */
    edit(note: Note) {
      if (draft?.of?.id === note.id) return;
      save();
      write({ at: note.at, text: note.text, of: note });
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
