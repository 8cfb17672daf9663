import { platform } from '@suite/kernel';
import { useSearchParams } from '@suite/kernel/router';
import { Button, Empty, Page, Spoken } from '@suite/ui/base';
import { useEffect } from 'react';
import { UnitPaper } from '../practice/unit-paper';
import { summaryTestEditions } from './summary-test-edition';
import { VideoTest } from './video-test';

/** The summary test that the address asks for: of a video, of a unit, or of a whole chapter. */
export default function SummaryTestPage({ edition: name }: { edition: keyof typeof summaryTestEditions }) {
  const edition = summaryTestEditions[name];
  const [search] = useSearchParams();
  const numberOf = (...names: string[]) =>
    names.map((name) => Number(search.get(name))).find((value) => Number.isInteger(value) && value > 0);
  const videoId = numberOf('videoId', 'v_id');
  const unitId = numberOf('unitId', 'unit_id');
  const chapterId = numberOf('chapterId', 'chapter_id');

  const courseId = numberOf('course_id');
  if (videoId)
    return <VideoTest key={videoId} edition={edition} videoId={videoId} of={{ chapterId, courseId }} />;
  if (unitId) return <UnitPaper key={unitId} edition={edition.practice} unitId={unitId} />;
  if (chapterId) return <Elsewhere to={edition.chapterTestLink({ chapterId, courseId })} />;
  return (
    <Page tone="white">
      <Spoken as="h1">总结测试</Spoken>
      <Empty
        text="请从课程里打开要做的测试"
        action={<Button onClick={() => platform().navigate(edition.player)}>去学习</Button>}
      />
    </Page>
  );
}

function Elsewhere({ to }: { to: string }) {
  useEffect(() => platform().navigate(to, { replace: true }), [to]);
  return null;
}
