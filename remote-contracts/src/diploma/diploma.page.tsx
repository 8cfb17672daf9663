import type { CourseLine } from '@suite/api';
import { financeLines } from './diploma-lines';
import { DiplomaScreen } from './diploma-screen';

const lines: Record<'finance' | 'advanced', readonly CourseLine[]> = {
  finance: financeLines,
  advanced: ['advanced'],
};

/** The diploma of the finance course, in the version that the learner has, or of the advanced course. */
export default function DiplomaPage({ edition }: { edition: keyof typeof lines }) {
  return <DiplomaScreen lines={lines[edition]} />;
}
