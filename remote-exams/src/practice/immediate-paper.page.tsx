import { ImmediatePaper } from './immediate-paper';
import { olderPractice } from './practice-edition';

/** A new paper on one unit of any course but the reform one, or the one that was begun. */
export default function ImmediatePaperPage() {
  return <ImmediatePaper edition={olderPractice} />;
}
