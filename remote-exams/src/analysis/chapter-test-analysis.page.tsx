import { ChapterTestAnalysis } from './chapter-test-analysis';
import { olderTests } from './analysis-edition';

/** A chapter test of the older courses, solved. */
export default function ChapterTestAnalysisPage() {
  return <ChapterTestAnalysis edition={olderTests} />;
}
