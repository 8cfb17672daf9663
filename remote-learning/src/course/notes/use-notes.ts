import type { SaveResult } from '@suite/kernel';
import { useRecord, type LearnerId } from '@suite/kernel/records';
import { useEffect, useMemo, useState } from 'react';
import { noteDrafts, notesOf, type Draft, type Note, type NotedLesson } from '@suite/features/notes';

/** A note has words; only a bookmark stays without. */
export const canSave = ({ text, of }: Draft): boolean => text.trim() !== '' || of?.text === '';

/** The learner's notes on a lesson; what is being written survives a reload, and all tabs go on with it. */
export function useNotes(owner: LearnerId | undefined, v_id: number, lesson: NotedLesson) {
  const notes = useMemo(() => notesOf(owner, v_id), [owner, v_id]);
  const [draft, write, draftKept] = useRecord<Draft>(noteDrafts.of(owner, v_id));
  const [list, setList] = useState(notes.all);
  const [removed, setRemoved] = useState<Note>();
  const [kept, setKept] = useState<SaveResult>('kept');

  // Notes of earlier releases do not know their lesson.
  useEffect(() => {
    notes.all().forEach((note) => note.lesson || notes.put({ ...note, lesson }));
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the lesson is the same as long as its notes are
  }, [notes]);

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
    if (!draft || !canSave(draft)) return;
    const made = Date.now();
    const old = draft.of ?? { id: String(made), made, lesson };
    const note = { ...old, at: draft.at, text: draft.text.trim() };
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
    /** Marks a moment without words. */
    bookmark(at: number) {
      const made = Date.now();
      put({ id: String(made), at, text: '', made, lesson });
    },
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
