/** Rating a teacher: the form, and what was said, for every product line that has evaluations. */
export type { Evaluation, EvaluationEdition } from './evaluation-form';
export { EvaluationResultScreen, type EvaluationResultScreenProps } from './evaluation-result-screen';
export { EvaluationScreen, type EvaluationScreenProps, type MaybeEvaluation } from './evaluation-screen';
export { idOf } from './id-of';
