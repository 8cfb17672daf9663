import { SummaryTest } from './summary-test';
import { olderSummaryTests } from './summary-test-edition';

/** Summary tests of all courses but the reform one. */
export default function SummaryTestPage() {
  return <SummaryTest edition={olderSummaryTests} />;
}
