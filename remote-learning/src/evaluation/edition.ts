import { addGradeContent, gradeStatus, userDetail } from '@suite/api';
import type { EvaluationEdition } from '@suite/features/evaluation';
import { links } from '@suite/kernel/links';

/** Evaluations of the ordinary learner. */
export const learnerEdition: EvaluationEdition = {
  rate: addGradeContent,
  changed: [gradeStatus, userDetail],
  page: links.evaluate,
  result: links.evaluateResult,
};
