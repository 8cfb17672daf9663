import { reformLine } from './lines';
import { MaterialList } from './material-list';

export default function StudyMaterialReformPage() {
  return <MaterialList line={reformLine} />;
}
