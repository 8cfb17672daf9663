import { advancedMaterials } from './material-edition';
import { MaterialView } from './material-view';

export default function StudyMaterialAdvanceDetailPage() {
  return <MaterialView edition={advancedMaterials} />;
}
