import { addGradeContent, gradeStatus, useCall, userDetail } from '@suite/api';
import {
  EvaluationForm,
  GradeSummary,
  TeacherHead,
  type EvaluationEdition,
} from '@suite/features/evaluation';
import { platform } from '@suite/kernel';
import { places } from '@suite/kernel/places';
import { useParams } from '@suite/kernel/router';
import { Loaded, type LoadedQuery } from '@suite/ui';
import { Button, Empty, Page, Spoken } from '@suite/ui/base';
import { idOf, useQuestions } from './use-questions';

const learnerEdition: EvaluationEdition = {
  rate: addGradeContent,
  changed: [gradeStatus, userDetail],
  result: places.evaluateResult,
};

/** Rating a teacher; without an id the evaluation that is open now. */
export default function EvaluatePage() {
  const { evaluateId } = useParams();
  const questions = useQuestions(idOf(evaluateId));
  const learner = useCall(userDetail, undefined);
  const { data } = questions;
  const waitedFor: LoadedQuery<unknown> = data ? learner : questions;
  if (!data || !learner.data) {
    return (
      <Page>
        <Loaded query={waitedFor}>{() => null}</Loaded>
      </Page>
    );
  }
  const { status, names, points } = data;
  if (!status) return <NothingToRate />;
  if (status.grade_content) {
    return (
      <Page footer={<Home />}>
        <TeacherHead status={status} />
        <GradeSummary content={status.grade_content} names={names} points={points} />
      </Page>
    );
  }
  return (
    <EvaluationForm
      key={status.evaluate_id}
      edition={learnerEdition}
      evaluation={{ status, names, points }}
      userId={learner.data.userInfo.id}
    />
  );
}

function NothingToRate() {
  return (
    <Page>
      <Spoken as="h1">教师评价</Spoken>
      <Empty cause="notYet" text="暂时没有需要评价的老师，课程过半和结课时会邀请您" action={<Home />} />
    </Page>
  );
}

const Home = () => (
  <Button block type="default" onClick={() => platform().navigate(places.home())}>
    返回个人中心
  </Button>
);
