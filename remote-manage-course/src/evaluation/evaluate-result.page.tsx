import { editions } from '../edition';
import { ManageEvaluationResult } from './evaluation-pages';

export default function EvaluateResultPage() {
  return <ManageEvaluationResult edition={editions.old} />;
}
