import { credentialStatus, manageEvaluation, payContractStatus, submitManageEvaluation } from '@suite/api';
import type { EvaluationEdition } from '@suite/features/evaluation';
import type { ManageEdition } from '../edition';

export const evaluationEdition = ({ evaluate, evaluateResult }: ManageEdition): EvaluationEdition => ({
  rate: submitManageEvaluation,
  changed: [manageEvaluation, payContractStatus, credentialStatus],
  page: evaluate,
  result: evaluateResult,
});

export const homeOf = ({ hub }: ManageEdition) => ({ text: '返回管理课程', to: hub() });
