import type { CourseLine, Day } from '@suite/api';
import { daysBetween } from '../../../clock/china-time';
import { classNames, classPattern, courses, teachers } from '../../../content';
import type { ClassLine } from './lines';
import { classNumber } from './schedule';

/** Name of a line's course. */
export function courseName(line: CourseLine): string {
  const course = courses.find((one) => one.line === line && one.is_public === 0);
  if (!course) throw new Error(`there is no course of ${line}`);
  return course.course_name;
}

/** Weeks of study of a line. */
export const weekCount = (line: ClassLine): number => classPattern.weekCount[line];

/** Name of the class of a line that begins on a day. */
export const nameOfClass = (line: ClassLine, start: Day): string =>
  classNames[line].replace('{}', String(classNumber(start)));

/** The teacher of a class; where a line has several, they take turns. */
export function teacherOfClass(line: ClassLine, start: Day): number {
  const able = teachers.filter(({ lines }) => lines.includes(line));
  const teacher = able[Math.floor(daysBetween('1970-01-05', start) / 7) % able.length];
  if (!teacher) throw new Error(`nobody teaches ${line}`);
  return teacher.teacher_id;
}
