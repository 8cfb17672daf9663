import { olderLine } from './lines';
import { MaterialView } from './material-view';

export default function StudyMaterialDetailPage() {
  return <MaterialView line={olderLine} />;
}
