import { codes, type AddGradeContentParams } from '@suite/api';
import { useQueryClient } from '@suite/kernel';
import { useOnward, MainAction } from '@suite/ui';
import { Page } from '@suite/ui/base';
import { useForm } from '../form';
import { GradeFields } from './grade-fields';
import { emptyDraft, gradeContent, gradeErrors, readGrade, type Evaluation } from './grade-form';
import { TeacherHead } from './teacher-head';

/** The calls and pages in which the evaluations of the product lines differ. */
export interface EvaluationEdition {
  rate: (rating: AddGradeContentParams) => Promise<unknown>;
  /** Reads that a rating changes. */
  changed: readonly { path: string }[];
  /** Where an evaluation is done, and where the learner is thanked. */
  page: (evaluation: { evaluateId: number }) => string;
  result: (evaluation: { evaluateId: number }) => string;
}

export interface EvaluationFormProps {
  edition: EvaluationEdition;
  evaluation: Evaluation;
  userId: number;
}

/** Rates a teacher. Mount it anew for another evaluation. */
export function EvaluationForm({ edition, evaluation, userId }: EvaluationFormProps) {
  const onward = useOnward();
  const { status, names, points } = evaluation;
  const { evaluate_id } = status;
  const client = useQueryClient();
  const form = useForm({
    start: emptyDraft,
    draft: { user: userId, name: `evaluate.${evaluate_id}` },
    read: readGrade,
    rules: (draft) => gradeErrors(draft, points),
    texts: ['content'],
    send: (draft) => edition.rate({ evaluate_id, ...gradeContent(draft, names, points) }),
    // It may have been rated on another device.
    sentCodes: [codes.ALREADY_DONE],
    onSent: () => {
      for (const { path } of edition.changed) void client.invalidateQueries({ queryKey: [path] });
      onward(edition.result({ evaluateId: evaluate_id }), { replace: true });
    },
  });
  const footer = (
    <MainAction problem={form.problem} onClick={form.submit}>
      提交评价
    </MainAction>
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
