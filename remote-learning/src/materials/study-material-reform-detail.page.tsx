import { reformMaterials } from './material-edition';
import { MaterialView } from './material-view';

export default function StudyMaterialReformDetailPage() {
  return <MaterialView edition={reformMaterials} />;
}
