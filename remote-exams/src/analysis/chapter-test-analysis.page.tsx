import { platform, useQuery } from '@suite/kernel';
import { useParams, useSearchParams } from '@suite/kernel/router';
import { Loaded } from '@suite/features/loaded';
import { Button, Empty, Page, Skeleton, Spoken } from '@suite/ui/base';
import { Leftovers } from '@suite/features/paper';
import { groupsOf, questionsOf, type AnyTestResult } from '@suite/features/paper/kinds';
import { QuestionReview, reviewOf } from '@suite/features/question-review';
import { ScoreCard, reasonOf, verdictOf, type Outcome } from '@suite/features/result';
import { passScoreOf } from '@suite/features/pass-score';
import { ComesBack, useTakenPaper, type Bank } from '@suite/features/spaced-review';
import { testOutcome } from '../course-test/test-outcome';
import css from './chapter-test-analysis.module.css';
import { analysisEditions } from './analysis-edition';

const outcomeOf = (result: AnyTestResult): Outcome =>
  testOutcome(result, questionsOf(result), passScoreOf(result.category_info));

/** The last submitted attempt at a chapter test: its score, and each question with its solution. */
export default function ChapterTestAnalysisPage({
  edition: name,
}: {
  edition: keyof typeof analysisEditions;
}) {
  const edition = analysisEditions[name];
  const chapterId = Number(useParams().chapterId);
  // A cached result would be the one before the attempt that was just handed in.
  const query = useQuery({ ...edition.result({ chapter_id: chapterId }), staleTime: 0, gcTime: 0 });
  const goTo = (path: string) => platform().navigate(path);
  const courseId = Number(useSearchParams()[0].get('course_id')) || undefined;
  const test = edition.testLink({ chapterId, courseId });
  const result = query.data;
  return (
    <Page
      footer={
        result ? (
          <Next outcome={outcomeOf(result)} test={test} after={edition.pageAfter(chapterId, courseId)} />
        ) : undefined
      }
    >
      {query.data === undefined ? <Spoken as="h1">测试解析</Spoken> : null}
      <Loaded
        query={query}
        skeleton={
          <>
            <Skeleton card rows={3} />
            <Skeleton card rows={5} />
          </>
        }
        empty={
          <>
            <h1 className={css.title}>测试解析</h1>
            <Empty
              text="还没有交过本章的测试，交卷后可以查看答案和解析"
              action={
                <Button type="default" onClick={() => goTo(test)}>
                  去做测试
                </Button>
              }
            />
          </>
        }
      >
        {(known) => known && <Solved result={known} bank={name} scope={`${edition.scope}-${chapterId}`} />}
      </Loaded>
    </Page>
  );
}

interface SolvedProps {
  result: AnyTestResult;
  bank: Bank;
  /** Of the test's answers on the device. */
  scope: string;
}

function Solved({ result, bank, scope }: SolvedProps) {
  useTakenPaper({ bank, at: result.submit_time, questions: questionsOf(result) });
  const outcome = outcomeOf(result);
  return (
    <>
      <h1 className={css.title}>{result.category_info.category_name}</h1>
      <ScoreCard outcome={outcome} title="最近一次测试" note={reasonOf(outcome)} />
      <ComesBack outcome={outcome} />
      <Leftovers scope={scope} />
      <QuestionReview review={reviewOf(groupsOf(result))} />
    </>
  );
}

interface NextProps {
  outcome: Outcome;
  /** Address of the test itself. */
  test: string;
  /** Address at which the course continues. */
  after: string;
}

/** Leads on to the next lesson after a pass, and to another try otherwise. */
function Next({ outcome, test, after }: NextProps) {
  const passed = verdictOf(outcome) === 'passed';
  return (
    <Button block onClick={() => platform().navigate(passed ? after : test)}>
      {passed ? '继续学习' : '再测一次'}
    </Button>
  );
}
