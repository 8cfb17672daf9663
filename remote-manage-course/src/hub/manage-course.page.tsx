import { editions } from '../edition';
import { ManageHub } from './manage-hub';

export default function ManageCoursePage() {
  return <ManageHub edition={editions.old} />;
}
