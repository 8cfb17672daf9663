import type { CourseLine, UserDetail } from '@suite/api';
import { platform } from '@suite/kernel';
import { lineName, REFORM, weeklyLines } from '../course-line';

/** A page of the reform course, and the same page of the other courses. */
export interface CoursePages {
  /** Whether this page is that of the reform course. */
  isReform: boolean;
  /** Addresses of both pages. */
  reform: string;
  others: string;
  /** The lines that the page of the other courses has; `weeklyLines` if not given. */
  lines?: readonly CourseLine[];
}

/** Of which of the two pages a learner has courses, and the name of a course of each. */
export function ownCourses(
  learner: UserDetail | undefined,
  { reform, others, lines = weeklyLines }: CoursePages,
) {
  const own = learner?.courseList.filter(({ is_public }) => !is_public).map(({ line }) => line) ?? [];
  const other = own.find((line) => lines.includes(line));
  return {
    reform: own.includes('reform') && platform().hasPage(reform) ? REFORM : undefined,
    others: other && platform().hasPage(others) ? lineName[other] : undefined,
  };
}

/** Where a learner has courses who has none of this page's; undefined for all others. */
export function elsewhere(
  learner: UserDetail | undefined,
  pages: CoursePages,
): { name: string; to: string } | undefined {
  const own = ownCourses(learner, pages);
  const [here, there, to] = pages.isReform
    ? [own.reform, own.others, pages.others]
    : [own.others, own.reform, pages.reform];
  return !here && there ? { name: there, to } : undefined;
}
