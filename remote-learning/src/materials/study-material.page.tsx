import { olderMaterials } from './material-edition';
import { MaterialList } from './material-list';

export default function StudyMaterialPage() {
  return <MaterialList edition={olderMaterials} />;
}
