import { useParams } from '@suite/kernel/router';
import { paperEditions } from './paper-edition';
import { UnitPaper } from './unit-paper';

/** A new paper on the unit in the address, or the one that was begun. */
export default function ImmediatePaperPage({ edition }: { edition: keyof typeof paperEditions }) {
  return <UnitPaper edition={paperEditions[edition]} unitId={Number(useParams().unitId)} />;
}
