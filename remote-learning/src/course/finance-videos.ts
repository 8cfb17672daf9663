import type { CoursePages } from '@suite/features/course-choice';
import { links } from '@suite/kernel/links';

/** The players of both versions of the finance course; the other courses have players of their own. */
export const financeVideos = (isReform: boolean): CoursePages => ({
  isReform,
  reform: links.videoReform(),
  others: links.video(),
  lines: ['finance'],
});
