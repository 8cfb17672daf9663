/** Rating a teacher: the form, and what was said, for every product line that has evaluations. */
export type { EvaluationEdition } from './evaluation-form';
export { EvaluationResultScreen, type EvaluationResultScreenProps } from './evaluation-result-screen';
export { EvaluationScreen, type EvaluationScreenProps } from './evaluation-screen';
export type { Evaluation, MaybeEvaluation } from './grade-form';
export { idOf } from './id-of';
