/** A learner's teacher: who they are, how to reach them, and whether they were added. */
export { AddedFooter, type AddedFooterProps } from './added-footer';
export { TeacherCard } from './teacher-card';
