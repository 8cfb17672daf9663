import { ChapterTest } from './chapter-test';
import { reformEdition } from './chapter-test-edition';

/** The test of a chapter of the reform course. */
export default function ChapterTestReformPage() {
  return <ChapterTest edition={reformEdition} />;
}
