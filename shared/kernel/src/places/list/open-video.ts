import { place } from '../place';

export const auditionLesson = /* @__PURE__ */ place('/audition-lesson');
export const playbackList = /* @__PURE__ */ place('/video-playbackList');
export const videoLinks = /* @__PURE__ */ place('/video-link-list');
