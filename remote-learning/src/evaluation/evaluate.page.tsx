import { useCall, userDetail } from '@suite/api';
import { EvaluationScreen, idOf } from '@suite/features/evaluation';
import { links } from '@suite/kernel/links';
import { useParams } from '@suite/kernel/router';
import { learnerEdition } from './edition';
import { useQuestions } from './use-questions';

/** Rating a teacher; without an id the evaluation that is open now. */
export default function EvaluatePage() {
  const { evaluateId } = useParams();
  const learner = useCall(userDetail, undefined);
  return (
    <EvaluationScreen
      edition={learnerEdition}
      evaluation={useQuestions(idOf(evaluateId))}
      user={learner}
      userId={learner.data?.userInfo.id}
      title="教师评价"
      empty="暂时没有需要评价的老师，课程过半和结课时会邀请您"
      home={{ text: '返回个人中心', to: links.home() }}
    />
  );
}
