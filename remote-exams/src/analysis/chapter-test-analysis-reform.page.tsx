import { ChapterTestAnalysis } from './chapter-test-analysis';
import { reformTests } from './line';

/** A chapter test of the reform course, solved. */
export default function ChapterTestAnalysisReformPage() {
  return <ChapterTestAnalysis line={reformTests} />;
}
