import { ChapterTest } from './chapter-test';
import { reformChapterTests } from './test-line';

/** The test of a chapter of the reform course. */
export default function ChapterTestReformPage() {
  return <ChapterTest line={reformChapterTests} />;
}
