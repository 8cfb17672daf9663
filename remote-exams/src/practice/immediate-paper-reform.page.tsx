import { ImmediatePaper } from './immediate-paper';
import { reformPapers } from './paper-edition';

/** A new paper on one unit of the reform course, or the one that was begun. */
export default function ImmediatePaperReformPage() {
  return <ImmediatePaper edition={reformPapers} />;
}
