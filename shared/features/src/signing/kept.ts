import { days, defineRecord, ownerOf } from '@suite/kernel/records';
import type { Marks } from './changes';
import { isStrokes, type Stroke } from './strokes';

/** What the device keeps of a signing: no name, no ID number, no code, no address of another provider. */
export interface Kept {
  /** Version of the document to which position and strokes belong. */
  version: string;
  /** How far the learner has read, as the id of the block at the top of the screen. */
  position: string;
  strokes: Stroke[];
  /** The version that was read in full, and what it said. */
  readVersion: string;
  marks?: Marks;
  /** Until when a signature may arrive that was sent and whose end is not known; 0 without one. By this device's clock. */
  arrivesBy: number;
}

const nothing: Kept = { version: '', position: '', strokes: [], readVersion: '', arrivesBy: 0 };

const isText = (value: unknown): value is string => typeof value === 'string';

function readKept(value: unknown): Kept {
  const kept = Object(value) as Partial<Kept>;
  return {
    version: isText(kept.version) ? kept.version : '',
    position: isText(kept.position) ? kept.position : '',
    strokes: isStrokes(kept.strokes) ? kept.strokes : [],
    readVersion: isText(kept.readVersion) ? kept.readVersion : '',
    arrivesBy: Number(kept.arrivesBy) || 0,
    ...(typeof kept.marks === 'object' && kept.marks !== null && { marks: kept.marks }),
  };
}

/** Strokes are personal: what was not signed within a week is drawn anew. */
const signings = defineRecord<Kept>({
  kind: 'signing',
  version: 1,
  owner: 'learner',
  personal: true,
  expires: days(7),
  read: readKept,
});

/** The device's part of a signing, by learner and contract; position and strokes hold for one version. */
export function keptSigning(user: number | string, scope: string) {
  const record = signings.of(ownerOf(user), scope);
  const read = () => record.read() ?? nothing;
  return {
    read,
    /** What was kept of this version. */
    of(version: string): Kept {
      const kept = read();
      return kept.version === version
        ? kept
        : { ...nothing, readVersion: kept.readVersion, marks: kept.marks, arrivesBy: kept.arrivesBy };
    },
    keep(version: string, part: Partial<Omit<Kept, 'version'>>): void {
      record.save({ ...this.of(version), ...part, version });
    },
    /** A signature has been sent, or (0) it is known what became of it. */
    keepSent(arrivesBy: number): void {
      const kept = read();
      if (kept.arrivesBy !== arrivesBy) record.save({ ...kept, arrivesBy });
    },
    wipe: () => record.remove(),
  };
}

export type KeptSigning = ReturnType<typeof keptSigning>;
