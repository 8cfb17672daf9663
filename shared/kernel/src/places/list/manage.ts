import { place } from '../place';

export const manageCourse = /* @__PURE__ */ place('/manage-course');
