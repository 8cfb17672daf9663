import { deviceStore, type Kept } from '@suite/kernel';

/** Entries kept on the device, each under a key of its own, so that two open pages do not overwrite each other. */
export interface Shelf<Entry extends { id: string }> {
  all(): Entry[];
  put(entry: Entry): Kept;
  remove(id: string): void;
}

/** A shelf whose keys begin with a prefix; a value that is not an entry is removed. */
export function createShelf<Entry extends { id: string }>(
  prefix: string,
  isEntry: (value: unknown) => value is Entry,
): Shelf<Entry> {
  function read(key: string): Entry[] {
    const value = deviceStore.get(key);
    if (isEntry(value) && key === prefix + value.id) return [value];
    deviceStore.remove(key);
    return [];
  }
  return {
    all: () => deviceStore.keys(prefix).flatMap(read),
    put: (entry) => deviceStore.set(prefix + entry.id, entry),
    remove: (id) => deviceStore.remove(prefix + id),
  };
}
