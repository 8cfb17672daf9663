import { AnswerSystem } from './answer-system';
import { reformPractice } from './line';

/** Practice of the reform course. */
export default function AnswerSystemReformPage() {
  return <AnswerSystem line={reformPractice} />;
}
