import { reformLine } from './lines';
import { MaterialView } from './material-view';

export default function StudyMaterialReformVideoPage() {
  return <MaterialView line={reformLine} isVideo />;
}
