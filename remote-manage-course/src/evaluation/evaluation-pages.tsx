import {
  credentialStatus,
  getMangeUserInfo,
  manageEvaluation,
  payContractStatus,
  submitManageEvaluation,
  useCall,
} from '@suite/api';
import {
  EvaluationResultScreen,
  EvaluationScreen,
  idOf,
  type EvaluationEdition,
} from '@suite/features/evaluation';
import { useParams, useSearchParams } from '@suite/kernel/router';
import type { ManageEdition } from '../edition';

const evaluationEdition = ({ evaluate, evaluateResult }: ManageEdition): EvaluationEdition => ({
  rate: submitManageEvaluation,
  changed: [manageEvaluation, payContractStatus, credentialStatus],
  page: evaluate,
  result: evaluateResult,
});

const homeOf = ({ hub }: ManageEdition) => ({ text: '返回管理课程', to: hub() });

/** Rating the course; without an id the evaluation that is open now. */
export function ManageEvaluation({ edition }: { edition: ManageEdition }) {
  const { evaluateId } = useParams();
  const learner = useCall(getMangeUserInfo, undefined);
  return (
    <EvaluationScreen
      edition={evaluationEdition(edition)}
      evaluation={useCall(manageEvaluation, { evaluate_id: idOf(evaluateId) })}
      user={learner}
      userId={learner.data?.mid}
      title="课程评价"
      empty="暂时没有需要完成的评价，课程过半和结课时会邀请您"
      home={homeOf(edition)}
    />
  );
}

/** The rating in the address. */
export function ManageEvaluationResult({ edition }: { edition: ManageEdition }) {
  const [search] = useSearchParams();
  return (
    <EvaluationResultScreen
      edition={evaluationEdition(edition)}
      rated={useCall(manageEvaluation, { evaluate_id: idOf(search.get('id')) })}
      open={useCall(manageEvaluation, { evaluate_id: undefined })}
      home={homeOf(edition)}
    />
  );
}
