import { SummaryTest } from './summary-test';
import { reformSummaryTests } from './summary-test-edition';

/** Summary tests of the reform course. */
export default function SummaryTestReformPage() {
  return <SummaryTest edition={reformSummaryTests} />;
}
