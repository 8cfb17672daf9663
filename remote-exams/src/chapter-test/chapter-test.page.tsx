import { platform, useQueryClient } from '@suite/kernel';
import { useParams, useSearchParams } from '@suite/kernel/router';
import { useEffect } from 'react';
import { received } from '@suite/features/answering';
import { invalidateAll, PaperScreen, useFresh, Waiting } from '@suite/features/paper';
import { chapterTestAttempt } from '@suite/features/paper/kinds';
import { keepPassScore } from '@suite/features/pass-score';
import { chapterTestEditions } from './chapter-test-edition';

/** The test of the chapter in the address, in either edition. */
export default function ChapterTestPage({ edition }: { edition: keyof typeof chapterTestEditions }) {
  const { tests, analysisLink } = chapterTestEditions[edition];
  const chapterId = Number(useParams().chapterId);
  const courseId = Number(useSearchParams()[0].get('course_id')) || undefined;
  const client = useQueryClient();
  const query = useFresh([tests.scope, chapterId], () => received(tests.read({ chapter_id: chapterId })));
  const test = query.data;
  const passScore = test?.category_info.pass_chapter_score;
  useEffect(() => {
    if (passScore !== undefined) keepPassScore(passScore);
  }, [passScore]);

  if (!test) return <Waiting title="章节测试" query={query} />;
  const onFinal = () => {
    platform().navigate(analysisLink({ chapterId, courseId }), { replace: true });
    void invalidateAll(client);
  };
  return <PaperScreen paper={chapterTestAttempt(tests, chapterId, test)} onFinal={onFinal} />;
}
