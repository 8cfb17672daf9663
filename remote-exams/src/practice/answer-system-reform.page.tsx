import { AnswerSystem } from './answer-system';
import { reformPractice } from './practice-edition';

/** Practice of the reform course. */
export default function AnswerSystemReformPage() {
  return <AnswerSystem edition={reformPractice} />;
}
