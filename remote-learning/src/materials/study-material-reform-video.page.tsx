import { reformMaterials } from './material-edition';
import { MaterialView } from './material-view';

export default function StudyMaterialReformVideoPage() {
  return <MaterialView edition={reformMaterials} isVideo />;
}
