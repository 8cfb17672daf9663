import { useCall, userDetail, type GradeName, type GradePoint, type GradeStatus } from '@suite/api';
import { platform } from '@suite/kernel';
import { useParams } from '@suite/kernel/router';
import { Loaded, type LoadedQuery } from '@suite/ui';
import { Button, Empty, Page, Spoken } from '@suite/ui/base';
import { useFirstError } from '@suite/features/form';
import {
  GradeFields,
  GradeSummary,
  TeacherHead,
  useGrade,
  idOf,
  useQuestions,
} from '@suite/features/evaluation';
import css from './grade-fields.module.css';

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
    <Form
      key={status.evaluate_id}
      status={status}
      names={names}
      points={points}
      userId={learner.data.userInfo.id}
    />
  );
}

interface FormProps {
  status: GradeStatus;
  names: readonly GradeName[];
  points: readonly GradePoint[];
  userId: number;
}

function Form({ status, names, points, userId }: FormProps) {
  const { evaluate_id } = status;
  const grade = useGrade({ evaluateId: evaluate_id, userId, names, points });
  const form = useFirstError<HTMLDivElement>(grade.attempts);
  const send = async () => {
    if (await grade.submit()) platform().navigate(`/evaluate-result?id=${evaluate_id}`, { replace: true });
  };
  const footer = (
    <>
      {grade.problem ? (
        <p className={css.problem} role="alert">
          {grade.problem}
        </p>
      ) : null}
      <Button block onClick={send}>
        提交评价
      </Button>
    </>
  );
  return (
    <Page footer={footer}>
      <TeacherHead status={status} />
      <div ref={form}>
        <GradeFields names={names} points={points} grade={grade} />
      </div>
    </Page>
  );
}

function NothingToRate() {
  return (
    <Page>
      <Spoken as="h1">教师评价</Spoken>
      <Empty text="暂时没有需要评价的老师，课程过半和结课时会邀请你" action={<Home />} />
    </Page>
  );
}

const Home = () => (
  <Button block type="default" onClick={() => platform().navigate('/')}>
    返回个人中心
  </Button>
);
