/** What became of a write: kept on the device, or only in this page because storage is full or closed. */
export type Kept = 'kept' | 'full' | 'closed';

/** One of the browser's storages. It never throws: a value that the browser refuses is kept until the page is left. */
export interface Store {
  /** The text under a key; undefined when there is none. */
  getText(key: string): string | undefined;
  setText(key: string, text: string): Kept;
  /** The value under a key; undefined when there is none, or when what is there is no JSON. */
  get(key: string): unknown;
  set(key: string, value: unknown): Kept;
  remove(key: string): void;
  /** The keys that begin with a prefix. */
  keys(prefix: string): string[];
  /**
   * Tells what another tab has written under a key; undefined when it was removed, or is no JSON. Not
   * called for this page's own writes.
   */
  watch(key: string, listener: (value: unknown) => void): () => void;
}

function attempt<Value>(use: () => Value): Value | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}

const parsed = (text: string | null | undefined) =>
  typeof text === 'string' ? attempt(() => JSON.parse(text) as unknown) : undefined;

/** Browsers name the error of a full storage QuotaExceededError, old iOS QUOTA_EXCEEDED_ERR. */
const isFull = (error: unknown) => /quota/i.test((error as { name?: string } | undefined)?.name ?? '');

/** Wraps a storage that may be full, or forbidden: then even reading `localStorage` throws. */
export function createStore(storage: () => Storage): Store {
  const memory = new Map<string, string>();

  const getText = (key: string) => memory.get(key) ?? attempt(() => storage().getItem(key)) ?? undefined;

  function setText(key: string, text: string): Kept {
    try {
      storage().setItem(key, text);
      memory.delete(key);
      return 'kept';
    } catch (error) {
      memory.set(key, text);
      return isFull(error) ? 'full' : 'closed';
    }
  }

  return {
    getText,
    setText,
    get: (key) => parsed(getText(key)),
    set: (key, value) => setText(key, JSON.stringify(value)),
    remove(key) {
      memory.delete(key);
      attempt(() => storage().removeItem(key));
    },
    keys(prefix) {
      const stored = attempt(() => Object.keys(storage())) ?? [];
      const own = [...memory.keys()].filter((key) => stored.indexOf(key) < 0);
      return [...stored, ...own].filter((key) => key.slice(0, prefix.length) === prefix);
    },
    watch(key, listener) {
      // A key of null means that the whole storage was cleared.
      const onStorage = (event: StorageEvent) => {
        if (event.key === key || event.key === null) listener(parsed(event.newValue));
      };
      window.addEventListener('storage', onStorage);
      return () => window.removeEventListener('storage', onStorage);
    },
  };
}
