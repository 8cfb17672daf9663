/** Entries kept on the device, each under a key of its own, so that two open pages do not overwrite each other. */
export interface Shelf<Entry extends { id: string }> {
  all(): Entry[];
  put(entry: Entry): void;
  remove(id: string): void;
}

/**
 * A shelf under a prefix of the local storage. Where storage is forbidden or full, entries live as
 * long as the page; what is not an entry is thrown away.
 */
export function createShelf<Entry extends { id: string }>(
  prefix: string,
  isEntry: (value: unknown) => value is Entry,
): Shelf<Entry> {
  const inPage = new Map<string, Entry>();

  function read(key: string): Entry | undefined {
    try {
      const value: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
      if (isEntry(value) && key === prefix + value.id) return value;
    } catch {
      // Not ours to read: removed below like any other garbage.
    }
    localStorage.removeItem(key);
    return undefined;
  }

  function stored(): Entry[] {
    try {
      const keys = Object.keys(localStorage).filter((key) => key.startsWith(prefix));
      return keys.flatMap((key) => read(key) ?? []);
    } catch {
      return [];
    }
  }

  return {
    all: () => [...stored().filter(({ id }) => !inPage.has(id)), ...Array.from(inPage.values())],
    put(entry) {
      try {
        localStorage.setItem(prefix + entry.id, JSON.stringify(entry));
        inPage.delete(entry.id);
      } catch {
        inPage.set(entry.id, entry);
      }
    },
    remove(id) {
      inPage.delete(id);
      try {
        localStorage.removeItem(prefix + id);
      } catch {
        // Forbidden storage holds nothing.
      }
    },
  };
}
