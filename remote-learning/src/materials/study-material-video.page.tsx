import { olderLine } from './lines';
import { MaterialView } from './material-view';

export default function StudyMaterialVideoPage() {
  return <MaterialView line={olderLine} isVideo />;
}
