import { platform, useQueryClient } from '@suite/kernel';
import { links } from '@suite/kernel/links';
import { QuestionReview, reviewOfList } from '@suite/features/question-review';
import { received } from '@suite/features/answering';
import { useState } from 'react';
import { invalidateAll, Leftovers, PaperScreen, useFresh, Waiting } from '@suite/features/paper';
import { questionsOf, videoTestAttempt, type AnyVideoTest } from '@suite/features/paper/kinds';
import { ResultPage, verdictOf } from '@suite/features/result';
import { ComesBack, useTakenPaper, type Bank } from '@suite/features/spaced-review';
import { testOutcome } from '../course-test/test-outcome';
import type { SummaryTestEdition, TestedChapter } from './summary-test-edition';

interface VideoTestProps {
  edition: SummaryTestEdition;
  videoId: number;
  of: TestedChapter;
}

/** A video's test: the result of the last attempt, or the open attempt. */
export function VideoTest({ edition, videoId, of }: VideoTestProps) {
  const client = useQueryClient();
  const query = useFresh([edition.tests.scope, videoId], () =>
    received(edition.tests.read({ v_id: videoId })),
  );
  // The attempt that the learner chose to begin; until then a submitted test shows its result.
  const [asked, setAsked] = useState<number>();
  const test = query.data;
  if (!test) return <Waiting title="总结测试" query={query} />;

  const { chapterId, courseId } = of;
  const after = edition.pageAfter(videoId, of);
  const { result, record_id, user_answer } = test;
  const isBegun = Object.keys(user_answer?.content ?? {}).length > 0;
  if (result && !isBegun && asked !== record_id) {
    return (
      <LastResult
        test={test}
        scope={`${edition.tests.scope}-${videoId}`}
        result={result}
        bank={edition.practice.pages.isReform ? 'reform' : 'older'}
        course={chapterId ? links.chapter({ chapterId, courseId }) : after}
        after={after}
        onAgain={() => setAsked(record_id)}
      />
    );
  }
  const onFinal = async () => {
    const { isError } = await query.refetch();
    // Until the new result is read, the one before it must not show.
    if (!isError) setAsked(undefined);
    void invalidateAll(client);
  };
  return <PaperScreen paper={videoTestAttempt(edition.tests, test)} onFinal={() => void onFinal()} />;
}

interface LastResultProps {
  test: AnyVideoTest;
  /** Of the test's answers on the device. */
  scope: string;
  result: NonNullable<AnyVideoTest['result']>;
  bank: Bank;
  /** Address of the course. */
  course: string;
  /** Address at which the course continues once the test is passed. */
  after: string;
  onAgain: () => void;
}

function LastResult({ test: { video_info }, scope, result, bank, ...to }: LastResultProps) {
  const { course, after, onAgain } = to;
  const questions = questionsOf(result);
  useTakenPaper({ bank, at: result.submit_time, questions });
  const outcome = testOutcome(result, questions, video_info.pass_score);
  const again = { text: '再测一次', onClick: onAgain };
  const passed = verdictOf(outcome) === 'passed';
  const goOn = {
    text: passed ? '继续学习' : '返回课程',
    onClick: () => platform().navigate(passed ? after : course),
  };
  return (
    <ResultPage
      name={video_info.video_name}
      kind="测试"
      outcome={outcome}
      primary={passed ? goOn : again}
      others={[passed ? again : goOn]}
    >
      <ComesBack outcome={outcome} />
      <Leftovers scope={scope} />
      <QuestionReview review={reviewOfList(questions)} />
    </ResultPage>
  );
}
