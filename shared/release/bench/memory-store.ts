import type { Store } from '../src/store/store';

/** A store in memory that counts what it is asked for. */
export function memoryStore() {
  const files = new Map<string, Buffer>();
  const asked = { reads: 0, writes: 0, lists: 0, removals: 0 };
  const store: Pick<Store, 'read' | 'replace' | 'list' | 'remove'> = {
    async read(path) {
      asked.reads++;
      const body = files.get(path);
      return body && { body, tag: 'one' };
    },
    async replace(path, body) {
      asked.writes++;
      files.set(path, Buffer.from(body));
    },
    async list(folder) {
      asked.lists++;
      return [...files.keys()]
        .filter((path) => path.startsWith(`${folder}/`))
        .map((path) => path.slice(folder.length + 1));
    },
    async remove(path) {
      asked.removals++;
      files.delete(path);
    },
  };
  return { ...store, asked };
}
