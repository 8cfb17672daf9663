/** Rating a teacher: the questions, the form and what was said, for every line that has evaluations. */
export { GradeFields } from './grade-fields';
export { GradeSummary } from './grade-summary';
export { TeacherHead } from './teacher-head';
export { useGrade } from './use-grade';
export { idOf, useQuestions } from './use-questions';
