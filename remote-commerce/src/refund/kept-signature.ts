import { isStrokes, type Stroke } from '@suite/features/signing';
import { deviceStore, learnerKey } from '@suite/kernel';

/** What the device keeps of an agreement that is being signed: nothing of a card or an identity. */
interface Kept {
  /** The version that was read to its end. */
  readVersion: string;
  strokes: Stroke[];
}

/** Reading and signature of one agreement on this device, wiped when the provider has it. */
export function keptSignature(user: number, contractId: number) {
  const key = learnerKey(user, `refund.${contractId}`);
  const read = (): Kept => {
    const { readVersion, strokes } = Object(deviceStore.get(key)) as Partial<Kept>;
    return {
      readVersion: typeof readVersion === 'string' ? readVersion : '',
      strokes: isStrokes(strokes) ? strokes : [],
    };
  };
  return {
    read,
    keep: (part: Partial<Kept>) => void deviceStore.set(key, { ...read(), ...part }),
    wipe: () => deviceStore.remove(key),
  };
}

export type KeptSignature = ReturnType<typeof keptSignature>;
