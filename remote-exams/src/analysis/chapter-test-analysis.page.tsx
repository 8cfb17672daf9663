import { ChapterTestAnalysis } from './chapter-test-analysis';
import { olderTests } from './line';

/** A chapter test of the older courses, solved. */
export default function ChapterTestAnalysisPage() {
  return <ChapterTestAnalysis line={olderTests} />;
}
