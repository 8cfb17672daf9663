import { addGradeContent, gradeStatus, userDetail } from '@suite/api';
import type { EvaluationEdition } from '@suite/features/evaluation';
import { places } from '@suite/kernel/places';

/** Evaluations of the ordinary learner. */
export const learnerEdition: EvaluationEdition = {
  rate: addGradeContent,
  changed: [gradeStatus, userDetail],
  page: places.evaluate,
  result: places.evaluateResult,
};
