import { dayAt, durationText, yearAndDayInWords } from '@suite/kernel/time';
import type { FiledNote, NotedLesson } from './notes';

/** The notes of a lesson. */
export interface LessonOfNotes {
  v_id: number;
  lesson?: NotedLesson;
  notes: FiledNote[];
}

/** The notes of a course; the notes of earlier releases have no course until their lesson is opened. */
export interface CourseOfNotes {
  name: string;
  lessons: LessonOfNotes[];
}

/** A text as a search compares it: without case, accents, spaces and the two widths of letters. */
export const comparable = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f\s]/g, '')
    .toLowerCase();

const latest = ({ notes }: LessonOfNotes) => Math.max(...notes.map(({ made }) => made));

/** Notes by lesson and course, the one with the latest note first. */
export function courseNotes(notes: readonly FiledNote[]): CourseOfNotes[] {
  const lessons = new Map<number, LessonOfNotes>();
  for (const note of notes) {
    const { v_id } = note;
    const known = lessons.get(v_id) ?? { v_id, notes: [] };
    lessons.set(v_id, { v_id, lesson: note.lesson ?? known.lesson, notes: [...known.notes, note] });
  }
  const courses = new Map<string, LessonOfNotes[]>();
  const sorted = Array.from(lessons.values()).sort((one, other) => latest(other) - latest(one));
  for (const lesson of sorted) {
    const name = lesson.lesson?.course ?? '';
    courses.set(name, [...(courses.get(name) ?? []), lesson]);
  }
  return Array.from(courses, ([name, own]) => ({ name, lessons: own }));
}

/** The notes whose words, or whose lesson, contain what is looked for. */
export function found(notes: readonly FiledNote[], looked: string): FiledNote[] {
  const part = comparable(looked);
  if (!part) return [...notes];
  return notes.filter(({ text, lesson }) =>
    [text, lesson?.name, lesson?.chapter, lesson?.course].some((one) => comparable(one ?? '').includes(part)),
  );
}

/** What a note says; a bookmark has no words. */
export const noteWords = ({ text }: Pick<FiledNote, 'text'>): string => text || '书签';

export const lessonName = ({ lesson }: LessonOfNotes): string => lesson?.name ?? '打开课程后显示课名';

/** A course's notes as a text to copy. */
export const courseText = ({ name, lessons }: CourseOfNotes): string =>
  [
    `${name || '其他课程'} · 我的笔记`,
    ...lessons.flatMap((one) => [
      '',
      `《${lessonName(one)}》`,
      ...one.notes.map(
        (note) => `${durationText(note.at)} ${noteWords(note)}（${yearAndDayInWords(dayAt(note.made))}）`,
      ),
    ]),
  ].join('\n');
