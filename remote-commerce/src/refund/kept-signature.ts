import { isStrokes, type Stroke } from '@suite/features/signing';
import { days, defineRecord, ownerOf } from '@suite/kernel/records';

/** What the device keeps of an agreement that is being signed: nothing of a card or an identity. */
interface Kept {
  /** The version that was read to its end. */
  readVersion: string;
  strokes: Stroke[];
}

const signatures = defineRecord<Kept>({
  kind: 'refund',
  version: 1,
  owner: 'learner',
  personal: true,
  expires: days(7),
  read(stored) {
    const { readVersion, strokes } = Object(stored) as Partial<Kept>;
    return {
      readVersion: typeof readVersion === 'string' ? readVersion : '',
      strokes: isStrokes(strokes) ? strokes : [],
    };
  },
});

/** Reading and signature of one agreement on this device, wiped when the server has it. */
export function keptSignature(user: number, contractId: number) {
  const record = signatures.of(ownerOf(user), contractId);
  const read = (): Kept => record.read() ?? { readVersion: '', strokes: [] };
  return {
    read,
    keep: (part: Partial<Kept>) => void record.save({ ...read(), ...part }),
    wipe: () => record.remove(),
  };
}

export type KeptSignature = ReturnType<typeof keptSignature>;
