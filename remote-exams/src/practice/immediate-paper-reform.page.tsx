import { ImmediatePaper } from './immediate-paper';
import { reformPractice } from './practice-edition';

/** A new paper on one unit of the reform course, or the one that was begun. */
export default function ImmediatePaperReformPage() {
  return <ImmediatePaper edition={reformPractice} />;
}
