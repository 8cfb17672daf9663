import type { AddGradeContentParams, GradeName, GradePoint, GradeStatus } from '@suite/api';
import { codes } from '@suite/api';
import { Problem } from '@suite/ui';
import { Button, Page } from '@suite/ui/base';
import { useForm } from '../form';
import { GradeFields } from './grade-fields';
import { emptyDraft, gradeContent, gradeErrors, readGrade } from './grade-form';
import { TeacherHead } from './teacher-head';

/** An evaluation, and all that can be said in it. */
export interface Evaluation {
  status: GradeStatus;
  names: readonly GradeName[];
  points: readonly GradePoint[];
}

/** What the product lines' evaluations differ in. */
export interface EvaluationEdition {
  rate: (rating: AddGradeContentParams) => Promise<unknown>;
  /** Called when the provider has the rating, perhaps from another device. */
  onRated: (evaluateId: number) => unknown;
}

export interface EvaluationFormProps {
  edition: EvaluationEdition;
  evaluation: Evaluation;
  userId: number;
}

/** Rates a teacher. Mount it anew for another evaluation. */
export function EvaluationForm({ edition, evaluation, userId }: EvaluationFormProps) {
  const { status, names, points } = evaluation;
  const { evaluate_id } = status;
  const form = useForm({
    start: emptyDraft,
    draft: { user: userId, name: `evaluate.${evaluate_id}` },
    read: readGrade,
    rules: (draft) => gradeErrors(draft, points),
    texts: ['content'],
    send: (draft) => edition.rate({ evaluate_id, ...gradeContent(draft, names, points) }),
    sentCodes: [codes.ALREADY_DONE],
    onSent: () => edition.onRated(evaluate_id),
  });
  const footer = (
    <>
      <Problem text={form.problem} />
      <Button block onClick={form.submit}>
        提交评价
      </Button>
    </>
  );
  return (
    <Page footer={footer}>
      <TeacherHead status={status} />
      <div ref={form.ref}>
        <GradeFields names={names} points={points} form={form} />
      </div>
    </Page>
  );
}
