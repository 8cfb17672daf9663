import { editions } from '../edition';
import { ManageEvaluationResult } from './evaluation-pages';

export default function NewEvaluateResultPage() {
  return <ManageEvaluationResult edition={editions.new} />;
}
