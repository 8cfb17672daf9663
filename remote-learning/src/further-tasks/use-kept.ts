import { deviceStore, unsentKey, type Kept } from '@suite/kernel';
import { useEffect, useState } from 'react';

/**
 * A value of which this device has the only copy, so a logout keeps it for its learner; another tab's change shows
 * at once.
 */
export function useKept<Value>(
  owner: number,
  name: string,
  read: (kept: unknown) => Value,
): readonly [Value, (next: Value) => Kept] {
  const key = unsentKey(owner, name);
  const [value, setValue] = useState(() => read(deviceStore.get(key)));
  useEffect(() => deviceStore.watch(key, (kept) => setValue(read(kept))), [key, read]);
  const write = (next: Value) => {
    setValue(next);
    return deviceStore.set(key, next);
  };
  return [value, write];
}
