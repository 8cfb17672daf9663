import { SummaryTest } from './summary-test';
import { olderSummaryTests } from './test-line';

/** Summary tests of all courses but the reform one. */
export default function SummaryTestPage() {
  return <SummaryTest line={olderSummaryTests} />;
}
