import { SummaryTest } from './summary-test';
import { reformSummaryTests } from './test-line';

/** Summary tests of the reform course. */
export default function SummaryTestReformPage() {
  return <SummaryTest line={reformSummaryTests} />;
}
