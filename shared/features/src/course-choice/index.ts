export { CourseChoice, type CourseChoiceProps } from './course-choice';
