import { ChapterTest } from './chapter-test';
import { olderChapterTests } from './test-line';

/** The test of a chapter of any course but the reform one. */
export default function ChapterTestPage() {
  return <ChapterTest line={olderChapterTests} />;
}
