import { ChapterTestAnalysis } from './chapter-test-analysis';
import { reformTests } from './analysis-edition';

/** A chapter test of the reform course, solved. */
export default function ChapterTestAnalysisReformPage() {
  return <ChapterTestAnalysis edition={reformTests} />;
}
