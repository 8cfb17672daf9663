import { HistoryPaper } from './history-paper';
import { olderPractice } from './line';

/** Earlier practice papers of all courses but the reform one. */
export default function HistoryPaperPage() {
  return <HistoryPaper line={olderPractice} />;
}
