import { useSearchParams } from '@suite/kernel/router';
import { sharedEdition } from './material-edition';
import { MaterialView } from './material-view';

export default function StudyMaterialVideoPage() {
  const [search] = useSearchParams();
  return <MaterialView edition={sharedEdition(search.get('line'))} isVideo />;
}
