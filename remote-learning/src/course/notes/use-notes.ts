import type { SaveResult } from '@suite/kernel';
import { useRecord, type LearnerId } from '@suite/kernel/records';
import { useEffect, useMemo, useState } from 'react';
import { noteDrafts, notesOf, type Draft, type Note } from './notes';

/** The learner's notes on a lesson; what is being written survives a reload, and all tabs go on with it. */
export function useNotes(owner: LearnerId | undefined, v_id: number) {
  const notes = useMemo(() => notesOf(owner, v_id), [owner, v_id]);
  const [draft, write, draftKept] = useRecord<Draft>(noteDrafts.of(owner, v_id));
  const [list, setList] = useState(notes.all);
  const [removed, setRemoved] = useState<Note>();
  const [kept, setKept] = useState<SaveResult>('kept');

  // A draft of another tab that is gone has become a note.
  const isWriting = draft !== undefined;
  useEffect(() => setList(notes.all()), [notes, isWriting]);

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
