import { place } from '../place';

export const course = /* @__PURE__ */ place('/myinfo/course/:id');
export const courseLesson = /* @__PURE__ */ place('/myinfo/course/video/:id/:chapterId', 'v_id=:videoId?');
export const chapter = /* @__PURE__ */ place('/chapter/:chapterId', 'course_id=:courseId?');
export const video = /* @__PURE__ */ place('/video', 'v_id=:videoId?');
export const videoReform = /* @__PURE__ */ place('/videoReform', 'v_id=:videoId?');
export const qualityLesson = /* @__PURE__ */ place('/quality-lesson', 'v_id=:videoId?');
export const zckLesson = /* @__PURE__ */ place('/zck-lesson', 'v_id=:videoId?');
