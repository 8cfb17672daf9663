import { DiplomaScreen } from './diploma-screen';
import { financeLines } from './diploma-lines';

/** The diploma of the finance course, in the version that the learner has. */
export default function DiplomaPage() {
  return <DiplomaScreen lines={financeLines} />;
}
