import { editions } from '../edition';
import { ManageEvaluation } from './evaluation-pages';

export default function EvaluateManagePage() {
  return <ManageEvaluation edition={editions.old} />;
}
