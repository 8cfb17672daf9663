import { platform } from '@suite/kernel';
import { Loaded, type LoadedQuery } from '../loaded';
import { Button, Page, Result, Spoken } from '@suite/ui/base';
import type { EvaluationEdition } from './evaluation-form';
import { withLists, type MaybeEvaluation } from './grade-form';
import { GradeSummary } from './grade-summary';

type Query = LoadedQuery<MaybeEvaluation> & { isFetching: boolean };

export interface EvaluationResultScreenProps {
  edition: Pick<EvaluationEdition, 'page'>;
  /** The evaluation in the address. */
  rated: Query;
  /** The one that is open now. */
  open: Query;
  /** Where the learner goes on when nothing else is to be rated. */
  home: { text: string; to: string };
}

/** Shows a rating that was received, and offers the next evaluation that is open. */
export function EvaluationResultScreen({ edition, rated, open, home }: EvaluationResultScreenProps) {
  // What was read before the rating says the opposite: only a fresh answer counts.
  const next = open.isFetching ? undefined : open.data?.status;
  const waits = next && !next.grade_content ? next : undefined;
  const isOld = rated.isFetching && !rated.data?.status?.grade_content;
  const isRated = !!rated.data?.status?.grade_content;
  const onward = waits
    ? { text: isRated ? '评价下一位老师' : '去评价', to: edition.page({ evaluateId: waits.evaluate_id }) }
    : home;
  const leave = (
    <Button block onClick={() => platform().navigate(onward.to, { replace: true })}>
      {onward.text}
    </Button>
  );
  return (
    <Page>
      {isOld || !rated.data ? <Spoken as="h1">评价结果</Spoken> : null}
      <Loaded query={{ ...rated, data: isOld ? undefined : rated.data && withLists(rated.data) }}>
        {({ status, names, points }) =>
          status?.grade_content ? (
            <>
              <Result
                state="success"
                title="评价已提交"
                reason={`感谢您对${status.teacher.teacher_name}老师的评价，我们会据此改进教学服务`}
                action={leave}
              />
              <GradeSummary content={status.grade_content} names={names} points={points} />
            </>
          ) : (
            <Result
              state="waiting"
              title="还没有收到评价"
              reason={
                waits ? `${waits.teacher.teacher_name}老师正等着您的评价` : '提交评价后，结果会显示在这里'
              }
              action={leave}
            />
          )
        }
      </Loaded>
    </Page>
  );
}
