import { deviceStore, learnerKey, useSession } from '@suite/kernel';
import { useState } from 'react';

const isIds = (value: unknown): value is number[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'number');

/** The shares that a learner has marked for the rehearsal, and the money they have; kept on this device. */
export function useMarks() {
  const user = useSession(({ user: id }) => id) ?? 0;
  const key = learnerKey(user, 'new-share-marks');
  const cashKey = learnerKey(user, 'new-share-cash');
  const [marks, setMarks] = useState<number[]>(() => {
    const kept = deviceStore.get(key);
    return isIds(kept) ? kept : [];
  });
  const [cash, setCash] = useState(() => deviceStore.getText(cashKey) ?? '');

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
