import { questionType, type QuestionType } from '@suite/api';
import * as v from 'valibot';
import { courses } from './courses';
import { readAll } from './read';
import { html, whole, words } from './schema';
import type { CourseContent, PaperContent, ScoredQuestion } from './types';

const paperSource = v.strictObject({
  id: whole,
  title: words,
  minutes: whole,
  course_id: whole,
  /** How many questions of a type the paper asks, and what each of them counts. */
  parts: v.array(
    v.strictObject({ type: v.picklist(['single', 'multiple', 'judge']), count: whole, score: whole }),
  ),
  body: html,
});

/** Questions of a type from a course, one from each chapter in turn, so that all chapters are asked. */
function pick(course: CourseContent, type: QuestionType, count: number): ScoredQuestion[] {
  const banks = course.stages
    .flatMap((stage) => stage.chapters)
    .map((chapter) => {
      const own = chapter.unit?.questions ?? [];
      const bank = new Map([...chapter.test, ...own].map((one) => [one.id, one]));
      return [...bank.values()].filter((one) => one.type === type);
    });
  const inTurn = Array.from({ length: count }, (_, round) =>
    banks.flatMap((bank) => bank.slice(round, round + 1)),
  );
  return inTurn.flat().slice(0, count);
}

/** The exams: one with a time limit, one without, and one that ends soon. */
export const papers: PaperContent[] = readAll('papers', paperSource).map(
  ({ id, title, minutes, course_id, parts, body }) => {
    const course = courses.find((one) => one.course_id === course_id);
    if (!course) throw new Error(`papers/${id}.md: there is no course ${course_id}`);
    const question_list = parts.flatMap(({ type, count, score }) =>
      pick(course, questionType[type], count).map((one) => ({ ...one, score })),
    );
    const total_score = question_list.reduce((sum, one) => sum + one.score, 0);
    return { id, title, minutes, rule: body, line: course.line, total_score, pass_score: 60, question_list };
  },
);
