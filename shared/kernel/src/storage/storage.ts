/** What became of a save: kept on the device, or only in this page because its storage is full or closed. */
export type SaveResult = 'kept' | 'full' | 'closed';

/** One of the browser's storages, as texts. It never throws: a text that the browser refuses lives as long as the page. */
export interface TextStorage {
  read(key: string): string | undefined;
  save(key: string, text: string): SaveResult;
  remove(key: string): void;
  /** The keys that begin with a prefix. */
  keys(prefix: string): string[];
  /** Whether the device has the text, so that it outlives the page. */
  isKept(key: string): boolean;
  /** Tells what another tab has saved; undefined when it was removed. Not called for this page's own writes. */
  watch(key: string, listener: (text: string | undefined) => void): () => void;
}

function attempt<Value>(access: () => Value): Value | undefined {
  try {
    return access();
  } catch {
    return undefined;
  }
}

/** What a text says as JSON; undefined when it is none. */
export const parsedJson = (text: string | undefined): unknown =>
  text === undefined ? undefined : attempt(() => JSON.parse(text) as unknown);

/** Browsers name the error of a full storage QuotaExceededError, old iOS QUOTA_EXCEEDED_ERR. */
const isFull = (error: unknown) => /quota/i.test((error as { name?: string } | undefined)?.name ?? '');

/** Wraps a storage that may be full, or forbidden: then even reading `localStorage` throws. */
export function createStorage(storage: () => Storage): TextStorage {
  const memory = new Map<string, string>();
  return {
    read: (key) => memory.get(key) ?? attempt(() => storage().getItem(key)) ?? undefined,
    save(key, text) {
      try {
        storage().setItem(key, text);
        memory.delete(key);
        return 'kept';
      } catch (error) {
        memory.set(key, text);
        return isFull(error) ? 'full' : 'closed';
      }
    },
    remove(key) {
      memory.delete(key);
      attempt(() => storage().removeItem(key));
    },
    keys(prefix) {
      const stored = attempt(() => Object.keys(storage())) ?? [];
      const own = Array.from(memory.keys()).filter((key) => stored.indexOf(key) < 0);
      return stored.concat(own).filter((key) => key.startsWith(prefix));
    },
    isKept: (key) => !memory.has(key),
    watch(key, listener) {
      // A key of null means that the whole storage was cleared.
      const onStorage = (event: StorageEvent) => {
        if (event.key === key || event.key === null) listener(event.newValue ?? undefined);
      };
      // A page out of the browser's cache has missed what other tabs have saved.
      const onShow = ({ persisted }: PageTransitionEvent) =>
        persisted && listener(attempt(() => storage().getItem(key)) ?? undefined);
      window.addEventListener('storage', onStorage);
      window.addEventListener('pageshow', onShow);
      return () => {
        window.removeEventListener('storage', onStorage);
        window.removeEventListener('pageshow', onShow);
      };
    },
  };
}

const storages = {
  /** Outlives the page and the tab. */
  device: createStorage(() => localStorage),
  /** Lives as long as the tab. */
  tab: createStorage(() => sessionStorage),
  /** Lives as long as the page: of a learner who is not known, nothing is written. */
  page: createStorage(() => {
    throw new Error('nobody is known');
  }),
};

export type StorageName = keyof typeof storages;

export const storageOf = (name: StorageName): TextStorage => storages[name];

/** A text under a key that is not ours to choose: the specification names it, or the inline loader reads it. */
export function namedText(where: 'device' | 'tab', key: string) {
  const storage = storages[where];
  return {
    read: () => storage.read(key),
    /** What the text says as JSON; undefined when it is none. */
    readJson: () => parsedJson(storage.read(key)),
    save: (text: string) => storage.save(key, text),
    remove: () => storage.remove(key),
    /** Tells that another tab has saved or removed it. */
    watch: (listener: () => void) => storage.watch(key, listener),
  };
}
