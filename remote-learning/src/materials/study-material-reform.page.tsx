import { reformMaterials } from './material-edition';
import { MaterialList } from './material-list';

export default function StudyMaterialReformPage() {
  return <MaterialList edition={reformMaterials} />;
}
