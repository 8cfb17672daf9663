import { createShelf } from '@suite/features/player';
import { unsentKey } from '@suite/kernel';

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

const isNote = (value: unknown): value is Note => {
  const { id, at, text, made } = (value ?? {}) as Partial<Record<keyof Note, unknown>>;
  return (
    typeof id === 'string' && typeof at === 'number' && typeof text === 'string' && typeof made === 'number'
  );
};

/**
 * A learner's notes on a lesson. The provider takes none, so this device has the only copy: like all unsent work it
 * survives a logout, and only its owner sees it.
 */
export function notesOf(owner: number | string, v_id: number) {
  const shelf = createShelf(unsentKey(owner, `note.${v_id}.`), isNote);
  return {
    ...shelf,
    /** In the order of the lesson. */
    all: () => shelf.all().sort((one, other) => one.at - other.at || one.made - other.made),
  };
}

/** Where the note is kept that is being written. */
export const draftKey = (owner: number | string, v_id: number): string => unsentKey(owner, `noting.${v_id}`);
