import { reformLine } from './lines';
import { MaterialView } from './material-view';

export default function StudyMaterialReformDetailPage() {
  return <MaterialView line={reformLine} />;
}
