import { platform, useQueryClient } from '@suite/kernel';
import { useParams, useSearchParams } from '@suite/kernel/router';
import { useEffect } from 'react';
import { invalidateAll, PaperScreen, type PaperAttempt, useFresh, Waiting } from '@suite/features/paper';
import { keepPassScore } from '@suite/features/pass-score';
import { attemptReading, questionsOf } from '../course-test/test-questions';
import { chapterTestEditions, type AnyChapterTest, type ChapterTestEdition } from './chapter-test-edition';

function attemptOf(
  test: AnyChapterTest,
  chapterId: number,
  { scope, read, send }: ChapterTestEdition,
): PaperAttempt {
  const { record_id, category_info } = test;
  return {
    scope: `${scope}-${chapterId}`,
    attempt: record_id,
    title: category_info.category_name,
    questions: questionsOf(test),
    reading: attemptReading(test, record_id),
    provider: {
      read: async () => attemptReading(await read({ chapter_id: chapterId }), record_id),
      send: (sheet) => send({ category_id: category_info.id, record_id, ...sheet }),
    },
  };
}

/** The test of the chapter in the address, in either edition. */
export default function ChapterTestPage({ edition: name }: { edition: keyof typeof chapterTestEditions }) {
  const edition = chapterTestEditions[name];
  const chapterId = Number(useParams().chapterId);
  const courseId = Number(useSearchParams()[0].get('course_id')) || undefined;
  const client = useQueryClient();
  const query = useFresh([edition.scope, chapterId], () => edition.read({ chapter_id: chapterId }));
  const test = query.data;
  const passScore = test?.category_info.pass_chapter_score;
  useEffect(() => {
    if (passScore !== undefined) keepPassScore(passScore);
  }, [passScore]);

  if (!test) return <Waiting title="章节测试" query={query} />;
  const onFinal = () => {
    platform().navigate(edition.analysisLink({ chapterId, courseId }), { replace: true });
    void invalidateAll(client);
  };
  return <PaperScreen paper={attemptOf(test, chapterId, edition)} onFinal={onFinal} />;
}
