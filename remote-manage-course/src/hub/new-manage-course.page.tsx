import { editions } from '../edition';
import { ManageHub } from './manage-hub';

export default function NewManageCoursePage() {
  return <ManageHub edition={editions.new} />;
}
