import { ChapterTest } from './chapter-test';
import { reformChapterTests } from './chapter-test-edition';

/** The test of a chapter of the reform course. */
export default function ChapterTestReformPage() {
  return <ChapterTest edition={reformChapterTests} />;
}
