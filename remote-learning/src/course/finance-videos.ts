import type { CoursePages } from '@suite/features/course-choice';
import { places } from '@suite/kernel/places';

/** The players of both versions of the finance course; the other courses have players of their own. */
export const financeVideos = (isReform: boolean): CoursePages => ({
  isReform,
  reform: places.videoReform(),
  others: places.video(),
  lines: ['finance'],
});
