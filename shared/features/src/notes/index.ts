export { comparable } from './note-list';
export { MyNotes, WHERE_KEPT } from './my-notes';
export {
  allNotes,
  LONGEST,
  noteDrafts,
  notesOf,
  playerAt,
  type Draft,
  type Note,
  type NotedLesson,
} from './notes';
