import { HistoryPaper } from './history-paper';
import { reformPractice } from './practice-edition';

/** Earlier practice papers of the reform course. */
export default function HistoryPaperReformPage() {
  return <HistoryPaper edition={reformPractice} />;
}
