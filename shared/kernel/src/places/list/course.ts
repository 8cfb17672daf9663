import { place } from '../place';

// A player opens `videoId`, else the lesson with which the learner goes on, and with `isPlayed` starts it at once, and at `second` if that is named; or it goes on after the lesson `afterId` or the chapter `pastId`, whose tests were passed.

export const course = /* @__PURE__ */ place('/myinfo/course/:id');
export const courseLesson = /* @__PURE__ */ place(
  '/myinfo/course/video/:id/:chapterId',
  'v_id=:videoId?&t=:second?&play=:isPlayed?&after=:afterId?',
);
export const chapter = /* @__PURE__ */ place(
  '/chapter/:chapterId',
  'course_id=:courseId?&after=:afterId?&past=:isPast?',
);
export const video = /* @__PURE__ */ place(
  '/video',
  'v_id=:videoId?&t=:second?&play=:isPlayed?&after=:afterId?',
);
export const videoReform = /* @__PURE__ */ place(
  '/videoReform',
  'course_id=:courseId?&v_id=:videoId?&t=:second?&play=:isPlayed?&after=:afterId?&past=:pastId?',
);
export const qualityLesson = /* @__PURE__ */ place(
  '/quality-lesson',
  'v_id=:videoId?&t=:second?&play=:isPlayed?&after=:afterId?',
);
export const zckLesson = /* @__PURE__ */ place(
  '/zck-lesson',
  'v_id=:videoId?&t=:second?&play=:isPlayed?&after=:afterId?',
);
