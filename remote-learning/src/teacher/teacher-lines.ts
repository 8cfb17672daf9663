import type { CourseLine, OwnedCourse } from '@suite/api';
import { lineName, REFORM } from '@suite/features/course-line';

/** The course line in an address; undefined if the text is none. */
export const lineOf = (text: string | null): CourseLine | undefined =>
  text !== null && Object.keys(lineName).includes(text) ? (text as CourseLine) : undefined;

/** The lines that have a teacher for the learner: each line of the bought courses, once. */
export function teacherLines(courses: readonly OwnedCourse[]): { line: CourseLine; name: string }[] {
  const lines = courses.filter(({ is_public }) => !is_public).map(({ line }) => line);
  // Both versions of the finance course have the same name.
  const newVersion = lines.includes('finance') ? REFORM : lineName.reform;
  return [...new Set(lines)].map((line) => ({ line, name: line === 'reform' ? newVersion : lineName[line] }));
}
