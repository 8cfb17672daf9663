import { AnswerSystem } from './answer-system';
import { olderPractice } from './practice-edition';

/** Practice of all courses but the reform one. */
export default function AnswerSystemPage() {
  return <AnswerSystem edition={olderPractice} />;
}
