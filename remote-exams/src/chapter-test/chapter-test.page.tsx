import { ChapterTest } from './chapter-test';
import { olderEdition } from './chapter-test-edition';

/** The test of a chapter of any course but the reform one. */
export default function ChapterTestPage() {
  return <ChapterTest edition={olderEdition} />;
}
