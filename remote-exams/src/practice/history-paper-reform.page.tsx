import { HistoryPaper } from './history-paper';
import { reformPractice } from './line';

/** Earlier practice papers of the reform course. */
export default function HistoryPaperReformPage() {
  return <HistoryPaper line={reformPractice} />;
}
