import { olderMaterials } from './material-edition';
import { MaterialView } from './material-view';

export default function StudyMaterialDetailPage() {
  return <MaterialView edition={olderMaterials} />;
}
