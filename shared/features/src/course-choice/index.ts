export { CourseChoice } from './course-choice';
export { NothingHere, type NothingHereProps } from './nothing-here';
export { type CoursePages } from './own-courses';
