import type { CourseLine, LessonMoment, OwnedCourse } from '@suite/api';
import { links } from '@suite/kernel/links';
import { playerOf } from '../course/links';

/** Where a moment of a lesson plays; undefined if the learner has no course of its line. */
export function momentLink(
  { v_id, position }: LessonMoment,
  line: CourseLine,
  courses: readonly OwnedCourse[],
): string | undefined {
  const moment = { videoId: v_id, second: position, isPlayed: 1 };
  const player = playerOf({ line, is_public: 0 });
  if (player) return player(moment);
  const course = courses.find((one) => one.line === line && !one.is_public);
  return course && links.courseLesson({ id: course.course_id, chapterId: 0, ...moment });
}
