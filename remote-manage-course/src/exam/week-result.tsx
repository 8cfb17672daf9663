import { manageExamResult, useCall, type ManageExamResult } from '@suite/api';
import { Leftovers, Waiting } from '@suite/features/paper';
import { manageExamScope } from '@suite/features/paper/kinds';
import { QuestionReview, reviewOfList } from '@suite/features/question-review';
import { ResultPage, tallyOf, type NextAction, type Outcome } from '@suite/features/result';
import { ComesBack, useTakenPaper } from '@suite/features/spaced-review';
import { platform } from '@suite/kernel';
import { links } from '@suite/kernel/links';
import { useSearchParams } from '@suite/kernel/router';
import { dayAt, nearMomentInWords, yearAndMomentInWords } from '@suite/kernel/time';
import { PageHead } from '@suite/ui';
import { Button, Page } from '@suite/ui/base';
import { NotYet } from './not-yet';

const outcomeOf = (result: ManageExamResult): Outcome => ({
  ...tallyOf(result.question_list),
  score: result.score ?? NaN,
  total: result.total_score,
  usedSeconds: result.used_seconds,
  submitTime: result.submit_time,
  passScore: result.pass_score,
  isPass: result.is_pass === 1,
});

const toHub: NextAction = { text: '返回管理课程', to: links.manageCourse() };

/** The last attempt at a week's exam; with `?view=analysis` in the address its solved questions. */
export function WeekResult({ week }: { week: number }) {
  const query = useCall(manageExamResult, { week }, { staleTime: 0 });
  const [search] = useSearchParams();
  const result = query.data;
  useTakenPaper({ bank: 'manage', at: result?.submit_time ?? '', questions: result?.question_list });
  if (!result) return <Waiting title="课程考试" query={query} />;
  if (typeof result.is_pass !== 'number') return <NotPublished result={result} />;
  if (search.get('view') === 'analysis') return <Review result={result} />;
  const outcome = outcomeOf(result);
  const analysis: NextAction = {
    text: '查看答案与解析',
    to: links.manageExam({ week, view: 'analysis' }),
  };
  const again: NextAction = {
    text: `再考一次（还有 ${result.tries_left} 次）`,
    to: links.manageExam({ week, attempt: result.attempt + 1 }),
  };
  const canRetry = !result.is_pass && result.tries_left > 0;
  return (
    <ResultPage
      name={result.title}
      kind="考试"
      outcome={outcome}
      primary={canRetry ? again : toHub}
      others={canRetry ? [analysis, toHub] : [analysis]}
    >
      <ComesBack outcome={outcome} />
      <Leftovers scope={manageExamScope(week)} />
    </ResultPage>
  );
}

function Review({ result: { week, title, question_list } }: { result: ManageExamResult }) {
  return (
    <Page
      footer={
        <Button block onClick={() => platform().navigate(links.manageExam({ week }), { replace: true })}>
          查看成绩
        </Button>
      }
    >
      <PageHead title={title} />
      <QuestionReview review={reviewOfList(question_list)} />
    </Page>
  );
}

function NotPublished({ result: { week, title, submit_time, result_time } }: { result: ManageExamResult }) {
  const published = nearMomentInWords(result_time, dayAt(Date.now()));
  return (
    <NotYet
      title="已交卷，等待公布成绩"
      facts={[title, `${yearAndMomentInWords(submit_time)} 交卷`, `${published} 公布成绩`]}
    >
      <Leftovers scope={manageExamScope(week)} />
    </NotYet>
  );
}
