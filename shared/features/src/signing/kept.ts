import { deviceStore, learnerKey } from '@suite/kernel';
import type { Marks } from './changes';
import type { Stroke } from './strokes';

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
  /** When a signature was sent whose end is not known yet, by this device's clock; 0 without one. */
  sentAt: number;
}

const nothing: Kept = { version: '', position: '', strokes: [], readVersion: '', sentAt: 0 };

const isText = (value: unknown): value is string => typeof value === 'string';
const isNumbers = (value: unknown) =>
  Array.isArray(value) && value.every((part) => Number.isFinite(part as number));

function readKept(value: unknown): Kept {
  const kept = Object(value) as Partial<Kept>;
  const isStrokes =
    Array.isArray(kept.strokes) &&
    kept.strokes.every((stroke) => Array.isArray(stroke) && stroke.every(isNumbers));
  return {
    version: isText(kept.version) ? kept.version : '',
    position: isText(kept.position) ? kept.position : '',
    strokes: isStrokes ? (kept.strokes as Stroke[]) : [],
    readVersion: isText(kept.readVersion) ? kept.readVersion : '',
    sentAt: Number(kept.sentAt) || 0,
    ...(typeof kept.marks === 'object' && kept.marks !== null && { marks: kept.marks }),
  };
}

/** The device's part of a signing, by learner and contract; position and strokes hold for one version. */
export function keptSigning(user: number | string, scope: string) {
  const key = learnerKey(user, `signing.${scope}`);
  const read = () => readKept(deviceStore.get(key));
  return {
    read,
    /** What was kept of this version. */
    of(version: string): Kept {
      const kept = read();
      return kept.version === version
        ? kept
        : { ...nothing, readVersion: kept.readVersion, marks: kept.marks, sentAt: kept.sentAt };
    },
    keep(version: string, part: Partial<Omit<Kept, 'version'>>): void {
      deviceStore.set(key, { ...this.of(version), ...part, version });
    },
    /** A signature has been sent, or (0) it is known what became of it. */
    keepSent(sentAt: number): void {
      const kept = read();
      if (kept.sentAt !== sentAt) deviceStore.set(key, { ...kept, sentAt });
    },
    wipe: () => deviceStore.remove(key),
  };
}

export type KeptSigning = ReturnType<typeof keptSigning>;
