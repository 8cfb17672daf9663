import { days, defineRecord, useOwner, useRecord } from '@suite/kernel/records';

/** The shares that a learner has marked for the rehearsal. They are nowhere else, so a logout keeps them. */
const marksRecords = defineRecord<number[]>({
  kind: 'new-share-marks',
  version: 1,
  owner: 'learner',
  personal: false,
  unsent: true,
  read: (stored) => (Array.isArray(stored) ? stored.filter((one) => typeof one === 'number') : undefined),
});

/** The money that a learner has for them: that does not stay on the phone. */
const cashRecords = defineRecord<string>({
  kind: 'new-share-cash',
  version: 1,
  owner: 'learner',
  personal: true,
  expires: days(30),
  read: (stored) => (typeof stored === 'string' || typeof stored === 'number' ? String(stored) : undefined),
});

/** What a learner plays through in the rehearsal of new shares: the shares, and the money they have. */
export function useMarks() {
  const owner = useOwner();
  const [marks = [], setMarks] = useRecord(marksRecords.of(owner));
  const [cash = '', setCash] = useRecord(cashRecords.of(owner));
  return {
    marks,
    isMarked: (id: number) => marks.indexOf(id) >= 0,
    toggle: (id: number) =>
      setMarks(marks.indexOf(id) >= 0 ? marks.filter((one) => one !== id) : marks.concat(id)),
    cash,
    setCash,
  };
}

export type Marks = ReturnType<typeof useMarks>;
