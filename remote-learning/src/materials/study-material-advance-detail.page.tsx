import { advanceLine } from './lines';
import { MaterialView } from './material-view';

export default function StudyMaterialAdvanceDetailPage() {
  return <MaterialView line={advanceLine} />;
}
