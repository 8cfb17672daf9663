import { olderLine } from './lines';
import { MaterialList } from './material-list';

export default function StudyMaterialPage() {
  return <MaterialList line={olderLine} />;
}
