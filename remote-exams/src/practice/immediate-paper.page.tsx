import { useParams } from '@suite/kernel/router';
import { practiceEditions } from './practice-edition';
import { UnitPaper } from './unit-paper';

/** A new paper on the unit in the address, or the one that was begun. */
export default function ImmediatePaperPage({ edition }: { edition: keyof typeof practiceEditions }) {
  return <UnitPaper edition={practiceEditions[edition]} unitId={Number(useParams().unitId)} />;
}
