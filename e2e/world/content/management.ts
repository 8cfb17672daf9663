import type { EtiquetteLesson, GradePoint, ManageEditionName } from '@suite/api';
import * as v from 'valibot';
import { scored } from './courses';
import { read, readAll } from './read';
import { clip, html, listBy, playable, questions, whole, words } from './schema';
import type { PlayableContent, ScoredQuestion } from './types';

/** A week of the management course with its exam. */
export interface ManageWeekContent {
  week: number;
  title: string;
  summary: string;
  /** HTML. */
  rule: string;
  question_list: ScoredQuestion[];
}

/** Score with which a week is passed, of 100. */
export const MANAGE_PASS = 60;
export const MANAGE_TRIES = 3;

const weekSource = v.strictObject({ week: whole, title: words, summary: words, questions, body: html });

export const manageWeeks: ManageWeekContent[] = readAll('management', weekSource, 'week').map(
  ({ week, title, summary, questions: asked, body }) => ({
    week,
    title,
    summary,
    rule: body,
    question_list: scored(asked.map((one, index) => ({ ...one, id: 1370000 + week * 100 + index + 1 }))),
  }),
);

const etiquetteSource = v.strictObject({ v_id: whole, title: words, clip, body: html });

export const etiquetteLessons: (PlayableContent & Pick<EtiquetteLesson, 'introduce'>)[] = readAll(
  'management',
  etiquetteSource,
  'etiquette',
).map(({ v_id, title, clip, body }) => ({ ...playable(v_id, title, clip), introduce: body }));

const points = listBy('point_id', v.strictObject({ point_id: whole, point_name: words }));
const course = read(
  'management/course.yaml',
  v.strictObject({
    course_name: words,
    introduce: words,
    grade_points: v.strictObject({ old: points, new: points }),
  }),
);

export const manageCourse = { course_name: course.course_name, introduce: course.introduce };
/** What is rated beside the whole, by edition. */
export const manageGradePoints: Record<ManageEditionName, GradePoint[]> = course.grade_points;
