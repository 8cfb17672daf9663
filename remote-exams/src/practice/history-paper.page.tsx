import { HistoryPaper } from './history-paper';
import { olderPractice } from './practice-edition';

/** Earlier practice papers of all courses but the reform one. */
export default function HistoryPaperPage() {
  return <HistoryPaper edition={olderPractice} />;
}
