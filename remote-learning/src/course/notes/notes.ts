import { defineRecord, type LearnerId } from '@suite/kernel/records';

/** What a learner wrote at a moment of a lesson. */
export interface Note {
  id: string;
  /** Seconds. */
  at: number;
  text: string;
  /** When it was first written, in milliseconds. */
  made: number;
}

/** Characters of a note at most. */
export const LONGEST = 500;

/** A note that is being written: a new one, or another text of one that is there. */
export interface Draft extends Omit<Note, 'id' | 'made'> {
  /** Absent while it is new. */
  of?: Note;
}

/**
 * A learner's notes, each with lesson and note in its id. The server takes none, so this device has the only copy: it
 * survives a logout, and is gone when another learner comes.
 */
const notes = defineRecord<Note>({
  kind: 'note',
  version: 1,
  owner: 'learner',
  personal: true,
  unsent: true,
  read(stored) {
    const { id, at, text, made } = Object(stored) as Partial<Record<keyof Note, unknown>>;
    const isSound =
      typeof id === 'string' &&
      typeof at === 'number' &&
      typeof text === 'string' &&
      typeof made === 'number';
    return isSound ? (stored as Note) : undefined;
  },
});

/** Where the note is kept that is being written in a lesson. */
export const noteDrafts = defineRecord<Draft>({
  kind: 'noting',
  version: 1,
  owner: 'learner',
  personal: true,
  unsent: true,
  read(stored) {
    const { at, text } = Object(stored) as Partial<Record<keyof Draft, unknown>>;
    return typeof at === 'number' && typeof text === 'string' ? (stored as Draft) : undefined;
  },
});

/** A learner's notes on a lesson. */
export const notesOf = (owner: LearnerId | undefined, v_id: number) => ({
  /** In the order of the lesson. */
  all: (): Note[] =>
    (owner ? notes.all(owner) : [])
      .filter(({ id }) => id.split('.')[0] === String(v_id))
      .map(({ value }) => value)
      .sort((one, other) => one.at - other.at || one.made - other.made),
  put: (note: Note) => notes.of(owner, `${v_id}.${note.id}`).save(note),
  remove: (id: string) => notes.of(owner, `${v_id}.${id}`).remove(),
});
