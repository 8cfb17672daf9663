import { olderMaterials } from './material-edition';
import { MaterialView } from './material-view';

export default function StudyMaterialVideoPage() {
  return <MaterialView edition={olderMaterials} isVideo />;
}
