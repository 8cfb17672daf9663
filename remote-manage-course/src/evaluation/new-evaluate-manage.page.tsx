import { editions } from '../edition';
import { ManageEvaluation } from './evaluation-pages';

export default function NewEvaluateManagePage() {
  return <ManageEvaluation edition={editions.new} />;
}
