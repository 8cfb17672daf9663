/** Rating a teacher: the form, and what was said, for every product line that has evaluations. */
export {
  EvaluationForm,
  type Evaluation,
  type EvaluationEdition,
  type EvaluationFormProps,
} from './evaluation-form';
export { GradeSummary, type GradeSummaryProps } from './grade-summary';
export { TeacherHead } from './teacher-head';
