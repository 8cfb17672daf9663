/** Page of a course. */
export const courseLink = (courseId: number): string => `/myinfo/course/${courseId}`;

/** Page of a lesson in the player. */
export const lessonLink = (courseId: number, chapterId: number, v_id: number): string =>
  `/myinfo/course/video/${courseId}/${chapterId}?v_id=${v_id}`;

/** Page of a chapter; the course saves looking for it. */
export const chapterLink = (courseId: number, chapterId: number): string =>
  `/chapter/${chapterId}?course_id=${courseId}`;
