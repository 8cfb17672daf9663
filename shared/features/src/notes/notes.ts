import { links } from '@suite/kernel/links';
import { defineRecord, type LearnerId } from '@suite/kernel/records';

/** The players that a lesson can stand in; the address of the last one names the course and the chapter. */
const players = {
  video: links.video,
  videoReform: links.videoReform,
  qualityLesson: links.qualityLesson,
  zckLesson: links.zckLesson,
};

/** Where a lesson is, as a list of notes shows it and leads to it. */
export interface NotedLesson {
  name: string;
  chapter: string;
  course: string;
  courseId: number;
  chapterId: number;
  /** Its player; absent for the one whose address names the course and the chapter. */
  player?: keyof typeof players;
}

/** What a learner wrote at a moment of a lesson; without words it is a bookmark. */
export interface Note {
  id: string;
  /** Seconds. */
  at: number;
  text: string;
  /** When it was first written, in milliseconds. */
  made: number;
  /** Absent in notes of earlier releases until their lesson is opened. */
  lesson?: NotedLesson;
}

/** The player of a page's address. */
export const playerAt = (pathname: string): NotedLesson['player'] =>
  (Object.keys(players) as (keyof typeof players)[]).find((name) => players[name].pattern === pathname);

/** Where a moment of a lesson plays. */
export function momentLink(
  { player, courseId, chapterId }: NotedLesson,
  v_id: number,
  second: number,
): string {
  const moment = { videoId: v_id, second, isPlayed: 1 };
  return player
    ? players[player]({ courseId, ...moment })
    : links.courseLesson({ id: courseId, chapterId, ...moment });
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

/** A note with its lesson's number. */
export interface FiledNote extends Note {
  v_id: number;
}

const byMoment = (one: Note, other: Note) => one.at - other.at || one.made - other.made;

/** All notes of a learner, in the order of each lesson. */
export const allNotes = (owner: LearnerId | undefined): FiledNote[] =>
  (owner ? notes.all(owner) : [])
    .map(({ id, value }) => ({ ...value, v_id: Number(id.split('.')[0]) }))
    .sort(byMoment);

/** A learner's notes on a lesson. */
export const notesOf = (owner: LearnerId | undefined, v_id: number) => ({
  /** In the order of the lesson. */
  all: (): Note[] => allNotes(owner).filter((note) => note.v_id === v_id),
  put: (note: Note) => notes.of(owner, `${v_id}.${note.id}`).save(note),
  remove: (id: string) => notes.of(owner, `${v_id}.${id}`).remove(),
});
