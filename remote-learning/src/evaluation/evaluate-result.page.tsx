import { GradeSummary } from '@suite/features/evaluation';
import { platform } from '@suite/kernel';
import { places } from '@suite/kernel/places';
import { useSearchParams } from '@suite/kernel/router';
import { Loaded } from '@suite/ui';
import { Button, Page, Result } from '@suite/ui/base';
import { idOf, useQuestions } from './use-questions';

/** Shows a rating that was received, and offers the next evaluation that is open. */
export default function EvaluateResultPage() {
  const [search] = useSearchParams();
  const rated = useQuestions(idOf(search.get('id')));
  const open = useQuestions(undefined);
  // What was read before the rating says the opposite: only a fresh answer counts.
  const next = open.isFetching ? undefined : open.data?.status;
  const waits = next && !next.grade_content ? next : undefined;
  const isOld = rated.isFetching && !rated.data?.status?.grade_content;
  return (
    <Page>
      <Loaded query={isOld ? { ...rated, data: undefined } : rated}>
        {({ status, names, points }) =>
          status?.grade_content ? (
            <>
              <Result
                state="success"
                title="评价已提交"
                reason={`感谢您对${status.teacher.teacher_name}老师的评价，我们会据此改进教学服务`}
                action={<Leave next={waits?.evaluate_id} />}
              />
              <GradeSummary content={status.grade_content} names={names} points={points} />
            </>
          ) : (
            <Result
              state="waiting"
              title="还没有收到评价"
              reason={waits ? `${waits.teacher.teacher_name}老师正等着您的评价` : '暂时没有可以查看的评价'}
              action={<Leave next={waits?.evaluate_id} />}
            />
          )
        }
      </Loaded>
    </Page>
  );
}

function Leave({ next }: { next: number | undefined }) {
  return next === undefined ? (
    <Button block onClick={() => platform().navigate(places.home(), { replace: true })}>
      返回个人中心
    </Button>
  ) : (
    <Button
      block
      onClick={() => platform().navigate(places.evaluate({ evaluateId: next }), { replace: true })}
    >
      评价下一位老师
    </Button>
  );
}
