import { getMangeUserInfo, manageEvaluation, useCall, type ManageEditionName } from '@suite/api';
import { EvaluationScreen, idOf } from '@suite/features/evaluation';
import { useParams } from '@suite/kernel/router';
import { editions } from '../edition';
import { evaluationEdition, homeOf } from './evaluation-edition';

/** Rating the course; without an id the evaluation that is open now. */
export default function EvaluateManagePage({ edition: name }: { edition: ManageEditionName }) {
  const edition = editions[name];
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
