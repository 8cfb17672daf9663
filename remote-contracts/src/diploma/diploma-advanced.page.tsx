import { DiplomaScreen } from './diploma-screen';

const lines = ['advanced'] as const;

/** The diploma of the advanced course. */
export default function DiplomaAdvancedPage() {
  return <DiplomaScreen lines={lines} />;
}
