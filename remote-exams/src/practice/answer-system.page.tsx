import { AnswerSystem } from './answer-system';
import { olderPractice } from './line';

/** Practice of all courses but the reform one. */
export default function AnswerSystemPage() {
  return <AnswerSystem line={olderPractice} />;
}
