import { deviceStore, learnerKey, unsentKey, useSession } from '@suite/kernel';
import { useEffect, useState } from 'react';

const idsIn = (kept: unknown): number[] =>
  Array.isArray(kept) ? kept.filter((one): one is number => typeof one === 'number') : [];

/**
 * The shares that a learner has marked for the rehearsal, and the money they have. The marks are nowhere else, so a
 * logout keeps them for their learner; how much money somebody has does not stay on the phone.
 */
export function useMarks() {
  const user = useSession(({ user: id }) => id) ?? 0;
  const key = unsentKey(user, 'new-share-marks');
  const cashKey = learnerKey(user, 'new-share-cash');
  const [marks, setMarks] = useState(() => idsIn(deviceStore.get(key)));
  const [cash, setCash] = useState(() => deviceStore.getText(cashKey) ?? '');

  // What another tab marks shows at once: the next tap here must not write over it.
  useEffect(() => deviceStore.watch(key, (kept) => setMarks(idsIn(kept))), [key]);

  return {
    marks,
    isMarked: (id: number) => marks.indexOf(id) >= 0,
    toggle(id: number) {
      const next = marks.indexOf(id) >= 0 ? marks.filter((one) => one !== id) : marks.concat(id);
      setMarks(next);
      deviceStore.set(key, next);
    },
    cash,
    setCash(text: string) {
      setCash(text);
      deviceStore.setText(cashKey, text);
    },
  };
}

export type Marks = ReturnType<typeof useMarks>;
